import type { MoraleStep } from '../../model/steps/morale.ts';
import type { StepRules } from '../chapter.ts';
import { AFTER_WOUNDS_STEPS } from './after-wounds.ts';
import { TEST_STEPS } from './take-test.ts';

/** How this chapter's steps are taken, G-13. */
export const MORALE_STEPS: StepRules<MoraleStep['do']> = {
  ...AFTER_WOUNDS_STEPS,
  ...TEST_STEPS,
};
