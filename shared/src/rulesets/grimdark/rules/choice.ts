// P19: what a player chooses for a random event or a scenario.

import type { Choice, Question } from '../model/asks.ts';
import { refusal } from '../refusal.ts';
import type { PromptRules } from './chapter.ts';

/** The key under which P19 is answered. */
export const CHOICE = 'choice';

/** Asks a seat to choose one of these options, P19. The first is the default; a single one is not asked, G-19.2. */
export const choiceOf = (seat: string, of: Choice, options: readonly string[]): Question => {
  const [only] = options;
  return {
    seat,
    key: CHOICE,
    prompt: 'choice',
    unit: null,
    choice: { of, options },
    ...(options.length === 1 && { only: { kind: 'eventChoice', option: only! } }),
  };
};

const RULES: Readonly<Record<Choice, string>> = { rig: 'G-17.4', shelter: 'G-18.3', 'next-unit': 'G-18.4' };

/** How P19 is answered: by one of the options that the question lists. */
export const CHOICE_PROMPTS: PromptRules<'choice'> = {
  choice: {
    check: (_view, { choice }, { option }) => {
      const { of, options } = choice!;
      if (options.includes(option)) return undefined;
      return refusal('E_BAD_CHOICE/option', RULES[of], { of, option });
    },
    fallback: (_view, { choice }) => ({ kind: 'eventChoice', option: choice!.options[0]! }),
    *all(_view, { choice }) {
      for (const option of choice!.options) yield { kind: 'eventChoice', option };
    },
  },
};
