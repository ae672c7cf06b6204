import { faceEffect, moveEffect } from '../../../map/effects/motion.ts';
import { attentionEffect, destroyedEffect, wordEffect } from '../../../map/effects/notes.ts';
import type { MapKit } from '../../../map/kit.ts';
import { bandLabels, bands } from '../../../map/layers/bands.ts';
import { entries } from '../../../map/layers/entries.ts';
import { pathLabels, pathsWith, pathTouchables } from '../../../map/layers/paths.ts';
import { sight } from '../../../map/layers/sight.ts';
import { spotlight } from '../../../map/layers/spotlight.ts';
import { wheel, wheelTouchables } from '../../../map/layers/wheel.ts';
import { warfareCounter } from './counter/body.ts';
import type { Cue } from './cues.ts';
import { shotEffect } from './effects/shot.ts';
import { reach } from './layers/reach.ts';
import type { Picture } from './picture.ts';

/** What Warfare brings to the map. */
export const warfareMap: MapKit<Picture, Cue> = {
  layers: {
    ground: [],
    under: [bands, entries, reach, pathsWith(warfareCounter)],
    over: [spotlight, sight, bandLabels, pathLabels, wheel],
  },
  draws: { features: [], markers: [] },
  counter: warfareCounter,
  touchables: ({ wheel: shown, paths }, painting) => [
    ...wheelTouchables(shown, painting),
    ...pathTouchables(paths, painting),
  ],
  effects: {
    move: moveEffect,
    face: faceEffect,
    shot: shotEffect,
    word: wordEffect,
    attention: attentionEffect,
    destroyed: destroyedEffect,
  },
};
