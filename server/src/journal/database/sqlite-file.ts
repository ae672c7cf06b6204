import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { BroadcastChannel } from 'node:worker_threads';
import { type IGenericSqlite, parseBigInt } from 'kysely-generic-sqlite';
import { JournalError } from '../errors.ts';
import type { Durability } from '../journal.ts';
import { OpenFiles, rescue } from './harmed-files.ts';

/** A database file, and what a commit in it survives. */
export type SqliteFile = {
  readonly file: string;
  readonly durability: Durability;
  /** The file that keeps other processes out; none if the caller knows that there is no other. */
  readonly lock?: string;
};

/** Statements that stay prepared: inserts differ by their number of rows. */
const PREPARED = 200;

/** What `pragma auto_vacuum` answers where deleted pages can be given back in portions. */
const INCREMENTAL = 2;

/**
 * Lets deleted pages be given back in portions. Only where that is not so yet: SQLite writes the setting into the file
 * each time, and a write by a second connection makes the first one forget the pages that `rescue` needs.
 */
const allowPortions = (db: DatabaseSync): void => {
  const { auto_vacuum: mode } = db.prepare('pragma auto_vacuum').get()!;
  if (mode !== INCREMENTAL) db.exec('pragma auto_vacuum = incremental');
};

/**
 * The settings of the connection. With `full` every commit is on the disk before it is confirmed; with `normal` the
 * operating system has it, which survives the end of our process.
 */
const settings = (durability: Durability): string => `
  pragma journal_mode = wal;
  pragma synchronous = ${durability === 'power' ? 'full' : 'normal'};
  pragma fullfsync = ${durability === 'power' ? 'on' : 'off'};
`;

/** Bytes of SQLite's log before its first page, and before each page. */
const LOG_HEAD = 32;
const PAGE_HEAD = 24;

interface Prepared {
  readonly statement: StatementSync;
  readonly returnsRows: boolean;
}

/** Prepares statements, and keeps those that were used last. */
const preparing = (db: DatabaseSync): ((sql: string) => Prepared) => {
  const known = new Map<string, Prepared>();
  return (sql) => {
    let prepared = known.get(sql);
    if (prepared) {
      known.delete(sql);
    } else {
      const statement = db.prepare(sql);
      // Some pragmas return rows, and do their work as these are read, but declare no columns.
      prepared = { statement, returnsRows: statement.columns().length > 0 || sql.startsWith('pragma') };
      if (known.size >= PREPARED) known.delete(known.keys().next().value!);
    }
    known.set(sql, prepared);
    return prepared;
  };
};

/**
 * The files of an open database. SQLite makes them smaller only when nothing in them is needed any more: the database
 * when deleted pages go back to the disk, the log (which we let grow and use again) when somebody has it emptied.
 */
const filesOf = (db: DatabaseSync, { file, lock }: SqliteFile): OpenFiles => {
  const numbers = (pragma: string) => db.prepare(`pragma ${pragma}`).get() as Readonly<Record<string, number>>;
  const pageSize = () => numbers('page_size').page_size!;
  const logged = (): number => {
    // As it is in memory. Fails within a transaction, which is rolled back then: the next statement asks again.
    const { log } = numbers('wal_checkpoint(noop)');
    return log === 0 ? 0 : LOG_HEAD + log! * (PAGE_HEAD + pageSize());
  };
  return new OpenFiles([
    { path: file, least: () => numbers('page_count').page_count! * pageSize() },
    { path: `${file}-wal`, least: logged },
    { path: `${file}-shm` },
    ...(lock === undefined ? [] : [{ path: lock }]),
  ]);
};

/**
 * Opens a database file for Kysely, in the thread that calls it. Looks at its files before every write, so that nothing
 * is written behind what is missing, and after it, so that nothing is confirmed that is lost. If they were harmed,
 * every query rejects with a {@link JournalError} of code `gone`.
 * @throws what SQLite throws.
 */
export const openFile = (given: SqliteFile): IGenericSqlite<DatabaseSync> => {
  const db = new DatabaseSync(given.file, { timeout: 2000, enableForeignKeyConstraints: true });
  try {
    allowPortions(db);
    db.exec(settings(given.durability));
  } catch (error) {
    db.close();
    throw error;
  }
  const prepare = preparing(db);
  const files = filesOf(db, given);

  const run: IGenericSqlite['query'] = (_isSelect, sql, parameters) => {
    // SQLite has rolled back already when the disk is full. A second rollback would fail, and hide the reason.
    if (sql === 'rollback' && !db.isTransaction) return { rows: [] };
    const { statement, returnsRows } = prepare(sql);
    const values = parameters as readonly SQLInputValue[];
    if (!db.isTransaction || sql === 'commit') files.check();
    if (returnsRows) return { rows: statement.all(...values) };
    const { changes } = statement.run(...values);
    if (!db.isTransaction) files.check();
    return { rows: [], numAffectedRows: parseBigInt(changes)! };
  };

  let gone: JournalError | undefined;
  return {
    db,
    close: () => {
      // Closing would bring the log into the database: see `rescue`.
      if (!gone) db.close();
    },
    query: async (isSelect, sql, parameters) => {
      if (gone) throw gone;
      try {
        return await run(isSelect, sql, parameters);
      } catch (error) {
        if (!(error instanceof JournalError)) throw error;
        gone = new JournalError('gone', `${error.message} ${await rescue(db, given.file)}`);
        throw gone;
      }
    },
  };
};

/** All threads of this process that run SQLite listen to this channel. */
const CHANNEL = 'ironhex: the main thread is stuck';

/**
 * Ends the transactions that the main thread has begun in SQLite. To be called when it is stuck: it will never end
 * them, and until then nobody else could write. The end of the process would do the same.
 */
export const giveUpTransactions = (): void => {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(null);
  channel.close();
};

/** Lets a thread that runs SQLite hear {@link giveUpTransactions}. */
export const hearGiveUp = (database: DatabaseSync): void => {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = () => {
    if (database.isTransaction) database.exec('rollback');
  };
  channel.unref();
};
