import { existsSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { JournalError } from '../errors.ts';

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

const databaseIn = (folder: string): string => join(folder, 'ironhex.db');

/**
 * The database that a server has made in its data folder.
 * @throws an error with a sentence if there is none.
 */
export const databaseMadeIn = (folder: string): string => {
  const database = databaseIn(folder);
  if (existsSync(database)) return database;
  throw new Error(`There is no ${database}. Is DATA_DIR the folder that the server uses?`);
};

/** A data folder that only this process uses. */
interface Folder {
  readonly database: string;
  /** The file that is locked. */
  readonly lock: string;
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
    const lock = join(folder, 'lock.db');
    const locked = lockFile(lock);
    return { database: databaseIn(folder), lock, release: () => locked.close() };
  } catch (error) {
    if ((error as { errcode?: number }).errcode !== BUSY) throw unusable(folder, error);
    throw new JournalError(
      'folder-taken',
      `Another server uses the data folder ${folder}. Stop it first, or choose another folder with DATA_DIR.`,
    );
  }
};

/** The permission bits of the group and of all others. */
const OTHERS = 0o077;

/** A path in quotes, if a shell needs them. */
const quoted = (path: string): string => (/^[\w./-]+$/.test(path) ? path : `'${path.replaceAll("'", `'\\''`)}'`);

/**
 * Checks whether other users of this machine may read or write a data folder or the database files in it. Gives a
 * sentence with the command that forbids it; undefined if only the owner may, and always on Windows, which has other
 * permissions.
 */
export const openToOthers = (folder: string): string | undefined => {
  if (process.platform === 'win32') return undefined;
  const files = readdirSync(folder).filter((name) => /\.db(-wal|-shm|-journal)?$/.test(name));
  const open = [folder, ...files.map((name) => join(folder, name))].filter(
    (path) => ((statSync(path, { throwIfNoEntry: false })?.mode ?? 0) & OTHERS) !== 0,
  );
  if (open.length === 0) return undefined;
  const paths = open.map(quoted).join(' ');
  return `Other users of this machine may read or change what is kept of the matches. Close it: chmod go= ${paths}`;
};
