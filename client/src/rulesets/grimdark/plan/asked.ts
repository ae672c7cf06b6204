import { type Ask, askOf, type GrimdarkTypes } from '@ironhex/shared/grimdark';
import { type Question as QuestionIn, questionBy } from '../../../table/decisions.ts';

/** What the player is asked: the decision, the question in it, and the view that both belong to. */
export type Question = QuestionIn<GrimdarkTypes, Ask>;

/** The question that a decision puts. */
export const questionOf = questionBy<GrimdarkTypes, Ask>(askOf);
