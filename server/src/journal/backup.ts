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
import { backup, DatabaseSync } from 'node:sqlite';

/** All pages in one step: a copy in several steps starts again whenever a match writes in between. */
const IN_ONE_STEP = { rate: 2 ** 31 - 1 };

/** An unfinished copy lies in a folder whose name begins like this, beside the file that it becomes. */
const PART = '.ironhex-backup-';
const COPY = 'copy.db';

/** An unfinished copy without a write for so many milliseconds belongs to a backup that was killed. */
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

/** Removes unfinished copies of killed backups from a folder. */
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
 * Copies all matches of a folder into one file, as they are at one moment, while a server may be writing. The file
 * appears when it is whole; only its owner can read it. A backup that fails leaves nothing behind; what a killed one
 * left is removed by the next.
 * @throws an error with a sentence if there is nothing to copy, or if the file exists already.
 */
export const backUp = async (folder: string, file: string): Promise<void> => {
  const kept = join(folder, 'ironhex.db');
  if (!existsSync(kept)) throw new Error(`There is no ${kept}. Is DATA_DIR the folder that the server uses?`);
  if (existsSync(file)) throw new Error(`${file} is there already. Name a new file.`);
  removeLeftParts(dirname(file));
  // Only the owner can read this folder, so the copy is private from its first byte on.
  const part = mkdtempSync(join(dirname(file), PART));
  try {
    const copy = join(part, COPY);
    // SQLite keeps the permissions of a file that exists already.
    writeFileSync(copy, '', { mode: 0o600 });
    const database = new DatabaseSync(kept, { readOnly: true });
    try {
      await backup(database, copy, IN_ONE_STEP);
    } finally {
      database.close();
    }
    if (!settle(copy)) throw new Error(`The copy of ${kept} is damaged. Check the disk, then try again.`);
    sync(copy);
    renameSync(copy, file);
  } finally {
    rmSync(part, { recursive: true, force: true });
  }
};

if (import.meta.main) {
  process.umask(0o077);
  const [file] = process.argv.slice(2).filter((argument) => argument !== '--');
  const folder = process.env.DATA_DIR || 'data';
  if (file === undefined) {
    console.error('Name the file to write: npx pnpm run backup -- <file>');
    process.exit(1);
  }
  await backUp(folder, file).then(
    () => console.log(`All matches are in ${file}.`),
    (error: Error) => {
      console.error(error.message);
      process.exit(1);
    },
  );
}
