import type { Kysely } from 'kysely';

/** Servers, and which of them has a match. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('servers')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('alive_at', 'double precision', (column) => column.notNull())
    .addColumn('said_at', 'double precision', (column) => column.notNull())
    .execute();
  await db.schema
    .alterTable('matches')
    .addColumn('epoch', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema.alterTable('matches').addColumn('owner', 'text').execute();
  await db.schema.alterTable('matches').addColumn('last_seen', 'double precision').execute();
  await db.schema.createIndex('matches_by_owner').on('matches').column('owner').execute();
};
