import { engineRefusal, type Refusal, type SeatId } from '@ironhex/shared/match';
import type { Extent } from '../../../journal/journal.ts';
import { causeOf, type DoneEntry, type Entry, isCover, isGathered } from './entries.ts';

/**
 * The largest size of a match. A usual match has 100 entries, 20 KB in all. The longest one played in earnest (24
 * units, 1,000 ticks, custom cards with moves of one tick each, answered by the other side) has 29,000, 5 MB in all.
 */
export const MATCH: Extent = { entries: 100_000, bytes: 24 * 1024 * 1024 };

/** Milliseconds of work allowed for folding a match from its entries. The longest match takes about one second. */
export const LONGEST_FOLD = 30_000;

/**
 * The kind under which an entry counts: an intent that leaves its decision open is a `part`; a new link is `freed` if
 * its request was counted already; what people do before the match, besides settings, is `gathered`; what makes a computer
 * play for somebody is `covering`.
 */
export type CountedKind = Entry['kind'] | 'part' | 'freed' | 'gathered' | 'covering';

/** What of the match decides how an entry counts. */
interface Counting {
  /** The host has asked to free a seat, with this lock. */
  frees(lock: string): boolean;
  /** The answer is a part, or one in place of another. */
  leavesOpen(entry: DoneEntry): boolean;
}

/** The kind under which an entry counts, before it happens. */
export const countedAs = (entry: Entry, { frees, leavesOpen }: Counting): CountedKind => {
  if (entry.kind === 'relocked' && frees(entry.lock)) return 'freed';
  if (isGathered(entry)) return 'gathered';
  if (isCover(entry)) return 'covering';
  if (entry.kind === 'rewound') return 'back';
  if (entry.kind !== 'done' || entry.by === 'policy' || entry.by === 'clock') return entry.kind;
  return leavesOpen(entry) ? 'part' : 'done';
};

/** How many entries of one kind a seat may cause. */
interface Allowance extends Extent {
  /** Allowed in addition for each intent of the seat. */
  readonly perIntent: Extent;
}

const KB = 1024;
/** No entry is larger than the largest message. */
const LARGEST: Extent = { entries: 1, bytes: 64 * KB };
const NOTHING: Extent = { entries: 0, bytes: 0 };

/**
 * The entries that a player can cause at will, without the match moving on. Each limit is about a thousandth of {@link
 * MATCH}, so that no seat can fill up its opponent's match; playing needs far less.
 */
const ALLOWANCES = {
  part: {
    entries: 2000,
    bytes: 1024 * KB,
    perIntent: { entries: 100, bytes: 32 * KB },
  },
  back: {
    entries: 100,
    bytes: 16 * KB,
    perIntent: { entries: 1, bytes: 160 },
  },
  // As often as the host may free the seat, and a few times more.
  sat: {
    entries: 96,
    bytes: 32 * KB,
    perIntent: NOTHING,
  },
  policy: {
    entries: 256,
    bytes: 256 * KB,
    perIntent: { entries: 0.25, bytes: 128 },
  },
  // A position or a board of one's own can be as long as a request can be.
  settings: {
    entries: 200,
    bytes: 4 * 1024 * KB,
    perIntent: NOTHING,
  },
  gathered: {
    entries: 256,
    bytes: 64 * KB,
    perIntent: NOTHING,
  },
  relocked: {
    entries: 64,
    bytes: 32 * KB,
    perIntent: NOTHING,
  },
  freeing: {
    entries: 32,
    bytes: 16 * KB,
    perIntent: NOTHING,
  },
  covering: {
    entries: 64,
    bytes: 16 * KB,
    perIntent: NOTHING,
  },
  rematch: {
    entries: 32,
    bytes: 16 * KB,
    perIntent: NOTHING,
  },
} satisfies Partial<Record<CountedKind, Allowance>>;

const isAllowance = (kind: CountedKind): kind is keyof typeof ALLOWANCES => Object.hasOwn(ALLOWANCES, kind);

const FULL = engineRefusal('match-full', null);

const bytesOf = (entry: Entry): number => Buffer.byteLength(JSON.stringify(entry));

const plus = (one: Extent, other: Extent, times = 1): Extent => ({
  entries: one.entries + times * other.entries,
  bytes: one.bytes + times * other.bytes,
});

const fits = (used: Extent, most: Extent): boolean => used.entries <= most.entries && used.bytes <= most.bytes;

/** Counts the entries of one match against its bounds. Folding the same entries always gives the same counts. */
export class Usage {
  #all = NOTHING;
  /** By seat and kind of entry. */
  readonly #own = new Map<string, Extent>();
  readonly #most: Extent;

  /** `most` is for the whole match. */
  constructor(most: Extent = MATCH) {
    this.#most = most;
  }

  /** The match has reached its largest size: no entry may be added. */
  get full(): boolean {
    return !fits(plus(this.#all, LARGEST), this.#most);
  }

  /** Counts an entry that has happened, in the form in which it is stored. */
  count(entry: Entry, kind: CountedKind): void {
    const extent = { entries: 1, bytes: bytesOf(entry) };
    this.#all = plus(this.#all, extent);
    const seat = causeOf(entry);
    if (seat !== undefined) this.#own.set(`${kind} ${seat}`, plus(this.#of(kind, seat), extent));
  }

  /** Why an entry would exceed a bound; undefined if it would not. */
  refusal(entry: Entry, kind: CountedKind): Refusal | undefined {
    if (this.full) return FULL;
    const seat = causeOf(entry);
    if (seat === undefined || !isAllowance(kind)) return undefined;
    const allowance = ALLOWANCES[kind];
    const extent = { entries: 1, bytes: bytesOf(entry) };
    const most = plus(allowance, allowance.perIntent, this.#of('done', seat).entries);
    if (fits(plus(this.#of(kind, seat), extent), most)) return undefined;
    return engineRefusal(`too-many/${kind}`, null);
  }

  #of(kind: CountedKind, seat: SeatId): Extent {
    return this.#own.get(`${kind} ${seat}`) ?? NOTHING;
  }
}
