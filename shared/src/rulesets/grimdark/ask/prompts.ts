import type { Prompt } from '../model/asks.ts';
import { ATTACKS_PROMPTS } from '../rules/attacks/index.ts';
import { CASTING_PROMPTS } from '../rules/casting/index.ts';
import type { PromptRule, PromptRules } from '../rules/chapter.ts';
import { MELEE_PROMPTS } from '../rules/melee/index.ts';
import { MOVEMENT_PROMPTS } from '../rules/movement/index.ts';
import { RANDOM_EVENTS_PROMPTS } from '../rules/random-events/index.ts';
import { ROUNDS_PROMPTS } from '../rules/rounds/index.ts';
import { SETUP_PROMPTS } from '../rules/setup/index.ts';

const RULES: PromptRules<Prompt> = {
  ...SETUP_PROMPTS,
  ...ROUNDS_PROMPTS,
  ...MOVEMENT_PROMPTS,
  ...ATTACKS_PROMPTS,
  ...MELEE_PROMPTS,
  ...CASTING_PROMPTS,
  ...RANDOM_EVENTS_PROMPTS,
};

/** How a prompt is judged, answered by default and tried. */
export const promptRuleOf = (prompt: Prompt): PromptRule => RULES[prompt] as PromptRule;
