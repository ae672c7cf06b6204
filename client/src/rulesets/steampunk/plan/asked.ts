import { type Ask, askOf, PROMPTS, type Prompt, type SteampunkTypes } from '@ironhex/shared/steampunk';
import type { Asked } from '../../../table/decisions.ts';

/** A decision that the player works on, and the question that it puts. */
export interface Question extends Asked<SteampunkTypes> {
  readonly ask: Ask;
}

/** The question that a decision puts. */
export const questionOf = (asked: Asked<SteampunkTypes> | undefined): Question | undefined => {
  const ask = asked && askOf(asked.view, asked.decision);
  return asked && ask && { ...asked, ask };
};

/** Is this question answered by choosing one of its options? */
export const isByOption = (prompt: Prompt): boolean => PROMPTS[prompt].by === 'option';
