// What Grimdark tells the computer about itself.
import type { ComputerRules } from '../../../computer/index.ts';
import type { GrimdarkTypes } from '../model/types.ts';
import { imagine } from './imagine.ts';
import { propose } from './propose/index.ts';
import { isFar, worth } from './worth.ts';

export const grimdarkComputer: ComputerRules<GrimdarkTypes> = {
  levels: {
    easy: { steps: 0, blur: [4, 3, 2, 1] },
    normal: { steps: 100, blur: [1] },
    hard: { steps: 800, blur: [1] },
  },
  propose,
  worth,
  search: { kinds: new Set(['activate', 'act']), imagine, isFar },
};
