import type { GrimdarkTypes, Prompt } from '@ironhex/shared/grimdark';
import type { Panel } from '../../../types.ts';
import type { GrimdarkPlanning } from '../../plan/planning.ts';
import { CHOICE_PROMPTS } from '../../plan/prompts/choices.ts';
import { SPOT_PROMPTS } from '../../plan/prompts/spots.ts';
import { CastPrompt } from './cast-prompt.tsx';
import { CasualtiesPrompt } from './casualties-prompt.tsx';
import { ChoicePrompt } from './choice-prompt.tsx';
import { DeclarePrompt } from './declare-prompt.tsx';
import { HinderPrompt } from './hinder-prompt.tsx';
import { SpotPrompt } from './spot-prompt.tsx';

type PromptPanel = Panel<GrimdarkTypes, GrimdarkPlanning>;

const all = (prompts: readonly Prompt[], panel: PromptPanel): Readonly<Partial<Record<Prompt, PromptPanel>>> =>
  Object.fromEntries(prompts.map((prompt) => [prompt, panel]));

/** The panels of all prompts but those of an activation. */
export const PROMPT_PANELS: Readonly<Partial<Record<Prompt, PromptPanel>>> = {
  ...all(SPOT_PROMPTS, SpotPrompt),
  ...all(CHOICE_PROMPTS, ChoicePrompt),
  declare: DeclarePrompt,
  cast: CastPrompt,
  hinder: HinderPrompt,
  casualties: CasualtiesPrompt,
};
