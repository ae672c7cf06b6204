/** What is wrong with a journal, as a code. */
type JournalFault =
  /** Another server uses the data folder. */
  | 'folder-taken'
  /** The data folder cannot be made or written. */
  | 'folder-unusable'
  /** The database does not answer, or does not let us in. */
  | 'unreachable'
  /** The disk is full. */
  | 'full'
  /** The storage was deleted, replaced or cut short while it was in use. */
  | 'gone'
  /** A newer version of the program made the tables. */
  | 'newer'
  /** The stored bytes are not those that were written. */
  | 'damaged'
  /** The caller has a bug: it left a gap, or gave other entries under numbers that are stored already. */
  | 'misuse'
  /** The journal was closed. */
  | 'closed';

/** A journal cannot do what it was asked to. The message is a sentence for the operator of the server. */
export class JournalError extends Error {
  override readonly name: string = 'JournalError';
  readonly code: JournalFault;

  constructor(code: JournalFault, message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.code = code;
  }
}

/** The stored bytes of a match are not those that were written. */
export class JournalDamaged extends JournalError {
  override readonly name = 'JournalDamaged';
  readonly match: string;
  /** Number of the first entry that is missing or wrong; 0 for the blueprint, undefined if it is not known. */
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
