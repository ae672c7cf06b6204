import { type Expression, type SqlBool, sql, type Transaction } from 'kysely';
import type { Storage } from '../database/storage.ts';
import type { MatchRow, Tables } from '../database/tables.ts';

/** How long matches without players are kept, in milliseconds. */
export interface Retention {
  /** A finished match, from its end on; left out, for ever. */
  readonly finished?: number | undefined;
  /** A match that never began, since a server had it last. */
  readonly empty: number;
  /** A match that began and is not over, since a server had it last. Not shorter than `empty`. */
  readonly abandoned: number;
  /** Has the match with this blueprint begun, to judge by its first entries? */
  hasBegun(blueprint: object, entries: readonly object[]): boolean;
}

/** Why a match was removed. */
export type Removal = 'finished' | 'empty' | 'abandoned';

/** The server that looks, and after how many milliseconds without a heartbeat another server counts as dead. */
export interface Keeper {
  readonly server: string;
  readonly lease: number;
}

/** Matches that one query looks at. */
const BATCH = 20;

/** A match with as many entries has begun, whatever is in them. */
const HEAD = 200;

/** Selects matches that may be due; `before` is a time by the database's clock. */
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
    // A damaged match does not count as empty.
    return true;
  }
};

/** No live server has the match. */
const isFree = ({ now, alone }: Storage, lease: number): Expression<SqlBool> =>
  alone
    ? sql`true`
    : sql`not exists (select 1 from servers where servers.id = matches.owner and alive_at + ${sql.lit(lease)} > ${now})`;

/** The last heartbeat of a dead server; undefined if the database does not know the server. */
const diedAtOf = async (db: Transaction<Tables>, server: string | null): Promise<number | undefined> => {
  if (server === null) return undefined;
  const row = await db.selectFrom('servers').select('alive_at').where('id', '=', server).executeTakeFirst();
  return row?.alive_at;
};

/**
 * Looks again at a match that may be due, and marks it as removed if it is: from then on it does not exist for players.
 * Its row is locked, so that no server takes it meanwhile; its epoch rises, so that no earlier lease can write it.
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
    // Its server died: the match may have been played until then.
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

/** Fills in when a match was touched, for those that an older version opened: the time at which they were opened. */
export const touchUntouched = async ({ db }: Storage): Promise<void> => {
  await db
    .updateTable('matches')
    .set(({ ref }) => ({ touched_at: ref('opened_at') }))
    .where('ended_at', 'is', null)
    .where('begun', '=', 0)
    .where('touched_at', 'is', null)
    .execute();
};

/** Marks some of the due matches as removed, and gives how many of each kind. */
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
