import { type Kysely, sql } from 'kysely';

/** What is needed to remove matches without players, and to find them without looking at all the others. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema.alterTable('matches').addColumn('touched_at', 'double precision').execute();
  await db.schema
    .alterTable('matches')
    .addColumn('begun', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema.alterTable('matches').addColumn('removed_at', 'double precision').execute();
  await sql`update matches set touched_at = coalesce(ended_at, last_seen, opened_at)`.execute(db);
  const index = (name: string) => db.schema.createIndex(name).on('matches');
  await index('matches_unfinished').columns(['begun', 'touched_at']).where(sql.ref('ended_at'), 'is', null).execute();
  await index('matches_finished').column('ended_at').where(sql.ref('ended_at'), 'is not', null).execute();
  await index('matches_removed').column('removed_at').where(sql.ref('removed_at'), 'is not', null).execute();
};
