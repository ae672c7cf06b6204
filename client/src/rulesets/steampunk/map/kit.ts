import type { MapCue } from '../../../map/effects/cues.ts';
import { EFFECTS } from '../../../map/effects/makers.ts';
import type { MapKit } from '../../../map/kit.ts';
import { spotlight } from '../../../map/layers/highlights.ts';
import { pathsWith } from '../../../map/layers/paths.ts';
import { sight } from '../../../map/layers/sight.ts';
import { wheel, wheelTouchables } from '../../../map/layers/wheel.ts';
import { steampunkCounter } from './counter/body.ts';
import { labels } from './labels.ts';
import { arc } from './layers/arc.ts';
import { areas } from './layers/areas.ts';
import { arrows } from './layers/arrows.ts';
import { cloudCounts } from './layers/cloud-counts.ts';
import { clouds } from './layers/clouds.ts';
import { gripTouchables } from './layers/grips.ts';
import { boardKit } from './layers/ground.ts';
import { orderCards } from './layers/order-cards.ts';
import { planNumbers } from './layers/plan-numbers.ts';
import { plans } from './layers/plans.ts';
import type { Picture } from './picture.ts';

/** What Steampunk Fantasy brings to the map. */
export const steampunkMap: MapKit<Picture, MapCue> = {
  ...boardKit,
  layers: {
    ...boardKit.layers,
    under: [spotlight, clouds, areas, arc, pathsWith(steampunkCounter), plans],
    over: [cloudCounts, arrows, sight, wheel, orderCards, planNumbers, labels],
  },
  counter: steampunkCounter,
  touchables: (picture, painting) => [...wheelTouchables(picture, painting), ...gripTouchables(picture, painting)],
  effects: EFFECTS,
};
