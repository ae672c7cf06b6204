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

/** All pages in one step: a copy made in several begins anew whenever a match is played in between. */
const WHOLE = { rate: 2 ** 31 - 1 };

/** A copy that is being made lies in a folder of this name, beside the file that it becomes. */
const PART = '.ironhex-backup-';
const COPY = 'copy.db';

/** A part that nothing was written to for so many milliseconds was left behind by a backup that was killed. */
const LEFT = 60 * 60 * 1000;

/**
 * Makes a copy one plain file, which needs no other file beside it, and looks whether it is a whole database. A
 * server that opens it later sets it to write ahead again.
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

/** Brings a file to the disk itself. */
const sync = (file: string): void => {
  const descriptor = openSync(file, 'r+');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
};

/** Removes what backups that were killed left in a folder. */
const removeLeftParts = (folder: string): void => {
  for (const name of readdirSync(folder).filter((name) => name.startsWith(PART))) {
    const part = join(folder, name);
    const written = Math.max(
      ...[part, join(part, COPY)].map((path) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0),
    );
    if (Date.now() - written > LEFT) rmSync(part, { recursive: true, force: true });
  }
};

/**
 * Copies the matches kept in a folder into one file, while a server may be writing them: the copy is as they were at
 * one moment. The file appears only when it is whole, and only its owner can read it; a backup that fails leaves nothing
 * behind, and one that was killed is cleaned up by a later one. Throws a sentence if there is nothing to copy, or if the
 * file is there already.
 */
export const backUp = async (folder: string, file: string): Promise<void> => {
  const kept = join(folder, 'ironhex.db');
  if (!existsSync(kept)) throw new Error(`There is no ${kept}. Is DATA_DIR the folder that the server uses?`);
  if (existsSync(file)) throw new Error(`${file} is there already. Name a new file.`);
  removeLeftParts(dirname(file));
  // Nobody but the owner can look into this folder, so that no moment of the copy is open to others.
  const part = mkdtempSync(join(dirname(file), PART));
  try {
    const copy = join(part, COPY);
    // SQLite keeps the permissions of a file that is there.
    writeFileSync(copy, '', { mode: 0o600 });
    const database = new DatabaseSync(kept, { readOnly: true });
    try {
      await backup(database, copy, WHOLE);
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
