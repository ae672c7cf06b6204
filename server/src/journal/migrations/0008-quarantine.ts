import { type Kysely, sql } from 'kysely';

/** Which matches are quarantined, since when and by which server; and at which match a server is stuck, and when it was. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema.alterTable('matches').addColumn('quarantined_at', 'double precision').execute();
  await db.schema.alterTable('matches').addColumn('quarantined_by', 'text').execute();
  await db.schema.alterTable('servers').addColumn('stuck_in', 'text').execute();
  await db.schema.alterTable('servers').addColumn('stuck_at', 'double precision').execute();
  await db.schema
    .createIndex('matches_quarantined')
    .on('matches')
    .column('quarantined_at')
    .where(sql.ref('quarantined_at'), 'is not', null)
    .execute();
};
