import type { SeatId } from '@ironhex/shared/match';
import type { LogEntry } from './entry.ts';

/** The context of a sentence: the view after its event, the names of the players, and the reader's seat. */
export interface Context<V> {
  readonly view: V;
  readonly names: (seat: SeatId) => string;
  readonly you: SeatId | null;
}

/**
 * How facts of a game are put into words, each kind by its own function; undefined for those without a line. `C` is what
 * sentences are written for.
 */
export type SentencesOf<F extends { readonly kind: string }, C> = {
  readonly [Kind in F['kind']]: (fact: Extract<F, { readonly kind: Kind }>, context: C) => LogEntry | undefined;
};

/** Finds the line for a fact in a table with all kinds. */
export const sentenceFrom =
  <F extends { readonly kind: string }, C>(sentences: SentencesOf<F, C>) =>
  (fact: F, context: C): LogEntry | undefined =>
    (sentences[fact.kind as F['kind']] as (fact: F, context: C) => LogEntry | undefined)(fact, context);
