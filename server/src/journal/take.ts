import type { Transaction } from 'kysely';
import { readOpening, readRow } from './entry.ts';
import { JournalDamaged } from './errors.ts';
import type { Taking } from './journal.ts';
import type { Storage } from './storage.ts';
import type { MatchRow, Tables } from './tables.ts';

/** Who takes, and after how many milliseconds without a heartbeat another server is given up. */
export interface Taker {
  readonly server: string;
  readonly lease: number;
  /** Takes it from a server that is alive, too. */
  readonly force: boolean;
}

/** What a server that owns a match said last, and whether it is alive. */
interface Owner {
  readonly alive: boolean;
  readonly saidAt: number | undefined;
}

const ownerOf = async (db: Transaction<Tables>, { now, alone }: Storage, id: string, lease: number): Promise<Owner> => {
  const row = await db
    .selectFrom('servers')
    .select(['said_at', ({ eb }) => eb(eb('alive_at', '+', lease), '-', now).as('left')])
    .where('id', '=', id)
    .executeTakeFirst();
  return { alive: row !== undefined && !alone && row.left > 0, saidAt: row?.said_at };
};

const readEntries = async (db: Transaction<Tables>, match: string): Promise<readonly object[]> => {
  const rows = await db.selectFrom('entries').selectAll().where('match_id', '=', match).orderBy('n').execute();
  return rows.map((row, index) => readRow(match, index + 1, row));
};

const claim = async (db: Transaction<Tables>, { id, epoch }: MatchRow, owner: string): Promise<number> => {
  const next = epoch + 1;
  await db.updateTable('matches').set({ epoch: next, owner, last_seen: null }).where('id', '=', id).execute();
  return next;
};

/**
 * Takes a match in one transaction. The row of the match is locked first: an append that is under way is waited for,
 * and one that comes later sees the new epoch.
 */
export const takeMatch = (storage: Storage, { server, lease, force }: Taker, id: string): Promise<Taking> =>
  storage.db.transaction().execute(async (db): Promise<Taking> => {
    const match = await db
      .selectFrom('matches')
      .selectAll()
      .where('id', '=', id)
      .$if(storage.locksRows, (query) => query.forUpdate())
      .executeTakeFirst();
    if (!match) return { kind: 'unknown' };
    const owner = match.owner === null ? undefined : await ownerOf(db, storage, match.owner, lease);
    if (owner?.alive && match.owner !== server && !force) return { kind: 'held', by: match.owner! };
    const blueprint = readOpening(match);
    const entries = await readEntries(db, id);
    const epoch = await claim(db, match, server);
    const lastSeen = match.last_seen ?? owner?.saidAt;
    return { kind: 'taken', lease: { match: id, epoch }, blueprint, entries, lastSeen };
  });

/** What SQLite says of a file that it cannot make sense of. */
const NONSENSE = /malformed|not a database/;

/** Tells damage that the database finds by itself like damage that we find. */
export const orDamaged =
  (match: string) =>
  (error: unknown): never => {
    if (!(error instanceof Error) || !NONSENSE.test(error.message)) throw error;
    throw new JournalDamaged(match, undefined, error.message, error);
  };
