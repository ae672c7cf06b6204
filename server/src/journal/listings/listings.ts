import { type Expression, type SqlBool, sql } from 'kysely';
import type { Storage } from '../database/storage.ts';
import type { ListingRow } from '../database/tables.ts';
import type { Lease, Listed, Listing } from '../journal.ts';

/** Is the row of `listings` still in the list? One without an end is as long as the server is alive that has the match. */
export const isListed = ({ now }: Pick<Storage, 'now'>, lease: number): Expression<SqlBool> => sql<SqlBool>`
  case when listings.until is null
    then exists (
      select 1 from matches join servers on servers.id = matches.owner
      where matches.id = listings.match_id and servers.alive_at + ${sql.lit(lease)} > ${now})
    else listings.until > ${now} end`;

/** What a row holds of a listing, but for its end. */
export const listingRow = (
  match_id: string,
  epoch: number,
  listing: Listing,
): Omit<ListingRow, 'until' | 'held_until'> => {
  const { game, pace, free, since, people, shown } = listing;
  return {
    ...{ match_id, epoch, game, pace, free, since },
    people: JSON.stringify(people),
    shown: JSON.stringify(shown),
  };
};

/** Puts a match into the list, for the server that has this lease. False, and nothing done, if the lease is over. */
export const putListing = async (
  { db, now }: Storage,
  server: string,
  { match, epoch }: Lease,
  listing: Listing,
  lasts: number | undefined,
): Promise<boolean> => {
  const row = listingRow(match, epoch, listing);
  const until = lasts === undefined ? sql`cast(null as double precision)` : sql`${now} + ${sql.lit(lasts)}`;
  const columns = ['epoch', 'game', 'pace', 'free', 'since', 'people', 'shown', 'until'] as const;
  const { numAffectedRows } = await sql`
    insert into listings (match_id, ${sql.join(columns.map((column) => sql.ref(column)))})
    select id, epoch, ${row.game}, ${row.pace}, cast(${row.free} as integer), cast(${row.since} as double precision),
      ${row.people}, ${row.shown}, ${until}
    from matches where id = ${match} and epoch = ${epoch} and owner = ${server} and removed_at is null
    on conflict (match_id) do update
    set held_until = case when excluded.free < listings.free then null else listings.held_until end, ${sql.join(columns.map((column) => sql`${sql.ref(column)} = ${sql.ref(`excluded.${column}`)}`))}
    where listings.epoch <= excluded.epoch`.execute(db);
  return numAffectedRows === 1n;
};

/** Takes a match out of the list, for the holder of this lease. */
export const dropListing = async ({ db }: Storage, { match, epoch }: Lease): Promise<void> => {
  await db.deleteFrom('listings').where('match_id', '=', match).where('epoch', '<=', epoch).execute();
};

type ReadListing = Omit<ListingRow, 'until' | 'held_until'> & { readonly openedBy: string };

const listedOf = ({ match_id, epoch, game, pace, free, since, people, shown, openedBy }: ReadListing): Listed => ({
  ...{ match: match_id, epoch, openedBy, game, pace, free, since },
  people: JSON.parse(people) as readonly string[],
  shown: JSON.parse(shown) as object,
});

/** The list, the oldest first; `lease` as in {@link isListed}. */
export const readListings = async (storage: Storage, lease: number, most: number): Promise<readonly Listed[]> => {
  const rows = await storage.db
    .selectFrom('listings')
    .innerJoin('matches', 'matches.id', 'match_id')
    .select(['match_id', 'listings.epoch', 'game', 'pace', 'free', 'since', 'people', 'shown', 'opened_by as openedBy'])
    .where('removed_at', 'is', null)
    .where('quarantined_at', 'is', null)
    .where(isListed(storage, lease))
    .orderBy('since')
    .orderBy('match_id')
    .limit(most)
    .execute();
  return rows.map(listedOf);
};

/** Milliseconds. The servers may have been unable to beat for a while, though they still run their matches. */
const FORGOTTEN = 3_600_000;

/** Deletes what has not been in the list for an hour. A match that comes back to life is put there anew. */
export const forgetListings = async ({ db, now }: Pick<Storage, 'db' | 'now'>, lease: number): Promise<void> => {
  const then = { now: sql<number>`${now} - ${sql.lit(FORGOTTEN)}` };
  await db
    .deleteFrom('listings')
    .where(({ not }) => not(isListed(then, lease)))
    .execute();
};
