import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { JournalError } from './errors.ts';
import { MIGRATIONS } from './migrations/index.ts';
import type { Tables } from './tables.ts';

/** Kysely's own table of the migrations that were done. */
type Done = {
  readonly kysely_migration: { readonly name: string };
};

/** Names of the migrations that were done on this database. */
const stepsDone = async (db: Kysely<Tables>): Promise<readonly string[]> => {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === 'kysely_migration')) return [];
  const rows = await db.withTables<Done>().selectFrom('kysely_migration').select('name').execute();
  return rows.map(({ name }) => name);
};

/**
 * Brings the tables to their present form. Servers that start together take turns.
 * @throws JournalError if a newer version of the program has changed the tables already.
 */
export const migrate = async (db: Kysely<Tables>): Promise<void> => {
  const unknown = (await stepsDone(db)).find((name) => !(name in MIGRATIONS));
  if (unknown !== undefined) {
    throw new JournalError(
      'newer',
      `The matches are stored in a form that a newer version of Ironhex made (${unknown}). Start that version.`,
    );
  }
  const { error } = await new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } }).migrateToLatest();
  if (error !== undefined) throw error;
};
