import { type Kysely, sql } from 'kysely';
import type { Storage } from '../database/storage.ts';
import type { Tables } from '../database/tables.ts';
import type { OpenSought, Seeker, Sought, SoughtOpening } from '../journal.ts';
import { isListed, listingRow } from './listings.ts';

/** Milliseconds for which a seat is kept for somebody who has found it. */
const HELD = 10_000;

/** Milliseconds for which a match that was opened for somebody stands in the list until its room takes it over. */
const OPENED = 30_000;

/**
 * Milliseconds for which the tables of a server that has died are found all the same: their people come back, and who sits
 * down there waits for them. Else they and those who seek meanwhile would all wait.
 */
const MOURNED = 30_000;

/** Tables that are looked at for one seeker. */
const MOST = 1000;

/** The people whom somebody does not want to meet, or who do not want to meet them. */
const avoidedBy = async (db: Kysely<Tables>, person: string): Promise<ReadonlySet<string>> => {
  const rows = await db
    .selectFrom('avoided')
    .select(['one', 'other'])
    .where(({ or, eb }) => or([eb('one', '=', person), eb('other', '=', person)]))
    .execute();
  return new Set([person, ...rows.flatMap(({ one, other }) => [one, other])]);
};

/** A table in the list with a free seat that is kept for nobody. */
interface FreeTable {
  readonly match: string;
  readonly game: string;
  readonly pace: string;
  /** As in `Listing`. */
  readonly people: readonly string[];
  /** Of one who opened it while looking for an opponent, and may still wait there. */
  readonly waiting: {
    readonly lock: string;
    readonly games: readonly string[];
    readonly paces: readonly string[];
  } | null;
}

/** The tables with people whom the seeker may meet, the oldest first. */
const freeTables = async (
  db: Kysely<Tables>,
  storage: Storage,
  { person, passed }: Seeker,
  lease: number,
): Promise<readonly FreeTable[]> => {
  const strangers = await avoidedBy(db, person);
  const rows = await db
    .selectFrom('listings')
    .innerJoin('matches', 'matches.id', 'listings.match_id')
    .leftJoin('seeks', (join) => join.onRef('seeks.match_id', '=', 'listings.match_id').on('wish', 'is not', null))
    .select(['listings.match_id as match', 'game', 'pace', 'people', 'lock', 'wish'])
    .where('free', '>', 0)
    .where('removed_at', 'is', null)
    .where('quarantined_at', 'is', null)
    .where(({ or, eb }) => or([eb('held_until', 'is', null), eb('held_until', '<', storage.now)]))
    .where(isListed(storage, lease + MOURNED))
    .orderBy('since')
    .orderBy('listings.match_id')
    .limit(MOST)
    .execute();
  return rows
    .map(({ people, lock, wish, ...table }) => ({
      ...table,
      people: JSON.parse(people) as readonly string[],
      waiting: lock && wish ? { lock, ...(JSON.parse(wish) as Pick<Seeker, 'games' | 'paces'>) } : null,
    }))
    .filter(({ match, people }) => !passed.includes(match) && !people.some((one) => strangers.has(one)));
};

/** Does somebody want to play this? */
const wants = ({ games, paces }: Pick<Seeker, 'games' | 'paces'>, { game, pace }: Pick<FreeTable, 'game' | 'pace'>) =>
  games.includes(game) && paces.includes(pace);

/** What both want to play: what the one opens, if that suits, or what comes first with the other; undefined for nothing. */
const common = (
  seeker: Seeker,
  waiting: NonNullable<FreeTable['waiting']>,
  opens: Pick<FreeTable, 'game' | 'pace'>,
): Pick<FreeTable, 'game' | 'pace'> | undefined => {
  if (wants(waiting, opens)) return opens;
  const game = waiting.games.find((one) => seeker.games.includes(one));
  const pace = waiting.paces.find((one) => seeker.paces.includes(one));
  return game === undefined || pace === undefined ? undefined : { game, pace };
};

/** What this seeker has found before, unless it was in vain. */
const foundBefore = async (db: Kysely<Tables>, { lock, passed }: Seeker): Promise<Sought | undefined> => {
  const row = await db
    .selectFrom('seeks')
    .innerJoin('matches', 'matches.id', 'match_id')
    .select('match_id')
    .where('lock', '=', lock)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  if (!row || passed.includes(row.match_id)) return undefined;
  const guest = await db
    .selectFrom('seeks')
    .select('waited_at')
    .where('match_id', '=', row.match_id)
    .where('waited_at', 'is not', null)
    .executeTakeFirst();
  return { kind: 'match', match: row.match_id, ...(guest ? { guestAt: guest.waited_at! } : {}) };
};

/** Notes what a seeker has found: a seat, a table of their own with a wish, or a match for two who waited elsewhere. */
const note = async (
  db: Kysely<Tables>,
  lock: string,
  match_id: string,
  { wish = null, waited_at = null }: Partial<Pick<Tables['seeks'], 'wish' | 'waited_at'>> = {},
): Promise<void> => {
  const found = { match_id, wish, waited_at };
  await db
    .insertInto('seeks')
    .values({ lock, ...found })
    .onConflict((conflict) => conflict.column('lock').doUpdateSet(found))
    .execute();
};

/** As `Journal.seek`, in one transaction. `insert` stores a new match in it. */
export const seekTable = (
  storage: Storage,
  lease: number,
  seeker: Seeker,
  open: OpenSought | undefined,
  insert: (db: Kysely<Tables>, opening: SoughtOpening) => Promise<unknown>,
): Promise<Sought | undefined> =>
  storage.db.transaction().execute(async (db) => {
    await storage.turn(db);
    const before = await foundBefore(db, seeker);
    if (before) return before;
    const held_until = sql<number>`${storage.now} + ${sql.lit(HELD)}`;
    const keepSeat = (match: string) =>
      db.updateTable('listings').set({ held_until }).where('match_id', '=', match).execute();
    const tables = await freeTables(db, storage, seeker, lease);
    const fitting = tables.find((table) => wants(seeker, table));
    if (fitting) {
      await keepSeat(fitting.match);
      await note(db, seeker.lock, fitting.match);
      return { kind: 'match', match: fitting.match };
    }
    if (!open) return undefined;
    const own = open();
    const [other] = tables.flatMap(({ match, waiting }) => {
      const both = waiting && common(seeker, waiting, own.listing);
      return both ? [{ match, lock: waiting.lock, both }] : [];
    });
    if (other && !wants({ games: [own.listing.game], paces: [own.listing.pace] }, other.both))
      return { kind: 'other', ...other.both };
    const opening = other ? open(other.lock) : own;
    await insert(db, opening);
    const until = sql<number>`${storage.now} + ${sql.lit(OPENED)}`;
    await db
      .insertInto('listings')
      .values({ ...listingRow(opening.id, 0, opening.listing), until })
      .execute();
    const { games, paces } = seeker;
    await note(db, seeker.lock, opening.id, opening.attended ? { wish: JSON.stringify({ games, paces }) } : {});
    if (!other) return { kind: 'match', match: opening.id };
    for (const match of [other.match, opening.id]) await keepSeat(match);
    await note(db, other.lock, opening.id, { waited_at: other.match });
    return { kind: 'match', match: opening.id, guestAt: other.match };
  });

/** As `Journal.avoid`. */
export const avoid = async (db: Kysely<Tables>, one: string, other: string, avoids: boolean): Promise<void> => {
  if (!avoids) await db.deleteFrom('avoided').where('one', '=', one).where('other', '=', other).execute();
  else
    await db
      .insertInto('avoided')
      .values({ one, other })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
};
