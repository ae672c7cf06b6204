import type { MeleeStep } from '../../model/steps/melee.ts';
import type { PromptRules, StepRules } from '../chapter.ts';
import { NO_PROMPT, NO_STEP } from '../unwritten.ts';

export const MELEE_STEPS: StepRules<MeleeStep['do']> = {
  melee: NO_STEP,
};

export const MELEE_PROMPTS: PromptRules<'counter' | 'strike-back' | 'separate' | 'consolidate'> = {
  counter: NO_PROMPT,
  'strike-back': NO_PROMPT,
  separate: NO_PROMPT,
  consolidate: NO_PROMPT,
};
