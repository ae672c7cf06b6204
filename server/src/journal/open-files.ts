import type { BigIntStats } from 'node:fs';
import { stat } from 'node:fs/promises';
import { JournalError } from './errors.ts';

/** What makes a file this one and no other, whatever it is called; undefined if there is none of this name. */
const identityOf = async (file: string): Promise<string | undefined> => {
  const found: BigIntStats | undefined = await stat(file, { bigint: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined;
    throw error;
  });
  return found && `${found.dev} ${found.ino}`;
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

  /** Rejects with a {@link JournalError} of the code `gone` if a name does not lead to the file that it led to first. */
  async check(): Promise<void> {
    await Promise.all(
      this.#files.map(async (file) => {
        const found = await identityOf(file);
        const known = this.#known.get(file) ?? found;
        if (found !== known) throw gone(file);
        if (known !== undefined) this.#known.set(file, known);
      }),
    );
  }
}
