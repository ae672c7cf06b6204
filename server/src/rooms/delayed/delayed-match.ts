import type { Delay, Viewer } from '@ironhex/shared/match';
import type { Feed } from '../../sync/publisher.ts';
import type { AnyRuleset, Blueprint } from '../match/history/blueprint.ts';
import type { Entry } from '../match/history/entries.ts';
import { Table } from '../match/table.ts';

const MINUTE = 60_000;

/** What a delayed match is made of. */
export interface DelayedMatchParts {
  readonly ruleset: AnyRuleset;
  readonly blueprint: Blueprint;
  readonly delay: Delay;
  /** Who sees it: one who sees all sides. */
  readonly viewer: Viewer;
  /** The match as it is. */
  readonly present: Table;
  /** The time, by the server's clock. */
  now(): number;
  /** Entries that are stored, those after the first `after`; not all of them, if there are many. */
  read(after: number): Promise<readonly object[]>;
  /** Takes all steps, one by one, while others have their turn. */
  run(steps: Iterator<unknown>): Promise<void>;
  /** The viewer gets to see an event. */
  seen(seen: object): void;
  /** The table has other settings, and the viewer another view. */
  laid(table: Table): void;
}

/**
 * The match as a viewer of all sides gets it: the fold of the stored entries that are old enough. Newer entries are
 * read from the journal when they are due.
 */
export class DelayedMatch implements Feed {
  readonly table: Table;
  readonly behind: number;
  readonly #parts: DelayedMatchParts;
  /** How many entries are folded in. */
  #folded = 0;
  /** The time of the next entry, once it is known. */
  #nextAt: number | undefined;
  /** The last entry that is old enough as far as turns go. */
  #aged = 0;

  constructor(parts: DelayedMatchParts) {
    const { ruleset, blueprint, now, seen, laid, delay, viewer } = parts;
    this.#parts = parts;
    this.behind = delay.minutes * MINUTE;
    const listener = {
      // Some seat events are for that seat alone.
      seen: (to: Viewer, event: object) => to === viewer && seen(event),
      expired: () => {},
      laid: () => laid(this.table),
    };
    this.table = new Table(ruleset, blueprint, { now }, listener, [viewer]);
  }

  /** The live feed is up to date: every turn that has ended is stored by now, and counts for the delay. */
  look(): void {
    const { present, delay } = this.#parts;
    this.#aged = present.ages.last(delay.turns);
  }

  /**
   * Milliseconds until something is due that came at this time, after so many entries; undefined as long as that does
   * not depend on time alone.
   */
  waitFor(after: number, at: number): number | undefined {
    if (this.#folded < after || this.#aged < after) return undefined;
    return Math.max(0, at + this.behind - this.#parts.now());
  }

  /** Folds in what is due by now; gives whether that was anything. */
  async advance(): Promise<boolean> {
    const before = this.#folded;
    const { read, run } = this.#parts;
    while (this.#folded < this.#aged && this.#mayBeDue()) {
      const entries = (await read(this.#folded)) as readonly Entry[];
      const from = this.#folded;
      const later = entries.findIndex(({ at }, index) => !this.#isOld(from + index + 1, at));
      await run(this.#fold(later < 0 ? entries : entries.slice(0, later)));
      this.#nextAt = later < 0 ? undefined : entries[later]!.at;
      if (later >= 0 || entries.length === 0) break;
    }
    return this.#folded > before;
  }

  /** Milliseconds until the next entry is due; undefined if that does not depend on time alone, or there is none. */
  get wait(): number | undefined {
    const { present, delay, now } = this.#parts;
    const next = this.#folded + 1;
    if (this.#nextAt === undefined || next > this.#aged) return undefined;
    return Math.max(0, present.ages.due(next, this.#nextAt, delay.minutes) - now());
  }

  #mayBeDue(): boolean {
    return this.#nextAt === undefined || this.#isOld(this.#folded + 1, this.#nextAt);
  }

  #isOld(entry: number, at: number): boolean {
    const { present, delay, now } = this.#parts;
    return entry <= this.#aged && present.ages.due(entry, at, delay.minutes) <= now();
  }

  *#fold(entries: readonly Entry[]): Generator<void> {
    for (const index of entries.keys()) {
      this.table.redo(index, entries);
      this.#folded += 1;
      // Nothing rings here: what was due has happened, and is an entry.
      this.table.clocks.rest();
      yield;
    }
  }
}
