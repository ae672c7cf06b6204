import { hash } from 'node:crypto';
import { type Cost, NO_COST } from '@ironhex/shared/cost';
import type { Happened, Older, RulesetTypes } from '@ironhex/shared/match';
import type { DoneEntry, RangEntry } from './entries.ts';

/** Characters of a digest: 72 bits, enough to tell two versions of the rules apart. */
const LENGTH = 12;

/** A short hash of what happened, the same for the same events. */
export const digestOf = (events: readonly object[]): string =>
  hash('sha256', JSON.stringify(events), 'base64url').slice(0, LENGTH);

/**
 * Entries that do not lead to where they led when they were written: another version of the rules, or a damaged file.
 */
export class FoldError extends Error {
  override readonly name = 'FoldError';
}

/** The trace of the last step of the rules. Its entry stores it, and folding the entry again must give the same. */
export class Trace {
  /** The number of dice rolled in the whole match. */
  #rolls = 0;
  /** Of the events that came last. */
  #digest = '';
  #cost = NO_COST;
  readonly #written: Older;

  /** `older` is how the version wrote events under which the match was begun, if that was another way. */
  constructor(older?: Older) {
    this.#written = older ?? ((event) => event);
  }

  note({ events, rolls, cost }: Pick<Happened<RulesetTypes>, 'events' | 'rolls' | 'cost'>): void {
    this.#cost = cost;
    this.#rolls += rolls.length;
    this.#digest = digestOf(events.map((event) => this.#written(event)));
  }

  /** The cost of resolving it. */
  get cost(): Cost {
    return this.#cost;
  }

  /** The entry with the digest of its result. */
  markedOn<E extends DoneEntry | RangEntry>(entry: E): E {
    return { ...entry, rolls: this.#rolls, digest: this.#digest };
  }

  /** How the result differs from the stored one, in words; undefined if it is the same. */
  otherThan({ rolls, digest }: DoneEntry | RangEntry): string | undefined {
    if (rolls !== this.#rolls) return `has rolled ${rolls} dice, and now ${this.#rolls}`;
    // Old entries have no digest.
    return digest === undefined || digest === this.#digest ? undefined : 'leads to other events now';
  }
}
