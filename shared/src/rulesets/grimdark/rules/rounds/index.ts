import type { RoundsStep } from '../../model/steps/rounds.ts';
import type { StepRules } from '../chapter.ts';
import { ACTIVATION_STEPS } from './activation.ts';
import { ARRIVAL_STEPS } from './arrivals.ts';
import { MARKER_STEPS } from './markers.ts';
import { ROUND_STEPS } from './round.ts';

export { conceded } from './ending.ts';

/** How this chapter's steps are taken, G-8 and G-14. */
export const ROUNDS_STEPS: StepRules<RoundsStep['do']> = {
  ...ROUND_STEPS,
  ...ARRIVAL_STEPS,
  ...ACTIVATION_STEPS,
  ...MARKER_STEPS,
};
