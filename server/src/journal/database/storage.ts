import type { Expression, Kysely, RawBuilder } from 'kysely';
import type { Space } from '../space.ts';
import type { Tables } from './tables.ts';

/**
 * A database with the journal's tables, and what differs between SQLite and PostgreSQL. Queries reject with a
 * `JournalError` of code `gone` if its files were harmed since it was opened, where the server can see them.
 */
export interface Storage {
  readonly db: Kysely<Tables>;
  /** The same database over a connection of the heartbeat's own, which never waits behind other queries. */
  readonly pulse: Kysely<Tables>;
  /** The database's own clock, in epoch milliseconds. */
  readonly now: Expression<number>;
  /** No other process can use it: every other owner of a match has ended. */
  readonly alone: boolean;
  /** Several connections write: rows have to be locked. */
  readonly locksRows: boolean;
  /** Waits in this transaction until no other one has asked for its turn; the next gets it when this one ends. */
  turn(db: Kysely<Tables>): Promise<unknown>;
  /** A JSON array as a table with a row per element, in the column `value`. */
  elements(json: string): RawBuilder<unknown>;
  /** How much space there is; undefined if the operator has set no limit for PostgreSQL. */
  space(): Promise<Space | undefined>;
  /** Bytes that must be free: with fewer, writes will fail. */
  readonly needed: number;
  /** Gives some deleted pages back to the disk. */
  reclaim(): Promise<void>;
  close(): Promise<void>;
}

/** The database of a server that may be running. */
export type SharedDatabase = Pick<Storage, 'db' | 'now'>;
