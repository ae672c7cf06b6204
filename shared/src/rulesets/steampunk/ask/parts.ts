import type { PROMPTS, Prompt } from '../model/asks.ts';
import { AFTERMATH_PARTS } from '../rules/aftermath/index.ts';
import { ASSAULT_PARTS } from '../rules/assault/index.ts';
import type { PartsRule, PartsRules } from '../rules/chapter.ts';
import { GUNNERY_PARTS } from '../rules/gunnery/index.ts';
import { MOVEMENT_PARTS } from '../rules/movement/index.ts';
import { SETUP_PARTS } from '../rules/setup/index.ts';

/** The prompts that are answered by parts. */
type PartsPrompt = { [P in Prompt]: (typeof PROMPTS)[P]['by'] extends 'parts' ? P : never }[Prompt];

const PARTS: PartsRules<PartsPrompt> = {
  ...SETUP_PARTS,
  ...MOVEMENT_PARTS,
  ...GUNNERY_PARTS,
  ...ASSAULT_PARTS,
  ...AFTERMATH_PARTS,
};

/** How a prompt is answered by parts; undefined if it is answered by an option. */
export const partsRuleOf = (prompt: Prompt): PartsRule | undefined => PARTS[prompt as PartsPrompt];
