// What Grimdark tells the computer about itself.
import type { ComputerRules } from '../../computer/index.ts';
import { couldDraw } from './computer/could-draw.ts';
import { imagine } from './computer/imagine.ts';
import { propose } from './computer/propose/index.ts';
import { weigh } from './computer/weigh.ts';
import { isFar, isSetUp, standing, worth } from './computer/worth.ts';
import type { GrimdarkTypes } from './model/types.ts';

export const grimdarkComputer: ComputerRules<GrimdarkTypes> = {
  id: 'grimdark',
  levels: {
    easy: { steps: 0, blur: [1, 1, 1, 2, 3, 4, 4, 4] },
    normal: { steps: 0, blur: [1] },
    hard: { steps: 200, blur: [1] },
  },
  propose,
  worth,
  couldDraw,
  isSetUp,
  standing,
  weigh,
  search: { kinds: new Set(['activate', 'act']), imagine, isFar },
};
