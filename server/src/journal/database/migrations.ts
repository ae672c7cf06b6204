import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { JournalError } from '../errors.ts';
import type { Tables } from './tables.ts';

type Step = Migration['up'];

/** Matches and their entries. Times are doubles: both databases hand them out as numbers, exact to the millisecond. */
const matches: Step = async (db) => {
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

/** Servers, and which of them has a match. */
const servers: Step = async (db) => {
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

/** What is kept of matches that are over. */
const records: Step = async (db) => {
  await db.schema
    .createTable('records')
    .addColumn('match_id', 'text', (column) => column.primaryKey().references('matches.id').onDelete('cascade'))
    .addColumn('record', 'text', (column) => column.notNull())
    .addColumn('ended_at', 'double precision', (column) => column.notNull())
    .execute();
};

/** A checksum with every blueprint and entry, so that damage on the disk is not taken for what players did. */
const checksums: Step = async (db) => {
  await db.schema.alterTable('matches').addColumn('sum', 'integer').execute();
  await db.schema.alterTable('entries').addColumn('sum', 'integer').execute();
};

/** A checksum with every record: what is served is what was written. */
const recordSums: Step = async (db) => {
  await db.schema.alterTable('records').addColumn('sum', 'integer').execute();
};

/** What the matches of an address use by the hour, so that a day of it can be bounded. */
const usage: Step = async (db) => {
  await db.schema
    .createTable('usage')
    .addColumn('opened_by', 'text', (column) => column.notNull())
    .addColumn('hour', 'integer', (column) => column.notNull())
    .addColumn('matches', 'integer', (column) => column.notNull())
    .addColumn('bytes', 'double precision', (column) => column.notNull())
    .addPrimaryKeyConstraint('usage_key', ['opened_by', 'hour'])
    .execute();
};

/** What is needed to remove matches without players, and to find them without looking at all the others. */
const retention: Step = async (db) => {
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

/**
 * Which matches are quarantined, since when and by which server; and at which match a server is stuck, and when it was.
 */
const quarantine: Step = async (db) => {
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

/** The list of open tables, what those have found who look for opponents, and who does not want to meet whom. */
const listings: Step = async (db) => {
  await db.schema
    .createTable('listings')
    .addColumn('match_id', 'text', (column) => column.primaryKey().references('matches.id').onDelete('cascade'))
    .addColumn('epoch', 'integer', (column) => column.notNull())
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('pace', 'text', (column) => column.notNull())
    .addColumn('free', 'integer', (column) => column.notNull())
    .addColumn('since', 'double precision', (column) => column.notNull())
    .addColumn('people', 'text', (column) => column.notNull())
    .addColumn('shown', 'text', (column) => column.notNull())
    .addColumn('until', 'double precision')
    .addColumn('held_until', 'double precision')
    .execute();
  await db.schema.createIndex('listings_by_age').on('listings').column('since').execute();
  await db.schema
    .createTable('seeks')
    .addColumn('lock', 'text', (column) => column.primaryKey())
    .addColumn('match_id', 'text', (column) => column.notNull().references('matches.id').onDelete('cascade'))
    .execute();
  await db.schema.createIndex('seeks_by_match').on('seeks').column('match_id').execute();
  await db.schema
    .createTable('avoided')
    .addColumn('one', 'text', (column) => column.notNull())
    .addColumn('other', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('avoided_key', ['one', 'other'])
    .execute();
  await db.schema.createIndex('avoided_by_other').on('avoided').column('other').execute();
};

/** What those wish for who wait, and where they waited before. */
const wishes: Step = async (db) => {
  await db.schema.alterTable('seeks').addColumn('wish', 'text').execute();
  await db.schema.alterTable('seeks').addColumn('waited_at', 'text').execute();
};

/** Which records are for the players only. */
const closedRecords: Step = async (db) => {
  await db.schema
    .alterTable('records')
    .addColumn('closed', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
};

/** Every step from nothing to the present tables, in order. A released step never changes. */
export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001-matches': { up: matches },
  '0002-servers': { up: servers },
  '0003-records': { up: records },
  '0004-checksums': { up: checksums },
  '0005-record-sums': { up: recordSums },
  '0006-usage': { up: usage },
  '0007-retention': { up: retention },
  '0008-quarantine': { up: quarantine },
  '0009-listings': { up: listings },
  '0010-wishes': { up: wishes },
  '0011-closed-records': { up: closedRecords },
};

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
