import { statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { JournalError } from '../errors.ts';
import { writeWhole } from '../operator/whole-file.ts';
import { LARGE } from '../space.ts';

/** A file that must stay where it is for as long as this process has it open. */
interface OpenFile {
  readonly path: string;
  /** How many bytes it must have. Asked only when it has become smaller; left out, any number will do. */
  least?(): number;
}

/** A file as it was found: device and inode, which stay the same when it is renamed, and its bytes. */
interface Found {
  readonly identity: string;
  readonly size: number;
}

/** Undefined if there is no file of this name. */
const look = (path: string): Found | undefined => {
  try {
    const found = statSync(path, { bigint: true, throwIfNoEntry: false });
    return found && { identity: `${found.dev} ${found.ino}`, size: Number(found.size) };
  } catch (error) {
    // A folder on the way to it was replaced by a file.
    if ((error as NodeJS.ErrnoException).code === 'ENOTDIR') return undefined;
    throw error;
  }
};

const gone = (path: string, what: string): JournalError =>
  new JournalError('gone', `${path} ${what} while the server was running. What is written now would be lost.`);

/**
 * Files that this process has open. It can go on writing one that was deleted, replaced or cut short; what it writes
 * then is lost.
 */
export class OpenFiles {
  readonly #files: readonly OpenFile[];
  readonly #known = new Map<string, Found>();

  constructor(files: readonly OpenFile[]) {
    this.#files = files;
  }

  /**
   * @throws JournalError of code `gone` if a name leads to another file than at the first check, or if a file became
   * smaller than it may be.
   */
  check(): void {
    for (const { path, least = () => 0 } of this.#files) {
      const found = look(path);
      const known = this.#known.get(path) ?? found;
      if (found?.identity !== known?.identity) throw gone(path, 'was deleted or replaced');
      if (!found || !known) continue;
      if (found.size < known.size && found.size < least()) throw gone(path, 'was cut short');
      this.#known.set(path, found);
    }
  }
}

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
