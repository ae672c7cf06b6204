import type { Kysely } from 'kysely';

/** What is kept of matches that are over. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('records')
    .addColumn('match_id', 'text', (column) => column.primaryKey().references('matches.id').onDelete('cascade'))
    .addColumn('record', 'text', (column) => column.notNull())
    .addColumn('ended_at', 'double precision', (column) => column.notNull())
    .execute();
};
