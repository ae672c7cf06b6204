import type { Kysely } from 'kysely';

/** Matches and their entries. Times are doubles: both databases hand them out as numbers, exact to the millisecond. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('matches')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('blueprint', 'text', (column) => column.notNull())
    .addColumn('opened_at', 'double precision', (column) => column.notNull())
    .addColumn('opened_by', 'text', (column) => column.notNull())
    .addColumn('ended_at', 'double precision')
    .execute();
  await db.schema.createIndex('matches_by_opener').on('matches').columns(['opened_by', 'opened_at']).execute();
  await db.schema
    .createTable('entries')
    .addColumn('match_id', 'text', (column) => column.notNull().references('matches.id').onDelete('cascade'))
    .addColumn('n', 'integer', (column) => column.notNull())
    .addColumn('epoch', 'integer', (column) => column.notNull())
    .addColumn('entry', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('entries_key', ['match_id', 'n'])
    .execute();
};
