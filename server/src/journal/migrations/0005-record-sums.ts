import type { Kysely } from 'kysely';

/** A checksum with every record: what is served is what was written. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema.alterTable('records').addColumn('sum', 'integer').execute();
};
