import { type Ask, askOf, type GrimdarkTypes } from '@ironhex/shared/grimdark';
import { type Question as Putting, questionBy } from '../../../table/decisions.ts';

/** A decision that the player works on, and the question that it puts. */
export type Question = Putting<GrimdarkTypes, Ask>;

/** The question that a decision puts. */
export const questionOf = questionBy<GrimdarkTypes, Ask>(askOf);
