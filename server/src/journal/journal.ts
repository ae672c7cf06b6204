import type { Space } from './space.ts';
import type { HourOfUse } from './usage.ts';

/** What a match begins with, as plain JSON: everything else about it is in its entries. */
export interface Opening {
  readonly id: string;
  readonly blueprint: object;
  /** Who opened it, in a form that counts matches per address but does not tell the address. */
  readonly openedBy: string;
}

/** The right to write one match. It is over as soon as another process took the match: then nothing is written any more. */
export interface Lease {
  readonly match: string;
  /** Rises by one whenever a process takes the match. */
  readonly epoch: number;
}

/** A match as it was kept, and the lease on it. */
export interface Taken {
  readonly kind: 'taken';
  readonly lease: Lease;
  readonly blueprint: object;
  /** As in {@link Opening}. */
  readonly openedBy: string;
  /** In order, from number 1 on, without gaps. */
  readonly entries: readonly object[];
  /**
   * When the match was last known to be run, by the clock of the server that ran it, in epoch milliseconds; undefined if
   * nobody knows.
   */
  readonly lastSeen: number | undefined;
}

/** Room in the journal: entries, and their bytes as JSON. */
export interface Extent {
  readonly entries: number;
  readonly bytes: number;
}

/** A match with more entries, or more bytes of them, than were asked for: they were not read, and it was not taken. */
export interface TooLarge {
  readonly kind: 'too-large';
  /** What was counted until it was too much. */
  readonly extent: Extent;
}

/** What became of asking for a match: it is yours, somebody alive has it, it is too large, or there is none. */
export type Taking = Taken | TooLarge | { readonly kind: 'held'; readonly by: string } | { readonly kind: 'unknown' };

/** How a match is taken. */
export interface TakeOptions {
  /** Takes it from a server that is alive, too. */
  readonly force?: boolean | undefined;
  /** A match that takes up more is not taken; without it, any match is. */
  readonly most?: Extent | undefined;
}

/** What is kept of a match when it ends, beside its entries: the record is what replays are served from. */
export interface Ending {
  readonly record: string;
}

/** How much a confirmed entry survives: only the end of the process, or a power cut as well. */
export type Durability = 'process' | 'power';

/**
 * The durable log of all matches. What a promise here resolved for is kept. A promise that rejects (disk full, database
 * out of reach) has kept nothing that is known of: the same call can be made again, and does not double anything.
 */
export interface Journal {
  readonly durability: Durability;

  /** Keeps a new match. */
  open(opening: Opening): Promise<void>;

  /** What the matches that somebody opened have used since an hour, by the hour. */
  usage(openedBy: string, since: number): Promise<readonly HourOfUse[]>;

  /**
   * Takes a match for this process, unless another one that is alive has it; by `force` even then, if that one is out of
   * reach for the players. Whoever had it before writes no more, this process included. Its extent is looked at before any
   * entry is read. Rejects with `JournalDamaged` if what is stored is not what was written.
   */
  take(id: string, options?: TakeOptions): Promise<Taking>;

  /**
   * Keeps entries of a match, the first of them with number `first` (the first of all is 1). Entries of many matches
   * share one flush. False if the lease is over: nothing was kept, and nothing ever will be.
   *
   * Calls for a match may be made without waiting for the one before; if one rejects, those behind it do as well, and
   * are made again in their order. A gap, or another entry under a number that is kept, is a bug: it rejects with a
   * `JournalError` with the code `misuse`.
   */
  append(lease: Lease, first: number, entries: readonly object[], ending?: Ending): Promise<boolean>;

  /**
   * Gives a match back after the appends that were asked for before: anybody may take it at once. Nothing happens if the
   * lease is over already. `lastSeen` as in {@link Taken}.
   */
  release(lease: Lease, lastSeen: number): Promise<void>;

  /**
   * The record of a match that is over, as it was written; undefined if there is none. Rejects with `JournalDamaged` if
   * what is stored is not what was written.
   */
  record(id: string): Promise<string | undefined>;

  /** The epoch of the newest lease on a match, 0 before the first; undefined if there is no such match. */
  epoch(id: string): Promise<number | undefined>;

  /** Which of these leases of this process are over: another process has the match, or it is not there any more. */
  over(leases: readonly Lease[]): Promise<readonly Lease[]>;

  /** Resolves if what players do can be stored now, and rejects with the reason if not. */
  check(): Promise<void>;

  /** How much room there is for matches; undefined where the storage cannot tell. */
  space(): Promise<Space | undefined>;

  /** Everything asked for before is kept or rejected, and every match given back; then the storage is let go. */
  close(): Promise<void>;
}
