import { statSync } from 'node:fs';
import { JournalError } from './errors.ts';

/**
 * What makes a file this one and no other, whatever it is called; undefined if there is none of this name. Asked at once
 * and not in another thread: the system answers for a file that is open from its memory, in a few microseconds.
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
 * Files that this process has open, by their names. A file that is deleted or replaced can be written as before by those
 * who have it open, but nobody finds it any more.
 */
export class OpenFiles {
  readonly #files: readonly string[];
  readonly #known = new Map<string, string>();

  constructor(files: readonly string[]) {
    this.#files = files;
  }

  /** Throws a {@link JournalError} of the code `gone` if a name does not lead to the file that it led to first. */
  check(): void {
    for (const file of this.#files) {
      const found = identityOf(file);
      const known = this.#known.get(file) ?? found;
      if (found !== known) throw gone(file);
      if (known !== undefined) this.#known.set(file, known);
    }
  }
}
