import type { MovementStep } from '../../model/steps/movement.ts';
import type { PromptRules, StepRules } from '../chapter.ts';
import { NO_PROMPT, NO_STEP } from '../unwritten.ts';

export const MOVEMENT_STEPS: StepRules<MovementStep['do']> = {
  act: NO_STEP,
  'end-move': NO_STEP,
  dangerous: NO_STEP,
  embark: NO_STEP,
};

export const MOVEMENT_PROMPTS: PromptRules<'act'> = {
  act: NO_PROMPT,
};
