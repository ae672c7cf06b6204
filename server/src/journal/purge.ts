import { sql } from 'kysely';
import type { Storage } from './storage.ts';

/** As many entries go in one transaction: a match may have very many, and others are waiting to be stored. */
const PORTION = 200;

/**
 * Deletes a portion of what is left of a match that is marked as removed. True if there was one; false if nothing is
 * left of any, but for those that another server is at.
 */
export const purgeSome = (storage: Storage): Promise<boolean> =>
  storage.db.transaction().execute(async (db) => {
    const match = await db
      .selectFrom('matches')
      .select('id')
      .where('removed_at', 'is not', null)
      .limit(1)
      .$if(storage.locksRows, (query) => query.forUpdate().skipLocked())
      .executeTakeFirst();
    if (!match) return false;
    const { id } = match;
    const { numDeletedRows } = await sql`
      delete from entries where match_id = ${id} and n in (
        select n from entries where match_id = ${id} order by n limit ${sql.lit(PORTION)})`
      .execute(db)
      .then(({ numAffectedRows = 0n }) => ({ numDeletedRows: numAffectedRows }));
    // The record goes with it.
    if (numDeletedRows < PORTION) await db.deleteFrom('matches').where('id', '=', id).execute();
    return true;
  });
