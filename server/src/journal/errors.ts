/** What is wrong with a journal, for programs. */
export type JournalFault =
  /** Another server uses the data folder. */
  | 'folder-taken'
  /** The data folder cannot be made or written. */
  | 'folder-unusable'
  /** The database does not answer, or does not let us in. */
  | 'unreachable'
  /** There is no space left to write. */
  | 'full'
  /** The storage was deleted or replaced while it was in use. */
  | 'gone'
  /** A newer version of the program made the tables. */
  | 'newer'
  /** What is stored is not what was written. */
  | 'damaged'
  /** The caller has a bug: entries with a gap, or other entries under numbers that are kept already. */
  | 'misuse'
  /** The journal was closed. */
  | 'closed';

/** A journal cannot do what it was asked to. The message is a sentence for whoever runs the server. */
export class JournalError extends Error {
  override readonly name: string = 'JournalError';
  readonly code: JournalFault;

  constructor(code: JournalFault, message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.code = code;
  }
}

/** What is stored of a match is not what was written. */
export class JournalDamaged extends JournalError {
  override readonly name = 'JournalDamaged';
  readonly match: string;
  /** Number of the first entry that is missing or wrong; 0 if it is the blueprint, undefined if nobody knows. */
  readonly entry: number | undefined;

  constructor(match: string, entry: number | undefined, what: string, cause?: unknown) {
    super(
      'damaged',
      `The journal of match ${match} is damaged${entry === undefined ? '' : ` at entry ${entry}`}: ${what}.`,
      cause,
    );
    this.match = match;
    this.entry = entry;
  }
}
