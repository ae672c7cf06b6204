import { statSync } from 'node:fs';
import { JournalError } from './errors.ts';

/**
 * Device and inode of a file, which stay the same when it is renamed; undefined if there is no file of this name. Called
 * in this thread: for an open file the system answers from memory, in a few microseconds.
 */
const identityOf = (file: string): string | undefined => {
  try {
    const found = statSync(file, { bigint: true, throwIfNoEntry: false });
    return found && `${found.dev} ${found.ino}`;
  } catch (error) {
    // A folder on the way to it was replaced by a file.
    if ((error as NodeJS.ErrnoException).code === 'ENOTDIR') return undefined;
    throw error;
  }
};

const gone = (file: string): JournalError =>
  new JournalError(
    'gone',
    `${file} was deleted or replaced while the server was running. What is written now would be lost. Put the right ` +
      'files back, then start the server again: moves that were confirmed before are in the file that was there.',
  );

/**
 * Files that this process has open, by their names. A process can go on writing an open file after it was deleted or
 * replaced; what it writes then is lost.
 */
export class OpenFiles {
  readonly #files: readonly string[];
  readonly #known = new Map<string, string>();

  constructor(files: readonly string[]) {
    this.#files = files;
  }

  /** @throws JournalError of code `gone` if a name leads to another file than at the first check. */
  check(): void {
    for (const file of this.#files) {
      const found = identityOf(file);
      const known = this.#known.get(file) ?? found;
      if (found !== known) throw gone(file);
      if (known !== undefined) this.#known.set(file, known);
    }
  }
}
