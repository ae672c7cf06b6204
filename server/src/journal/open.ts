import { Kysely } from 'kysely';
import { databaseMadeIn } from './database/data-folder.ts';
import { connect, openPostgres, POSTGRES_NOW } from './database/postgres.ts';
import { openSqlite, SQLITE_NOW, SqliteInThread } from './database/sqlite.ts';
import type { SharedDatabase } from './database/storage.ts';
import type { Tables } from './database/tables.ts';
import { type JournalOptions, startJournal } from './database-journal.ts';
import type { Journal } from './journal.ts';

/** Where matches are kept, and how. */
export interface OpenJournal
  extends Pick<JournalOptions, 'durability' | 'server'>,
    Partial<Omit<JournalOptions, 'durability' | 'server'>> {
  /** URL of a PostgreSQL database, which several servers may share. */
  readonly url?: string;
  /** Bytes that the PostgreSQL database may take; left out, its size is not watched. */
  readonly limit?: number | undefined;
  /** Folder of an SQLite database for this process alone. Give either this or `url`. */
  readonly folder?: string;
  /** No other server uses the database, so the matches of an earlier one can be taken at once. */
  readonly alone?: boolean;
}

/**
 * Opens the journal, and brings its tables to their present form. Rejects with a `JournalError` that says what to do
 * about it: the folder is taken, the database out of reach, the tables made by a newer version.
 */
export const openJournal = async ({ url, folder, limit, alone = false, ...given }: OpenJournal): Promise<Journal> => {
  if ((url === undefined) === (folder === undefined)) throw new TypeError('a journal has a folder or an address');
  const ignored = { now: Date.now, trouble: () => {}, flushed: () => {}, failed: () => {} };
  const options: JournalOptions = { beat: 1000, lease: 4000, ...ignored, ...given };
  const storage =
    url === undefined
      ? await openSqlite(folder!, options.durability)
      : await openPostgres(url, options.durability, options.trouble, limit);
  try {
    return await startJournal({ ...storage, alone: storage.alone || alone }, options);
  } catch (error) {
    await storage.close();
    throw error;
  }
};

/** Where a server keeps its matches: in a PostgreSQL database with this address, or in a folder by SQLite. */
export type DatabaseLocation = { readonly url: string } | { readonly folder: string };

/** Milliseconds for a query: longer than the database lets a server that stands still hold a lock. */
const TIMEOUT = 8000;

/**
 * Connects to the database of a server beside that server: nothing is locked, and no table is made. The caller closes
 * it.
 * @throws an error with a sentence if a folder has no database.
 */
export const openDatabase = (where: DatabaseLocation): SharedDatabase => {
  if ('url' in where) {
    return { db: connect(where.url, 'power', { most: 1, timeout: TIMEOUT }, () => {}), now: POSTGRES_NOW };
  }
  const dialect = new SqliteInThread({ file: databaseMadeIn(where.folder), durability: 'power' });
  return { db: new Kysely<Tables>({ dialect }), now: SQLITE_NOW };
};
