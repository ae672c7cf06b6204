import { type Ask, askOf, PROMPTS, type Prompt, type SteampunkTypes } from '@ironhex/shared/steampunk';
import { type Question as Putting, questionBy } from '../../../table/decisions.ts';

/** A decision that the player works on, and the question that it puts. */
export type Question = Putting<SteampunkTypes, Ask>;

/** The question that a decision puts. */
export const questionOf = questionBy<SteampunkTypes, Ask>(askOf);

/** Is this question answered by choosing one of its options? */
export const isByOption = (prompt: Prompt): boolean => PROMPTS[prompt].by === 'option';
