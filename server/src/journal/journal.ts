import type { Space } from './space.ts';
import type { HourOfUse } from './writing/usage.ts';

/** What a match begins with, as plain JSON; its entries tell the rest. */
export interface Opening {
  readonly id: string;
  readonly blueprint: object;
  /** A tag of the address that opened it, by which matches are counted without storing the address. */
  readonly openedBy: string;
}

/** The right to write one match. It ends when another process takes the match; then nothing can be written with it. */
export interface Lease {
  readonly match: string;
  /** Rises by one whenever a process takes the match. */
  readonly epoch: number;
}

/** A match as it was stored, and a lease on it. */
export interface Taken {
  readonly kind: 'taken';
  readonly lease: Lease;
  readonly blueprint: object;
  /** As in {@link Opening}. */
  readonly openedBy: string;
  /** In order, from number 1 on, without gaps. */
  readonly entries: readonly object[];
  /**
   * When a server last ran the match, in epoch milliseconds of that server's clock; undefined if that is not known.
   */
  readonly lastSeen: number | undefined;
}

/** What a match takes up in the journal: entries, and their bytes as JSON. */
export interface Extent {
  readonly entries: number;
  readonly bytes: number;
}

/** A match larger than the caller allowed. Its entries were not read, and it was not taken. */
interface TooLarge {
  readonly kind: 'too-large';
  /** Its size, as far as it was counted. */
  readonly extent: Extent;
}

/**
 * The answer to `take`: the match is ours, another live server has it, it is too large, it is closed since a server was
 * stuck in it, or there is none.
 */
export type Taking =
  | Taken
  | TooLarge
  | { readonly kind: 'held'; readonly by: string }
  | { readonly kind: 'quarantined' }
  | { readonly kind: 'unknown' };

/** What is known of a stored match without reading its entries. */
export interface StoredMatch {
  readonly id: string;
  /** As in {@link Lease}; 0 before the first. */
  readonly epoch: number;
  readonly over: boolean;
}

/** How a match is taken. */
export interface TakeOptions {
  /** Take it even from a server that is alive, but not from one that is stuck in it. */
  readonly force?: boolean | undefined;
  /** Do not take a larger match; left out, any size will do. */
  readonly most?: Extent | undefined;
}

/** What is stored when a match ends, beside its entries. Replays are served from the record. */
export interface Ending {
  readonly record: string;
  /** Only those who have a seat's secret may read it: nobody was allowed to watch the match. */
  readonly closed: boolean;
}

/** What the list of open tables has of a match. It follows from the match's entries, and is made anew from them. */
export interface Listing {
  readonly game: string;
  /** A `Pace`, or `own` for clocks of the host's own. */
  readonly pace: string;
  /** Seats on which a stranger can sit down at once; 0 where nobody is sought. */
  readonly free: number;
  /** Since when its people wait or play, in epoch milliseconds. */
  readonly since: number;
  /** Tags of the people at the table, by which they are not brought together against their will. They are sent to nobody. */
  readonly people: readonly string[];
  /** What visitors are shown of it. */
  readonly shown: object;
}

/** A match in the list of open tables. */
export interface Listed extends Listing {
  readonly match: string;
  /** As in {@link Opening}. */
  readonly openedBy: string;
  /** The epoch of the lease under which this was written. */
  readonly epoch: number;
}

/** Somebody who looks for an opponent. */
export interface Seeker {
  /** The hash of the secret by which the seeker wants to hold a seat: the same again gets the same match. */
  readonly lock: string;
  /** The tag of the person, as in {@link Listing}. */
  readonly person: string;
  readonly games: readonly string[];
  readonly paces: readonly string[];
  /** Matches where the seeker found no seat: somebody was quicker. */
  readonly passed: readonly string[];
}

/** A match that is opened for somebody who finds no table, with its place in the list. */
export interface SoughtOpening extends Opening {
  readonly listing: Listing;
  /** Will its host be there, to be led elsewhere if somebody comes who looks for other games or paces too? */
  readonly attended: boolean;
}

/**
 * Makes the match that is opened if no table fits. `guest` is the lock for its second seat, if it is kept for somebody who
 * waits elsewhere.
 */
export type OpenSought = (guest?: string) => SoughtOpening;

/** What somebody has found who looks for an opponent. */
export type Sought =
  | {
      readonly kind: 'match';
      readonly match: string;
      /** The match where its guest waits so far, who has to be led here. */
      readonly guestAt?: string;
    }
  /** Somebody waits who wants this game and pace too: ask again with a match of them to open. */
  | { readonly kind: 'other'; readonly game: string; readonly pace: string };

/** What a confirmed entry survives: the end of our process, or a power cut as well. */
export type Durability = 'process' | 'power';

/**
 * The durable log of all matches. When a promise here resolves, its call is stored. When it rejects (disk full,
 * database out of reach), the call may be stored or not: make the same call again, it never stores anything twice.
 */
export interface Journal {
  readonly durability: Durability;

  /** Stores a new match. */
  open(opening: Opening): Promise<void>;

  /** What the matches of one opener have used, hour by hour, from hour `since` on. */
  usage(openedBy: string, since: number): Promise<readonly HourOfUse[]>;

  /**
   * Takes a match for this process, unless another live process has it; with `force` even then, for matches that
   * players cannot reach there. Every older lease on it ends, one of this process too. Its size is checked before its
   * entries are read. Rejects with `JournalDamaged` if the stored bytes are not those that were written.
   */
  take(id: string, options?: TakeOptions): Promise<Taking>;

  /**
   * Stores entries of a match, the first of them with number `first` (a match begins with 1). Entries of many matches
   * are written together. False if the lease is over: then nothing was stored, and nothing ever will be with this
   * lease.
   *
   * Calls for a match need not wait for each other. If one rejects, those behind it do too; make them again in the same
   * order. A gap, or another entry under a stored number, is a bug and rejects with a `JournalError` of code `misuse`.
   *
   * `ending` ends the match with a record. The first one stays; later ones say only whether it is closed.
   */
  append(lease: Lease, first: number, entries: readonly object[], ending?: Ending): Promise<boolean>;

  /**
   * Entries of a match that come after the first `after`: in order, and at most some hundred of them; none if there are
   * no more. Rejects as {@link Journal.take} does.
   */
  entries(id: string, after: number): Promise<readonly object[]>;

  /**
   * Puts a match into the list of open tables, in place of what is there; without a listing, takes it out. It stays
   * for so many milliseconds, or, left out, as long as the server that holds the lease is alive. False if the lease is
   * over: then the list stays as it is.
   */
  list(lease: Lease, listing: Listing | undefined, lasts?: number): Promise<boolean>;

  /**
   * Finds the oldest table in the list that fits somebody who looks for an opponent, and keeps a seat there for some
   * seconds. If there is none, opens a match: for both, if somebody who looks for an opponent waits at another table and
   * would play this match as well. Undefined if there is none, and no match to open.
   * All who look for opponents do so one after the other, on all servers: two who do it at the same moment meet.
   */
  seek(seeker: Seeker, open: OpenSought | undefined): Promise<Sought | undefined>;

  /**
   * The one person does not want to meet the other, or does again: neither finds a table where the other sits. The tags are
   * as in {@link Listing}.
   */
  avoid(one: string, other: string, avoids: boolean): Promise<void>;

  /** The list of open tables: those that wait or play longest first, and so many at most. */
  listed(most: number): Promise<readonly Listed[]>;

  /**
   * Gives a match back once all earlier appends are answered: from then on any process may take it. Does nothing if the
   * lease is over already. `lastSeen` as in {@link Taken}.
   */
  release(lease: Lease, lastSeen: number): Promise<void>;

  /**
   * The record of a match that is over; undefined if there is none. Rejects with `JournalDamaged` if the stored bytes
   * are not those that were written.
   */
  record(id: string): Promise<Ending | undefined>;

  /** The epoch of the newest lease on a match, 0 before the first; undefined if there is no such match. */
  epoch(id: string): Promise<number | undefined>;

  /** Those of these matches that exist, in no order. */
  kept(ids: readonly string[]): Promise<readonly StoredMatch[]>;

  /** Which of these leases of this process are over: another process has taken the match, or it was removed. */
  over(leases: readonly Lease[]): Promise<readonly Lease[]>;

  /** How many matches are closed since a server was stuck in them. */
  quarantined(): Promise<number>;

  /** Resolves if entries can be stored now, and rejects with the reason if not. */
  check(): Promise<void>;

  /** How much space is left for matches; undefined where the storage cannot tell. */
  space(): Promise<Space | undefined>;

  /** Waits for all calls, gives every match back, and closes the storage. */
  close(): Promise<void>;
}
