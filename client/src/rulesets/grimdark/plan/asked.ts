import { type Ask, askOf, type GrimdarkTypes } from '@ironhex/shared/grimdark';
import type { Asked } from '../../../table/decisions.ts';

/** A decision that the player works on, and the question that it puts. */
export interface Question extends Asked<GrimdarkTypes> {
  readonly ask: Ask;
}

/** The question that a decision puts. */
export const questionOf = (asked: Asked<GrimdarkTypes> | undefined): Question | undefined => {
  const ask = asked && askOf(asked.view, asked.decision);
  return asked && ask && { ...asked, ask };
};
