import type { AttacksStep } from '../../model/steps/attacks.ts';
import type { PromptRules, StepRules } from '../chapter.ts';
import { NO_PROMPT, NO_STEP } from '../unwritten.ts';

export const ATTACKS_STEPS: StepRules<AttacksStep['do']> = {
  shoot: NO_STEP,
  attack: NO_STEP,
  hits: NO_STEP,
  wounds: NO_STEP,
  destroy: NO_STEP,
};

export const ATTACKS_PROMPTS: PromptRules<'shoot' | 'casualties' | 'bail-out'> = {
  shoot: NO_PROMPT,
  casualties: NO_PROMPT,
  'bail-out': NO_PROMPT,
};
