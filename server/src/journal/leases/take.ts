import { type Expression, type Kysely, sql } from 'kysely';
import { readOpening, readRow } from '../database/rows.ts';
import type { Storage } from '../database/storage.ts';
import type { MatchRow, Tables } from '../database/tables.ts';
import { JournalDamaged } from '../errors.ts';
import type { Extent, TakeOptions, Taking } from '../journal.ts';

/** The server that takes, and after how many milliseconds without a heartbeat another server counts as dead. */
interface Taker extends TakeOptions {
  readonly server: string;
  readonly lease: number;
}

/**
 * The owner of a match: whether it is alive, or stuck in just this match; its last heartbeat by its own clock, and
 * whether it has run the match.
 */
interface Owner {
  readonly alive: boolean;
  readonly stuck: boolean;
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
    .select(['said_at', 'stuck_in', ({ eb }) => eb(eb('alive_at', '+', lease), '-', now).as('left')])
    .select(({ eb }) => eb(eb('stuck_at', '+', lease), '-', now).as('stuckLeft'))
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
    stuck: row?.stuck_in === match.id && !alone && row.stuckLeft! > 0,
    saidAt: row?.said_at,
    wrote: last?.epoch === match.epoch,
  };
};

/** The size of a match, counted up to one entry beyond `most`, without reading the entries. */
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

/** Entries read by one query: other queries have their turn between two pages. */
const PAGE = 500;

/** Reads the page of entries that comes after the first `after`. */
export const readPage = async (db: Kysely<Tables>, match: string, after: number): Promise<object[]> => {
  const query = db.selectFrom('entries').selectAll().where('match_id', '=', match).where('n', '>', after);
  const rows = await query.orderBy('n').limit(PAGE).execute();
  return rows.map((row, index) => readRow(match, after + index + 1, row));
};

/** Reads the entries that come after those in `read`, and adds them there. */
export const readEntries = async (db: Kysely<Tables>, match: string, read: object[]): Promise<void> => {
  for (let more = true; more; ) {
    const page = await readPage(db, match, read.length);
    for (const entry of page) read.push(entry);
    more = page.length === PAGE;
  }
};

const isLong = async (db: Kysely<Tables>, match: string): Promise<boolean> => {
  const row = await db.selectFrom('entries').select('n').where('match_id', '=', match).where('n', '>', PAGE).limit(1);
  return (await row.executeTakeFirst()) !== undefined;
};

/**
 * When a match was last run, by the clock of the server that ran it. An owner that wrote nothing has not run it: then
 * the time still counts that was known when this owner took the match.
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

/** A match that may be taken, and its last owner. */
interface Free {
  readonly kind: 'free';
  readonly match: MatchRow;
  readonly owner: Owner | undefined;
}

type Availability = Free | Exclude<Taking, { kind: 'taken' }>;

/** Tells whether a match may be taken. With `lock` its row stays locked until the transaction ends. */
const look = async (
  db: Kysely<Tables>,
  storage: Storage,
  { server, lease, force, most }: Taker,
  id: string,
  lock: boolean,
): Promise<Availability> => {
  const match = await db
    .selectFrom('matches')
    .selectAll()
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst();
  if (!match) return { kind: 'unknown' };
  if (match.quarantined_at !== null) return { kind: 'quarantined' };
  const owner = await ownerOf(db, storage, match, lease);
  const kept = owner && (owner.stuck || (owner.alive && !force));
  if (kept && match.owner !== server) return { kind: 'held', by: match.owner! };
  if (most) {
    const extent = await extentOf(db, id, most);
    if (extent.entries > most.entries || extent.bytes > most.bytes) return { kind: 'too-large', extent };
  }
  return { kind: 'free', match, owner };
};

/** Reads the entries of a long match that may be taken, before its row is locked. */
const readAhead = async (storage: Storage, taker: Taker, id: string): Promise<object[]> => {
  const entries: object[] = [];
  if (!(await isLong(storage.db, id))) return entries;
  const seen = await look(storage.db, storage, taker, id, false);
  if (seen.kind === 'free') await readEntries(storage.db, id, entries);
  return entries;
};

/**
 * Takes a match in one transaction. It locks the match's row first: that waits for an append under way, and a later
 * append sees the new epoch. A long match is read before the lock, page by page, so that appends do not wait that long;
 * entries never change, so under the lock only the newer ones are read.
 */
export const takeMatch = async (storage: Storage, taker: Taker, id: string): Promise<Taking> => {
  const entries = await readAhead(storage, taker, id);
  return storage.db.transaction().execute(async (db): Promise<Taking> => {
    const seen = await look(db, storage, taker, id, storage.locksRows);
    if (seen.kind !== 'free') return seen;
    const { match, owner } = seen;
    const blueprint = readOpening(match);
    await readEntries(db, id, entries);
    const lastSeen = lastSeenOf(match, owner);
    const epoch = await claim(db, match, taker.server, lastSeen, storage.now);
    return { kind: 'taken', lease: { match: id, epoch }, blueprint, openedBy: match.opened_by, entries, lastSeen };
  });
};

/** Messages with which SQLite reports a damaged file. */
const DAMAGED = /malformed|not a database/;

/** Turns SQLite's error about a damaged file into the error for damage that we find ourselves. */
export const orDamaged =
  (match: string) =>
  (error: unknown): never => {
    if (!(error instanceof Error) || !DAMAGED.test(error.message)) throw error;
    throw new JournalDamaged(match, undefined, error.message, error);
  };
