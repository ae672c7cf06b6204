import type { Prompt } from '../model/asks.ts';
import { ATTACKS_PROMPTS } from '../rules/attacks/prompts.ts';
import { CASTING_PROMPTS } from '../rules/casting/prompts.ts';
import type { PromptRule, PromptRules } from '../rules/chapter.ts';
import { CHOICE_PROMPTS } from '../rules/choice.ts';
import { MELEE_PROMPTS } from '../rules/melee/prompts.ts';
import { MOVEMENT_PROMPTS } from '../rules/movement/prompts.ts';
import { ROUNDS_PROMPTS } from '../rules/rounds/prompts.ts';
import { SETUP_PROMPTS } from '../rules/setup/prompts.ts';

const RULES: PromptRules<Prompt> = {
  ...SETUP_PROMPTS,
  ...ROUNDS_PROMPTS,
  ...MOVEMENT_PROMPTS,
  ...ATTACKS_PROMPTS,
  ...MELEE_PROMPTS,
  ...CASTING_PROMPTS,
  ...CHOICE_PROMPTS,
};

/** The rule of a prompt, from the chapter that it belongs to. */
export const promptRuleOf = (prompt: Prompt): PromptRule => RULES[prompt] as PromptRule;
