import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { JournalError } from './errors.ts';

/** SQLite's error number for a file that another process has locked. */
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

/** A data folder that only this process uses. */
export interface Folder {
  readonly database: string;
  /** All files that must stay where they are. */
  readonly files: readonly string[];
  /** Unlocks it for other processes. */
  release(): void;
}

/**
 * Creates a data folder if there is none, and locks it against other processes. The lock is the operating system's, on
 * a file of its own: it ends with the process, also when that is killed.
 * @throws JournalError if the folder cannot be used, or if another process uses it.
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
