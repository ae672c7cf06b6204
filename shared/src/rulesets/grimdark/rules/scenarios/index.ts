import type { ScenariosStep } from '../../model/steps/scenarios.ts';
import type { StepRules } from '../chapter.ts';
import { NO_STEP } from '../unwritten.ts';

export const SCENARIOS_STEPS: StepRules<ScenariosStep['do']> = {
  'scenario-start': NO_STEP,
  'scenario-move': NO_STEP,
  interface: NO_STEP,
  'scenario-activation': NO_STEP,
  'scenario-end': NO_STEP,
};
