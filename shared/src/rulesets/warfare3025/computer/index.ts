// What Warfare 3025 tells the computer about itself.
import type { ComputerRules } from '../../../computer/index.ts';
import type { WarfareTypes } from '../model/types.ts';
import { propose } from './propose/index.ts';
import { worth } from './worth.ts';

export const warfareComputer: ComputerRules<WarfareTypes> = {
  levels: { easy: { steps: 0, blur: [2, 1] }, normal: { steps: 0, blur: [1] } },
  propose,
  worth,
};
