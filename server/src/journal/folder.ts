import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { JournalError } from './errors.ts';

/** SQLite's number for "somebody else has locked it". */
const BUSY = 5;

const unusable = (folder: string, error: unknown): JournalError =>
  new JournalError('folder-unusable', `The data folder ${folder} cannot be used: ${(error as Error).message}.`, error);

/** Locks a file for as long as the database is open. */
const lockFile = (path: string): DatabaseSync => {
  const lock = new DatabaseSync(path);
  try {
    lock.exec('begin exclusive');
    return lock;
  } catch (error) {
    lock.close();
    throw error;
  }
};

/** A data folder that nobody else uses. */
export interface Folder {
  readonly database: string;
  /** All files that must stay where they are. */
  readonly files: readonly string[];
  /** Lets others use it. */
  release(): void;
}

/**
 * Makes a data folder, or finds it, and keeps every other process from using it. The lock is the operating system's, on
 * a file of its own: it goes with the process, however that ends. Throws a {@link JournalError}.
 */
export const useFolder = (folder: string): Folder => {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const [database, locked] = [join(folder, 'ironhex.db'), join(folder, 'lock.db')];
    const lock = lockFile(locked);
    return { database, files: [database, `${database}-wal`, locked], release: () => lock.close() };
  } catch (error) {
    if ((error as { errcode?: number }).errcode !== BUSY) throw unusable(folder, error);
    throw new JournalError(
      'folder-taken',
      `Another server uses the data folder ${folder}. Stop it first, or choose another folder with DATA_DIR.`,
    );
  }
};
