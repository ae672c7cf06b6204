import type { Expression, Kysely } from 'kysely';
import { openingOf } from '../database/rows.ts';
import type { Tables } from '../database/tables.ts';
import type { Opening } from '../journal.ts';
import { countMatch } from './usage.ts';

/** Stores a new match, and counts it for who opened it; `now` is the database's clock. False if there is one of this id. */
export const insertMatch = async (
  db: Kysely<Tables>,
  now: Expression<number>,
  { id, blueprint, openedBy }: Opening,
): Promise<boolean> => {
  const row = { ...openingOf(id, blueprint), opened_by: openedBy, opened_at: Date.now(), epoch: 0, begun: 0 };
  const insert = db.insertInto('matches').values({ ...row, touched_at: now });
  const { numInsertedOrUpdatedRows } = await insert.onConflict((conflict) => conflict.doNothing()).executeTakeFirst();
  if (numInsertedOrUpdatedRows !== 1n) return false;
  await countMatch(db, openedBy, Buffer.byteLength(row.blueprint), row.opened_at);
  return true;
};
