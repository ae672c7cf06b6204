import type { MoraleStep } from '../../model/steps/morale.ts';
import type { StepRules } from '../chapter.ts';
import { NO_STEP } from '../unwritten.ts';

export const MORALE_STEPS: StepRules<MoraleStep['do']> = {
  morale: NO_STEP,
  test: NO_STEP,
};
