import { readOpening } from '../database/rows.ts';
import { giveUpTransactions } from '../database/sqlite-file.ts';
import type { SharedDatabase } from '../database/storage.ts';
import { readEntries } from './take.ts';

/**
 * Closes a match in which the event loop of `server` has been stuck: it is not opened again, by no server, and no
 * earlier lease can write it. What is kept of it stays. Rejects if it could not be stored.
 */
export const quarantine = async ({ db, now }: SharedDatabase, match: string, server: string): Promise<void> => {
  giveUpTransactions();
  await db
    .updateTable('matches')
    .set(({ eb }) => ({ quarantined_at: now, quarantined_by: server, epoch: eb('epoch', '+', 1) }))
    .where('id', '=', match)
    .execute();
};

/**
 * Says that the event loop of a server is stuck in one of its matches, for the time of a lease: others leave that match
 * alone, although its owner's heartbeat has stopped.
 */
export const holdStuck = async ({ db, now }: SharedDatabase, match: string, server: string): Promise<void> => {
  await db.updateTable('servers').set({ stuck_in: match, stuck_at: now }).where('id', '=', server).execute();
};

/** A match that is quarantined. */
interface Quarantined {
  readonly id: string;
  /** Epoch milliseconds, by the database's clock. */
  readonly since: number;
  /** The name of the server that was stuck in it. */
  readonly server: string;
}

/** All matches that are quarantined, the oldest first. */
export const listQuarantined = ({ db }: SharedDatabase): Promise<readonly Quarantined[]> =>
  db
    .selectFrom('matches')
    .select(['id', 'quarantined_at as since', 'quarantined_by as server'])
    .where('quarantined_at', 'is not', null)
    .where('removed_at', 'is', null)
    .orderBy('quarantined_at')
    .$narrowType<Quarantined>()
    .execute();

/** Opens a match again; false if it is not quarantined. The days until it is removed count from now on. */
export const openQuarantined = async ({ db, now }: SharedDatabase, match: string): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('matches')
    .set({ quarantined_at: null, quarantined_by: null, touched_at: now })
    .where('id', '=', match)
    .where('quarantined_at', 'is not', null)
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
};

/**
 * What is kept of a quarantined match, the secret of its dice among it; undefined if it is not quarantined. Rejects
 * with `JournalDamaged` if that is not what was written.
 */
export const readQuarantined = async (
  { db }: SharedDatabase,
  match: string,
): Promise<{ readonly blueprint: object; readonly entries: readonly object[] } | undefined> => {
  const row = await db
    .selectFrom('matches')
    .select(['id', 'blueprint', 'sum'])
    .where('id', '=', match)
    .where('quarantined_at', 'is not', null)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  if (!row) return undefined;
  const entries: object[] = [];
  await readEntries(db, match, entries);
  return { blueprint: readOpening(row), entries };
};
