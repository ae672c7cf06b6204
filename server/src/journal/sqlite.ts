import { Worker } from 'node:worker_threads';
import { type DatabaseConnection, type DialectAdapter, Kysely, SqliteAdapter, sql } from 'kysely';
import { GenericSqliteWorkerDialect } from 'kysely-generic-sqlite/worker';
import { createNodeWorkerExecutor } from 'kysely-generic-sqlite/worker-helper-node';
import { JournalError } from './errors.ts';
import { useFolder } from './folder.ts';
import type { Durability } from './journal.ts';
import { migrate } from './migrate.ts';
import { makeShrinkable } from './shrink.ts';
import { diskSpace, LEAST } from './space.ts';
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
    elements: (json) => sql`json_each(${json})`,
    space: () => diskSpace(folder),
    needed: LEAST,
    reclaim: async () => {
      await sql`pragma incremental_vacuum(${sql.lit(PAGES_TO_FREE)})`.execute(db);
    },
    close,
  };
};
