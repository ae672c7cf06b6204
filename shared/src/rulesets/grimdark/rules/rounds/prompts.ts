import type { PromptRules } from '../chapter.ts';
import { ACTIVATION_PROMPTS } from './activation.ts';
import { ARRIVAL_PROMPTS } from './arrivals.ts';

/** How this chapter's prompts are answered. */
export const ROUNDS_PROMPTS: PromptRules<'arrive' | 'activate'> = { ...ARRIVAL_PROMPTS, ...ACTIVATION_PROMPTS };
