import { dirname, join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { LARGE } from './shrink.ts';
import { writeWhole } from './whole-file.ts';

/** Kilobytes of pages that SQLite may hold in memory meanwhile: what was cut from its log is nowhere else. */
const MEMORY = 256 * 1024;

const sizeOf = (db: DatabaseSync): number => {
  const { size } = db.prepare('select page_count * page_size as size from pragma_page_count, pragma_page_size').get()!;
  return size as number;
};

/**
 * Writes everything that was confirmed into a new file beside a database whose files were harmed while it was open, as
 * far as SQLite still has it: a file that was deleted stays open, and the newest pages are in memory. No other file is
 * touched: SQLite's own way, to bring the log into the database, would read what is missing in the log, or write into
 * a database that somebody has put there meanwhile. Gives a sentence about what came of it.
 */
export const rescue = async (db: DatabaseSync, file: string): Promise<string> => {
  const saved = join(dirname(file), `ironhex-rescued-${new Date().toISOString().replaceAll(/\D/g, '')}.db`);
  try {
    if (db.isTransaction) db.exec('rollback');
    if (sizeOf(db) > LARGE) throw new Error('it is larger than 1 GB');
    db.exec(`pragma cache_size = -${MEMORY}`);
    await writeWhole(saved, (copy) => db.prepare('vacuum into ?').run(copy));
    return (
      `All that was confirmed is in ${saved}: put it in the place of the database, as when you restore a backup, then ` +
      'start the server again.'
    );
  } catch (error) {
    return (
      `What was confirmed could not be saved into another file (${(error as Error).message}). Put the right files back, ` +
      'or restore a backup, then start the server again.'
    );
  }
};
