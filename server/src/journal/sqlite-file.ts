import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { type IGenericSqlite, parseBigInt } from 'kysely-generic-sqlite';
import type { Durability } from './journal.ts';

/** A database file, and what a commit in it survives. */
export type SqliteFile = {
  readonly file: string;
  readonly durability: Durability;
};

/** Statements that stay prepared: inserts differ by their number of rows. */
const PREPARED = 200;

/**
 * The settings of the connection. With `full` every commit is on the disk before it is confirmed; with `normal` the
 * operating system has it, which survives the end of our process. Deleted pages can be given back in portions.
 */
const settings = (durability: Durability): string => `
  pragma auto_vacuum = incremental;
  pragma journal_mode = wal;
  pragma synchronous = ${durability === 'power' ? 'full' : 'normal'};
  pragma fullfsync = ${durability === 'power' ? 'on' : 'off'};
`;

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
 * Opens a database file for Kysely, in the thread that calls it.
 * @throws what SQLite throws.
 */
export const openFile = ({ file, durability }: SqliteFile): IGenericSqlite<DatabaseSync> => {
  const db = new DatabaseSync(file, { timeout: 2000, enableForeignKeyConstraints: true });
  try {
    db.exec(settings(durability));
  } catch (error) {
    db.close();
    throw error;
  }
  const prepare = preparing(db);
  return {
    db,
    close: () => db.close(),
    query: (_isSelect, sql, parameters) => {
      // SQLite rolls back by itself when the disk is full. A second rollback would fail, and hide the reason.
      if (sql === 'rollback' && !db.isTransaction) return { rows: [] };
      const { statement, returnsRows } = prepare(sql);
      const values = parameters as readonly SQLInputValue[];
      if (returnsRows) return { rows: statement.all(...values) };
      const { changes } = statement.run(...values);
      return { rows: [], numAffectedRows: parseBigInt(changes)! };
    },
  };
};
