import { type Expression, type SqlBool, sql, type Transaction } from 'kysely';
import type { Storage } from './storage.ts';
import type { MatchRow, Tables } from './tables.ts';

/** How long matches are kept that nobody is at, in milliseconds. */
export interface Retention {
  /** From the end of a match on; without end if it is missing. */
  readonly finished?: number | undefined;
  /** A match that never began, since somebody was at it last. */
  readonly empty: number;
  /** A match that began and is not over, since somebody was at it last. Not shorter than `empty`. */
  readonly abandoned: number;
  /** Has a match begun that begins with this blueprint and these entries? */
  hasBegun(blueprint: object, entries: readonly object[]): boolean;
}

/** Why a match was removed. */
export type Removal = 'finished' | 'empty' | 'abandoned';

/** Who looks: the server, and after how many milliseconds without a heartbeat another one is given up. */
export interface Keeper {
  readonly server: string;
  readonly lease: number;
}

/** As many matches are looked at in one go. */
const BATCH = 20;

/** A match with as many entries has begun: nobody has to read them for that. */
const HEAD = 200;

/** What is due for a closer look; `before` is a time by the database's clock. */
type Due = (before: Expression<number>) => Expression<SqlBool>;

const DUE: Readonly<Record<Removal, Due>> = {
  finished: (before) => sql`ended_at is not null and ended_at < ${before}`,
  empty: (before) => sql`ended_at is null and begun = 0 and touched_at < ${before}`,
  abandoned: (before) => sql`ended_at is null and begun = 1 and touched_at < ${before}`,
};

const readHead = async (db: Transaction<Tables>, match: string): Promise<readonly object[]> => {
  const head = db.selectFrom('entries').select('entry').where('match_id', '=', match).orderBy('n').limit(HEAD);
  return (await head.execute()).map(({ entry }) => JSON.parse(entry) as object);
};

const hasBegun = async (db: Transaction<Tables>, match: MatchRow, retention: Retention): Promise<boolean> => {
  try {
    const head = await readHead(db, match.id);
    return head.length === HEAD || retention.hasBegun(JSON.parse(match.blueprint) as object, head);
  } catch {
    // What is damaged is not taken for empty.
    return true;
  }
};

/** Nobody has the match who is alive. */
const isFree = ({ now, alone }: Storage, lease: number): Expression<SqlBool> =>
  alone
    ? sql`true`
    : sql`not exists (select 1 from servers where servers.id = matches.owner and alive_at + ${sql.lit(lease)} > ${now})`;

/** When a server that is dead was alive for the last time; undefined if the database does not know the server. */
const diedAtOf = async (db: Transaction<Tables>, server: string | null): Promise<number | undefined> => {
  if (server === null) return undefined;
  const row = await db.selectFrom('servers').select('alive_at').where('id', '=', server).executeTakeFirst();
  return row?.alive_at;
};

/**
 * Looks at a match that may be removed, and marks it if it is so: from then on there is no such match for anybody. Its
 * row is locked, so that nobody can take it meanwhile, and its epoch rises, so that nobody who had it writes any more.
 */
const removeIfDue = (
  storage: Storage,
  keeper: Keeper,
  retention: Retention,
  id: string,
  kind: Removal,
): Promise<boolean> =>
  storage.db.transaction().execute(async (db) => {
    const before = sql<number>`${storage.now} - ${sql.lit(retention[kind]!)}`;
    const match = await db
      .selectFrom('matches')
      .selectAll()
      .where('id', '=', id)
      .where('removed_at', 'is', null)
      .where(DUE[kind](before))
      .where(isFree(storage, keeper.lease))
      .$if(storage.locksRows, (query) => query.forUpdate().skipLocked())
      .executeTakeFirst();
    if (!match) return false;
    if (match.owner === keeper.server) return false;
    const change = db.updateTable('matches').where('id', '=', id);
    const diedAt = await diedAtOf(db, match.owner);
    // The server that had it died: somebody may have been at it until then.
    if (kind !== 'finished' && diedAt !== undefined && diedAt > match.touched_at!) {
      await change.set({ touched_at: diedAt }).execute();
      return false;
    }
    if (kind === 'empty' && (await hasBegun(db, match, retention))) {
      await change.set({ begun: 1 }).execute();
      return false;
    }
    await change.set({ removed_at: storage.now, owner: null, epoch: match.epoch + 1 }).execute();
    return true;
  });

/** A match that a server of an older version opened counts from then on: it did not say when it was touched. */
export const touchUntouched = async ({ db }: Storage): Promise<void> => {
  await db
    .updateTable('matches')
    .set(({ ref }) => ({ touched_at: ref('opened_at') }))
    .where('ended_at', 'is', null)
    .where('begun', '=', 0)
    .where('touched_at', 'is', null)
    .execute();
};

/** Marks some matches as removed that are due. Gives how many of each kind; nothing if none is due. */
export const markDue = async (
  storage: Storage,
  keeper: Keeper,
  retention: Retention,
): Promise<Readonly<Record<Removal, number>>> => {
  const removed = { finished: 0, empty: 0, abandoned: 0 };
  for (const kind of ['empty', 'abandoned', 'finished'] as const) {
    const age = retention[kind];
    if (age === undefined) continue;
    const due = await storage.db
      .selectFrom('matches')
      .select('id')
      .where('removed_at', 'is', null)
      .where(DUE[kind](sql<number>`${storage.now} - ${sql.lit(age)}`))
      .where(isFree(storage, keeper.lease))
      .where(({ eb }) => eb.or([eb('owner', 'is', null), eb('owner', '!=', keeper.server)]))
      .orderBy(kind === 'finished' ? 'ended_at' : 'touched_at')
      .limit(BATCH)
      .execute();
    for (const { id } of due) if (await removeIfDue(storage, keeper, retention, id, kind)) removed[kind]++;
  }
  return removed;
};
