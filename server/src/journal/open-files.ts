import { statSync } from 'node:fs';
import { JournalError } from './errors.ts';

/** A file that must stay where it is for as long as this process has it open. */
export interface OpenFile {
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
