import type { Expression, Kysely, RawBuilder } from 'kysely';
import type { Space } from './space.ts';
import type { Tables } from './tables.ts';

/** A database with the journal's tables, and what differs between the two kinds. */
export interface Storage {
  readonly db: Kysely<Tables>;
  /** The same database for the heartbeat, which must not wait behind anything else. */
  readonly pulse: Kysely<Tables>;
  /** The database's own clock, in epoch milliseconds. */
  readonly now: Expression<number>;
  /** No other process can use it: whoever else had a match is gone. */
  readonly alone: boolean;
  /** Several connections write, so that rows have to be locked. */
  readonly locksRows: boolean;
  /** A JSON array as a table with a row per element, in the column `value`. */
  elements(json: string): RawBuilder<unknown>;
  /** Rejects with a `JournalError` of the code `gone` if it was deleted or replaced since it was opened. */
  intact(): Promise<void>;
  /** How much room there is; undefined where the operator did not say how much there may be. */
  space(): Promise<Space | undefined>;
  /** With fewer free bytes than these, writes fail sooner or later. */
  readonly needed: number;
  /** Gives some of what was deleted back to the disk. */
  reclaim(): Promise<void>;
  close(): Promise<void>;
}
