import { type FaceCue, faceEffect, type MoveCue, moveEffect } from '../../../map/effects/motion.ts';
import {
  type AttentionCue,
  attentionEffect,
  type DestroyedCue,
  destroyedEffect,
  type WordCue,
  wordEffect,
} from '../../../map/effects/notes.ts';
import { type ShotCue, shotEffect } from '../../../map/effects/shot.ts';
import { type VerdictCue, verdictEffect } from '../../../map/effects/verdict.ts';
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

/** Everything that is shown while it happens. */
export type Cue = MoveCue | FaceCue | ShotCue | VerdictCue | WordCue | AttentionCue | DestroyedCue;

/** What Steampunk Fantasy brings to the map. */
export const steampunkMap: MapKit<Picture, Cue> = {
  ...boardKit,
  layers: {
    ...boardKit.layers,
    under: [spotlight, clouds, areas, arc, pathsWith(steampunkCounter), plans],
    over: [cloudCounts, arrows, sight, wheel, orderCards, planNumbers, labels],
  },
  counter: steampunkCounter,
  touchables: (picture, painting) => [...wheelTouchables(picture, painting), ...gripTouchables(picture, painting)],
  effects: {
    move: moveEffect,
    face: faceEffect,
    shot: shotEffect,
    verdict: verdictEffect,
    word: wordEffect,
    attention: attentionEffect,
    destroyed: destroyedEffect,
  },
};
