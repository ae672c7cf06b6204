import { type Kysely, sql } from 'kysely';
import type { Storage } from '../database/storage.ts';
import type { Tables } from '../database/tables.ts';
import type { Seeker, SoughtOpening } from '../journal.ts';
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

/** The oldest table that fits; undefined if there is none. */
const fitting = async (
  db: Kysely<Tables>,
  storage: Storage,
  { person, games, paces, passed }: Seeker,
  lease: number,
): Promise<string | undefined> => {
  const strangers = await avoidedBy(db, person);
  const rows = await db
    .selectFrom('listings')
    .innerJoin('matches', 'matches.id', 'match_id')
    .select(['match_id', 'people'])
    .where('free', '>', 0)
    .where('game', 'in', games)
    .where('pace', 'in', paces)
    .where('removed_at', 'is', null)
    .where('quarantined_at', 'is', null)
    .where(({ or, eb }) => or([eb('held_until', 'is', null), eb('held_until', '<', storage.now)]))
    .where(isListed(storage, lease + MOURNED))
    .orderBy('since')
    .orderBy('match_id')
    .limit(MOST)
    .execute();
  const fits = ({ match_id, people }: (typeof rows)[number]): boolean =>
    !passed.includes(match_id) && !(JSON.parse(people) as readonly string[]).some((one) => strangers.has(one));
  return rows.find(fits)?.match_id;
};

/** What this seeker has found before, unless it was in vain. */
const foundBefore = async (db: Kysely<Tables>, { lock, passed }: Seeker): Promise<string | undefined> => {
  const row = await db
    .selectFrom('seeks')
    .innerJoin('matches', 'matches.id', 'match_id')
    .select('match_id')
    .where('lock', '=', lock)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  return row && !passed.includes(row.match_id) ? row.match_id : undefined;
};

/** Notes what a seeker has found. */
const note = async (db: Kysely<Tables>, lock: string, match_id: string): Promise<void> => {
  await db
    .insertInto('seeks')
    .values({ lock, match_id })
    .onConflict((conflict) => conflict.column('lock').doUpdateSet({ match_id }))
    .execute();
};

/** As `Journal.seek`, in one transaction. `open` stores a new match in it. */
export const seekTable = (
  storage: Storage,
  lease: number,
  seeker: Seeker,
  opening: SoughtOpening | undefined,
  open: (db: Kysely<Tables>, opening: SoughtOpening) => Promise<unknown>,
): Promise<string | undefined> =>
  storage.db.transaction().execute(async (db) => {
    await storage.turn(db);
    const before = await foundBefore(db, seeker);
    if (before !== undefined) return before;
    const found = await fitting(db, storage, seeker, lease);
    if (found !== undefined) {
      const held_until = sql<number>`${storage.now} + ${sql.lit(HELD)}`;
      await db.updateTable('listings').set({ held_until }).where('match_id', '=', found).execute();
      await note(db, seeker.lock, found);
      return found;
    }
    if (!opening) return undefined;
    await open(db, opening);
    const until = sql<number>`${storage.now} + ${sql.lit(OPENED)}`;
    await db
      .insertInto('listings')
      .values({ ...listingRow(opening.id, 0, opening.listing), until })
      .execute();
    await note(db, seeker.lock, opening.id);
    return opening.id;
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
