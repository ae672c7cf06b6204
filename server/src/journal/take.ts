import { type Expression, type Kysely, sql } from 'kysely';
import { readOpening, readRow } from './entry.ts';
import { JournalDamaged } from './errors.ts';
import type { Extent, TakeOptions, Taking } from './journal.ts';
import type { Storage } from './storage.ts';
import type { MatchRow, Tables } from './tables.ts';

/** Who takes, and after how many milliseconds without a heartbeat another server is given up. */
export interface Taker extends TakeOptions {
  readonly server: string;
  readonly lease: number;
}

/** What a server that owns a match said last, whether it is alive, and whether it ran the match at all. */
interface Owner {
  readonly alive: boolean;
  readonly saidAt: number | undefined;
  readonly wrote: boolean;
}

const ownerOf = async (
  db: Kysely<Tables>,
  { now, alone }: Storage,
  match: MatchRow,
  lease: number,
): Promise<Owner | undefined> => {
  if (match.owner === null) return undefined;
  const row = await db
    .selectFrom('servers')
    .select(['said_at', ({ eb }) => eb(eb('alive_at', '+', lease), '-', now).as('left')])
    .where('id', '=', match.owner)
    .executeTakeFirst();
  const last = await db
    .selectFrom('entries')
    .select('epoch')
    .where('match_id', '=', match.id)
    .orderBy('n', 'desc')
    .limit(1)
    .executeTakeFirst();
  return {
    alive: row !== undefined && !alone && row.left > 0,
    saidAt: row?.said_at,
    wrote: last?.epoch === match.epoch,
  };
};

/** What a match takes up, counted up to one entry more than `most` has: the texts themselves are not read. */
const extentOf = async (db: Kysely<Tables>, match: string, most: Extent): Promise<Extent> => {
  const { entries, bytes } = await db
    .selectFrom((from) =>
      from
        .selectFrom('entries')
        .select(sql<number>`octet_length(entry)`.as('size'))
        .where('match_id', '=', match)
        .limit(most.entries + 1)
        .as('sizes'),
    )
    .select(({ fn }) => [fn.countAll().as('entries'), fn.coalesce(fn.sum('size'), sql<number>`0`).as('bytes')])
    .executeTakeFirstOrThrow();
  return { entries: Number(entries), bytes: Number(bytes) };
};

/** Entries that are read at once: everybody else has a turn between two pages. */
const PAGE = 500;

/** Reads the entries behind those that were `read` before, and adds them. */
const readOn = async (db: Kysely<Tables>, match: string, read: object[]): Promise<void> => {
  for (let more = true; more; ) {
    const from = read.length;
    const query = db.selectFrom('entries').selectAll().where('match_id', '=', match).where('n', '>', from);
    const rows = await query.orderBy('n').limit(PAGE).execute();
    for (const [index, row] of rows.entries()) read.push(readRow(match, from + index + 1, row));
    more = rows.length === PAGE;
  }
};

const isLong = async (db: Kysely<Tables>, match: string): Promise<boolean> => {
  const row = await db.selectFrom('entries').select('n').where('match_id', '=', match).where('n', '>', PAGE).limit(1);
  return (await row.executeTakeFirst()) !== undefined;
};

/**
 * When a match was last known to be run, by the clock of the server that ran it last. A server that took it and wrote
 * nothing has not run it: what was known when it took the match still counts, and its own clock does not.
 */
const lastSeenOf = ({ last_seen }: MatchRow, owner: Owner | undefined): number | undefined =>
  (owner?.wrote ? undefined : last_seen) ?? owner?.saidAt;

const claim = async (
  db: Kysely<Tables>,
  { id, epoch }: MatchRow,
  owner: string,
  lastSeen: number | undefined,
  touched_at: Expression<number>,
): Promise<number> => {
  const next = epoch + 1;
  const claimed = { epoch: next, owner, last_seen: lastSeen ?? null, touched_at };
  await db.updateTable('matches').set(claimed).where('id', '=', id).execute();
  return next;
};

/** A match that may be taken, and who had it. */
interface Free {
  readonly kind: 'free';
  readonly match: MatchRow;
  readonly owner: Owner | undefined;
}

type Look = Free | Exclude<Taking, { kind: 'taken' }>;

/** Whether a match may be taken. With `lock` it stays so until the end of the transaction. */
const look = async (
  db: Kysely<Tables>,
  storage: Storage,
  { server, lease, force, most }: Taker,
  id: string,
  lock: boolean,
): Promise<Look> => {
  const match = await db
    .selectFrom('matches')
    .selectAll()
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst();
  if (!match) return { kind: 'unknown' };
  const owner = await ownerOf(db, storage, match, lease);
  if (owner?.alive && match.owner !== server && !force) return { kind: 'held', by: match.owner! };
  if (most) {
    const extent = await extentOf(db, id, most);
    if (extent.entries > most.entries || extent.bytes > most.bytes) return { kind: 'too-large', extent };
  }
  return { kind: 'free', match, owner };
};

/** The entries of a long match as they are now, if it may be taken: read before anything is locked for it. */
const readAhead = async (storage: Storage, taker: Taker, id: string): Promise<object[]> => {
  const entries: object[] = [];
  if (!(await isLong(storage.db, id))) return entries;
  const seen = await look(storage.db, storage, taker, id, false);
  if (seen.kind === 'free') await readOn(storage.db, id, entries);
  return entries;
};

/**
 * Takes a match in one transaction. The row of the match is locked first: an append that is under way is waited for,
 * and one that comes later sees the new epoch. A long match is read before, page by page, so that others do not wait for
 * the transaction: entries never change, so only those that came since are left to be read.
 */
export const takeMatch = async (storage: Storage, taker: Taker, id: string): Promise<Taking> => {
  const entries = await readAhead(storage, taker, id);
  return storage.db.transaction().execute(async (db): Promise<Taking> => {
    const seen = await look(db, storage, taker, id, storage.locksRows);
    if (seen.kind !== 'free') return seen;
    const { match, owner } = seen;
    const blueprint = readOpening(match);
    await readOn(db, id, entries);
    const lastSeen = lastSeenOf(match, owner);
    const epoch = await claim(db, match, taker.server, lastSeen, storage.now);
    return { kind: 'taken', lease: { match: id, epoch }, blueprint, openedBy: match.opened_by, entries, lastSeen };
  });
};

/** What SQLite says of a file that it cannot make sense of. */
const NONSENSE = /malformed|not a database/;

/** Tells damage that the database finds by itself like damage that we find. */
export const orDamaged =
  (match: string) =>
  (error: unknown): never => {
    if (!(error instanceof Error) || !NONSENSE.test(error.message)) throw error;
    throw new JournalDamaged(match, undefined, error.message, error);
  };
