import { type Labelled, labelsOf } from '../../../map/layers/labels.ts';
import { sightLabels } from '../../../map/layers/sight.ts';
import { wheelRects } from '../../../map/layers/wheel.ts';
import type { Painting } from '../../../map/paint/brush.ts';
import { arcLabels } from './layers/arc.ts';
import { arrowLabels } from './layers/arrows.ts';
import { cardRects } from './layers/order-cards.ts';
import { planRects } from './layers/plan-numbers.ts';
import type { Picture } from './picture.ts';

/** What is written over the map, the most important first. */
const labelled = (picture: Picture, painting: Painting): Labelled => ({
  labels: [
    ...sightLabels(picture.sight, painting),
    ...arrowLabels(picture.arrows, painting.layout),
    ...arcLabels(picture, painting),
  ],
  obstacles: [
    ...wheelRects(picture, painting),
    ...planRects(picture.plans, painting.layout),
    ...cardRects(picture, painting),
  ],
});

/** All labels of the map. */
export const labels = labelsOf<Picture>(['sight', 'arrows', 'arc', 'wheel', 'plans'], labelled);
