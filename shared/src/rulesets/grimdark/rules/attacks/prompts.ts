import type { PromptRules } from '../chapter.ts';
import { BAIL_OUT_PROMPTS } from './bail-out.ts';
import { CASUALTIES_PROMPTS } from './casualties.ts';
import { SHOOT_PROMPTS } from './shoot.ts';

/** How this chapter's prompts are answered. */
export const ATTACKS_PROMPTS: PromptRules<'shoot' | 'casualties' | 'bail-out'> = {
  ...SHOOT_PROMPTS,
  ...CASUALTIES_PROMPTS,
  ...BAIL_OUT_PROMPTS,
};
