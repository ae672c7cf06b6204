import type { CastingStep } from '../../model/steps/casting.ts';
import type { PromptRules, StepRules } from '../chapter.ts';
import { NO_PROMPT, NO_STEP } from '../unwritten.ts';

export const CASTING_STEPS: StepRules<CastingStep['do']> = {
  tokens: NO_STEP,
  cast: NO_STEP,
};

export const CASTING_PROMPTS: PromptRules<'cast' | 'hinder'> = {
  cast: NO_PROMPT,
  hinder: NO_PROMPT,
};
