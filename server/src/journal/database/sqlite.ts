import { Worker } from 'node:worker_threads';
import { type DatabaseConnection, type DialectAdapter, Kysely, SqliteAdapter, sql } from 'kysely';
import { GenericSqliteWorkerDialect } from 'kysely-generic-sqlite/worker';
import { createNodeWorkerExecutor } from 'kysely-generic-sqlite/worker-helper-node';
import { JournalError } from '../errors.ts';
import type { Durability } from '../journal.ts';
import { diskSpace, LARGE, LEAST } from '../space.ts';
import { useFolder } from './data-folder.ts';
import { migrate } from './migrations.ts';
import type { SqliteFile } from './sqlite-file.ts';
import type { Storage } from './storage.ts';
import type { Tables } from './tables.ts';

/** SQLite can roll back changes of tables. Kysely assumes that it cannot. */
class Adapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** Of an error that crosses threads, name and message are left. The thread has journal errors of one code only. */
const asThrown = (error: Error): never => {
  throw error.name === 'JournalError' ? new JournalError('gone', error.message) : error;
};

/** Runs SQLite in a thread of its own, so that waiting for the disk never holds up the game. */
export class SqliteInThread extends GenericSqliteWorkerDialect<Worker, SqliteFile> {
  constructor(data: SqliteFile) {
    const worker = () => new Worker(new URL('./sqlite-worker.ts', import.meta.url));
    super(createNodeWorkerExecutor({ worker, data }), (connection) => {
      const execute: DatabaseConnection['executeQuery'] = connection.executeQuery.bind(connection);
      connection.executeQuery = (...query) => execute<never>(...query).catch(asThrown);
    });
  }

  override createAdapter(): DialectAdapter {
    return new Adapter();
  }
}

/** SQLite's clock, in epoch milliseconds. */
export const SQLITE_NOW = sql<number>`(unixepoch('subsec') * 1000)`;

/** Deleted pages that go back to the disk at once: 1 MB. */
const PAGES_TO_FREE = 256;

/** Opens the SQLite database of a data folder. Rejects with a {@link JournalError} if it cannot be used. */
export const openSqlite = async (folder: string, durability: Durability): Promise<Storage> => {
  const { database, lock, release } = useFolder(folder);
  const db = new Kysely<Tables>({ dialect: new SqliteInThread({ file: database, durability, lock }) });
  const close = async () => {
    await db.destroy().finally(release);
  };
  try {
    await migrate(db);
    await makeShrinkable(db, folder);
  } catch (error) {
    await close();
    if (error instanceof JournalError) throw error;
    throw new JournalError(
      'folder-unusable',
      `The database in ${folder} cannot be used: ${(error as Error).message}.`,
      error,
    );
  }
  return {
    db,
    pulse: db,
    now: SQLITE_NOW,
    alone: true,
    locksRows: false,
    // There is one connection, so transactions follow each other anyway.
    turn: async () => {},
    elements: (json) => sql`json_each(${json})`,
    space: () => diskSpace(folder),
    needed: LEAST,
    reclaim: async () => {
      await sql`pragma incremental_vacuum(${sql.lit(PAGES_TO_FREE)})`.execute(db);
    },
    close,
  };
};

const pragma = async (db: Kysely<Tables>, name: string): Promise<number> => {
  const { rows } = await sql<Record<string, number>>`${sql.raw(`pragma ${name}`)}`.execute(db);
  return Object.values(rows[0]!)[0]!;
};

/**
 * Lets a SQLite database of an old version give deleted pages back to the disk. For that it has to be rewritten once,
 * which is done if it is not too large and the disk has three times its size free. Otherwise it stays as it is, and
 * deleted pages are only used again for new matches.
 */
const makeShrinkable = async (db: Kysely<Tables>, folder: string): Promise<void> => {
  if ((await pragma(db, 'auto_vacuum')) !== 0) return;
  const size = (await pragma(db, 'page_count')) * (await pragma(db, 'page_size'));
  const { free } = await diskSpace(folder);
  if (size > LARGE || free < 3 * size) return;
  // Fails in a damaged database. Damaged matches are reported when they are taken; the others stay playable.
  await sql`vacuum`.execute(db).catch(() => {});
};
