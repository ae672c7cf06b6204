// What Warfare 3025 tells the computer about itself.
import type { ComputerRules } from '../../computer/index.ts';
import { couldDraw } from './computer/could-draw.ts';
import { propose } from './computer/propose/index.ts';
import { weigh } from './computer/weigh.ts';
import { standing, worth } from './computer/worth.ts';
import type { WarfareTypes } from './model/types.ts';

export const warfareComputer: ComputerRules<WarfareTypes> = {
  id: 'warfare3025',
  levels: {
    easy: { steps: 0, blur: [1, 1, 2, 4, 8, 12, 16, 16] },
    normal: { steps: 0, blur: [2, 1] },
    hard: { steps: 0, blur: [1] },
  },
  propose,
  worth,
  couldDraw,
  standing,
  weigh,
};
