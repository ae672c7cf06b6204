import { type Labelled, labelsOf } from '../../../map/layers/labels.ts';
import { ghostRects, pathLabels } from '../../../map/layers/paths.ts';
import { sightLabels } from '../../../map/layers/sight.ts';
import type { Painting } from '../../../map/paint/brush.ts';
import { areaLabels } from './layers/areas.ts';
import { arrowLabels } from './layers/arrows.ts';
import type { Picture } from './picture.ts';

/** What is written over the map, the most important first. */
const labelled = ({ paths, sight, arrows, areas }: Picture, painting: Painting): Labelled => ({
  labels: [
    ...paths.flatMap((path) => pathLabels(path, painting.layout)),
    ...sightLabels(sight, painting),
    ...arrowLabels(arrows, painting.layout),
    ...areaLabels(areas, painting),
  ],
  obstacles: ghostRects(paths, painting.layout),
});

/** All labels of the map. */
export const labels = labelsOf<Picture>(['paths', 'sight', 'arrows', 'areas'], labelled);
