import type { SealedTypes } from '../../../../shared/test/rulesets/sealed-orders/index.ts';
import type { MapCue } from '../../../src/map/effects/cues.ts';
import type { RulesetPage } from '../../../src/rulesets/types.ts';
import { legend } from './legend.ts';
import { type Picture, sealedMap } from './map.ts';
import { sealedCoach, sealedMoments } from './moments.tsx';
import { Night, Orders, Track, Units } from './panels.tsx';
import { SealedPlanning } from './plan.ts';
import { sealedRules } from './rules.ts';
import { sealedWords } from './words.ts';

/** Sealed orders on the page. */
export const page: RulesetPage<SealedTypes, Picture, MapCue, SealedPlanning> = {
  id: 'sealed-orders',
  rules: sealedRules,
  plan: (match) => new SealedPlanning(match),
  map: sealedMap,
  legend,
  panels: {
    track: Track,
    card: { title: 'Units', Panel: Units, shows: () => true },
    bar: Orders,
    prompts: { flare: Night },
    tabs: [],
  },
  keys: (_match, planning) => planning.keys,
  words: sealedWords,
  moments: sealedMoments,
  coach: sealedCoach,
};
