import type { Kysely } from 'kysely';

/** What the matches of an address use by the hour, so that a day of it can be bounded. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('usage')
    .addColumn('opened_by', 'text', (column) => column.notNull())
    .addColumn('hour', 'integer', (column) => column.notNull())
    .addColumn('matches', 'integer', (column) => column.notNull())
    .addColumn('bytes', 'double precision', (column) => column.notNull())
    .addPrimaryKeyConstraint('usage_key', ['opened_by', 'hour'])
    .execute();
};
