import { backup, DatabaseSync } from 'node:sqlite';
import { databaseMadeIn } from '../database/data-folder.ts';
import { writeWhole } from './whole-file.ts';

/** All pages in one step: a copy in several steps starts again whenever a match writes in between. */
const IN_ONE_STEP = { rate: 2 ** 31 - 1 };

/**
 * Copies all matches of a folder into one file, as they are at one moment, while a server may be writing. See
 * {@link writeWhole} for how the file appears.
 * @throws an error with a sentence if there is nothing to copy, or if the file exists already.
 */
export const backUp = async (folder: string, file: string): Promise<void> => {
  const kept = databaseMadeIn(folder);
  await writeWhole(file, async (copy) => {
    const database = new DatabaseSync(kept, { readOnly: true });
    try {
      await backup(database, copy, IN_ONE_STEP);
    } finally {
      database.close();
    }
  });
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
