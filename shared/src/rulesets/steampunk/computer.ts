// What Steampunk Fantasy tells the computer about itself.
import type { ComputerRules } from '../../computer/index.ts';
import { couldDraw } from './computer/could-draw.ts';
import { propose } from './computer/propose/index.ts';
import { advise, weigh } from './computer/weigh.ts';
import { isSetUp, standing, worth } from './computer/worth.ts';
import type { SteampunkTypes } from './model/types.ts';

export const steampunkComputer: ComputerRules<SteampunkTypes> = {
  id: 'steampunk',
  levels: {
    easy: { steps: 0, blur: [1, 2, 2, 2, 20, 20] },
    normal: { steps: 0, blur: [3, 1, 1, 1] },
    hard: { steps: 0, blur: [1] },
  },
  propose,
  worth,
  couldDraw,
  isSetUp,
  standing,
  weigh,
  advise,
};
