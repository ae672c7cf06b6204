import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdtempSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** An unfinished copy lies in a folder whose name begins like this, beside the file that it becomes. */
const PART = '.ironhex-backup-';
const COPY = 'copy.db';

/** An unfinished copy without a write for so many milliseconds belongs to a process that was killed. */
const ABANDONED_AFTER = 60 * 60 * 1000;

/**
 * Turns a copy into one file that needs no log beside it, and checks whether the database in it is whole. A server that
 * opens it later switches the log on again.
 */
const settle = (file: string): boolean => {
  const database = new DatabaseSync(file);
  try {
    database.exec('PRAGMA journal_mode = delete');
    return database.prepare('PRAGMA quick_check').get()?.quick_check === 'ok';
  } finally {
    database.close();
  }
};

/** Waits until a file is on the disk. */
const sync = (file: string): void => {
  const descriptor = openSync(file, 'r+');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
};

/** Removes unfinished copies of killed processes from a folder. */
const removeLeftParts = (folder: string): void => {
  for (const name of readdirSync(folder).filter((name) => name.startsWith(PART))) {
    const part = join(folder, name);
    const written = Math.max(
      ...[part, join(part, COPY)].map((path) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0),
    );
    if (Date.now() - written > ABANDONED_AFTER) rmSync(part, { recursive: true, force: true });
  }
};

/**
 * Makes a new file of a database that `copy` writes to the path it gets, where an empty file lies. The file appears
 * when it is whole; only its owner can read it. A failure leaves nothing behind; what a killed process left is removed
 * by the next call.
 * @throws an error with a sentence if the file exists already or the copy is damaged, and what `copy` throws.
 */
export const writeWhole = async (file: string, copy: (path: string) => unknown): Promise<void> => {
  if (existsSync(file)) throw new Error(`${file} is there already. Name a new file.`);
  removeLeftParts(dirname(file));
  // Only the owner can read this folder, so the copy is private from its first byte on.
  const part = mkdtempSync(join(dirname(file), PART));
  try {
    const path = join(part, COPY);
    // SQLite keeps the permissions of a file that exists already.
    writeFileSync(path, '', { mode: 0o600 });
    await copy(path);
    if (!settle(path)) throw new Error('The copy of the database is damaged. Check the disk, then try again.');
    sync(path);
    renameSync(path, file);
  } finally {
    rmSync(part, { recursive: true, force: true });
  }
};
