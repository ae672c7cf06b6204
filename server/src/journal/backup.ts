import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';

/** All pages in one step: a copy made in several begins anew whenever a match is played in between. */
const WHOLE = { rate: 2 ** 31 - 1 };

/** Is this file a whole database? */
const isSound = (file: string): boolean => {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    return database.prepare('PRAGMA quick_check').get()?.quick_check === 'ok';
  } finally {
    database.close();
  }
};

/**
 * Copies the matches kept in a folder into one file, while a server may be writing them: the copy is as they were at
 * one moment. The file appears only when it is whole. Throws a sentence if there is nothing to copy, or if the file is
 * there already.
 */
export const backUp = async (folder: string, file: string): Promise<void> => {
  const kept = join(folder, 'ironhex.db');
  if (!existsSync(kept)) throw new Error(`There is no ${kept}. Is DATA_DIR the folder that the server uses?`);
  if (existsSync(file)) throw new Error(`${file} is there already. Name a new file.`);
  const part = `${file}.part`;
  rmSync(part, { force: true });
  const database = new DatabaseSync(kept, { readOnly: true });
  try {
    await backup(database, part, WHOLE);
  } finally {
    database.close();
  }
  if (!isSound(part)) throw new Error(`The copy is damaged: ${part}. Check the disk, then try again.`);
  renameSync(part, file);
};

if (import.meta.main) {
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
