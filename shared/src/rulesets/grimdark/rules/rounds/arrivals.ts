import type { PromptRules, StepRules } from '../chapter.ts';
import { NO_PROMPT, NO_STEP } from '../unwritten.ts';

/** Reserves arrive, 8.2 step 4. */
export const ARRIVAL_STEPS: StepRules<'arrivals'> = { arrivals: NO_STEP };

export const ARRIVAL_PROMPTS: PromptRules<'arrive'> = { arrive: NO_PROMPT };
