import type { PromptRules } from '../chapter.ts';
import { PARTING_PROMPTS } from './parting.ts';
import { STRIKE_PROMPTS } from './strikes.ts';

/** How this chapter's prompts are answered. */
export const MELEE_PROMPTS: PromptRules<'counter' | 'strike-back' | 'separate' | 'consolidate'> = {
  ...STRIKE_PROMPTS,
  ...PARTING_PROMPTS,
};
