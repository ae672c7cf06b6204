import type { Kysely } from 'kysely';

/** A checksum with every blueprint and entry, so that damage on the disk is not taken for what players did. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema.alterTable('matches').addColumn('sum', 'integer').execute();
  await db.schema.alterTable('entries').addColumn('sum', 'integer').execute();
};
