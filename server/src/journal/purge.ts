import { sql } from 'kysely';
import type { Storage } from './storage.ts';

/** Entries deleted in one transaction: few enough that writes of other matches do not wait noticeably. */
const PORTION = 200;

/**
 * Deletes a portion of a match that is marked as removed. True if it found one; false if none is left but those that
 * another server is deleting.
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
    // This deletes its record too.
    if (numDeletedRows < PORTION) await db.deleteFrom('matches').where('id', '=', id).execute();
    return true;
  });
