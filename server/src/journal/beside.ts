import { Kysely } from 'kysely';
import { databaseMadeIn } from './folder.ts';
import { connect, POSTGRES_NOW } from './postgres.ts';
import { SQLITE_NOW, SqliteInThread } from './sqlite.ts';
import type { Storage } from './storage.ts';
import type { Tables } from './tables.ts';

/** Where a server keeps its matches: in a PostgreSQL database with this address, or in a folder by SQLite. */
export type Where = { readonly url: string } | { readonly folder: string };

/** Milliseconds for a query: longer than the database lets a server that stands still hold a lock. */
const TIMEOUT = 8000;

/** The database of a server that may be running. */
export type Beside = Pick<Storage, 'db' | 'now'>;

/**
 * Connects to the database of a server beside that server: nothing is locked, and no table is made. The caller closes it.
 * @throws an error with a sentence if a folder has no database.
 */
export const openBeside = (where: Where): Beside => {
  if ('url' in where) {
    return { db: connect(where.url, 'power', { most: 1, timeout: TIMEOUT }, () => {}), now: POSTGRES_NOW };
  }
  const dialect = new SqliteInThread({ file: databaseMadeIn(where.folder), durability: 'power' });
  return { db: new Kysely<Tables>({ dialect }), now: SQLITE_NOW };
};
