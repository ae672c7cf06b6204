import type { By, LevelId, SeatId } from '@ironhex/shared/match';
import type { Setting } from '@ironhex/shared/protocol';
import type { Blueprint, MatchPlan } from './blueprint.ts';

interface At {
  /**
   * The time of the entry, by the clock of the server that ran the match, in epoch milliseconds: the players' clocks go
   * by it. A server that takes the match over has another clock; its `resumed` entry leads from one to the other.
   */
  readonly at: number;
}

/**
 * Everything that can happen to a match, as the journal stores it. Nothing else changes a match: folding its entries
 * again gives the same match, with the same dice, clocks and seats.
 */
export type Entry = At &
  (
    | {
        readonly kind: 'sat';
        readonly seat: SeatId;
        readonly name: string;
        readonly salt: string;
        /** The seat has a new link from here on, as with `relocked`. */
        readonly lock?: string;
        /** The player's force, at seats where players bring one. */
        readonly force?: object;
        /** A tag of the player's browser, by which people are known who do not want to meet again. It is sent to nobody. */
        readonly person?: string;
      }
    | {
        readonly kind: 'done';
        readonly seat: SeatId;
        readonly intent: object;
        readonly by: By;
        /** The decision that it answered. */
        readonly decision?: number | undefined;
        /**
         * The player's number for this intent: a repeated one gets the same answer and is not done again, even after a
         * restart.
         */
        readonly seq?: number | undefined;
        /** The seat gets an event about an answer by its policy or the clock; older entries do not have this. */
        readonly told?: true;
        /** How many steps a computer could play ahead for it; others, and older entries, do not have this. */
        readonly steps?: number;
        /** The number of dice rolled in this match before it. */
        readonly rolls?: number;
        /** A short hash of the events that followed: it shows whether other rules lead to the same match. */
        readonly digest?: string;
      }
    /** The seat goes back to a decision of its own: its answers since then have not happened. */
    | {
        readonly kind: 'back';
        readonly seat: SeatId;
        readonly decision: number;
        /** Taking questions from other seats counts and costs time; older entries do not have this. */
        readonly rationed?: true;
      }
    /**
     * The only person at the table goes back, whatever has happened since: only the first `to` intents and timers stand.
     */
    | {
        readonly kind: 'rewound';
        readonly seat: SeatId;
        readonly to: number;
        /** How many dice it has thrown away: none of them is used again. */
        readonly thrown?: number;
        /** The number of dice rolled in this match before it, those that were thrown away included. */
        readonly rolls?: number;
      }
    /** The current rules fold the match to another state than the rules it began with: this has ended it. */
    | { readonly kind: 'voided' }
    /** A timer has ended: it runs without a decision of any seat. */
    | {
        readonly kind: 'rang';
        readonly timer: number;
        /** The number of dice rolled in this match before it. */
        readonly rolls?: number;
        /** A short hash of the events that followed, as with `done`. */
        readonly digest?: string;
      }
    | { readonly kind: 'policy'; readonly seat: SeatId; readonly policy: object }
    /**
     * The seat has a new link: only the secret with this hash opens it from now on. `by` is the seat that made it; if
     * that is another seat, this one waits for a new player.
     */
    | { readonly kind: 'relocked'; readonly seat: SeatId; readonly lock: string; readonly by?: SeatId }
    /**
     * The host asks to free a seat of the running match: if its player does not object within so many seconds, only the
     * secret behind this hash opens it from then on.
     */
    | {
        readonly kind: 'freeing';
        readonly seat: SeatId;
        readonly by: SeatId;
        readonly lock: string;
        readonly seconds: number;
      }
    /**
     * The seat that the host has asked to free stays its player's. `by` is the seat that ended that: its own if the
     * player objected, the host's if the host withdrew the request; left out if the time was up and the player had done
     * something since.
     */
    | { readonly kind: 'kept'; readonly seat: SeatId; readonly by?: SeatId }
    /** A player would let a computer play for the one of `seat`, who is away: it does once all who are there want it. */
    | { readonly kind: 'offered'; readonly seat: SeatId; readonly by: SeatId }
    /** All want it, `by` as the last one: a computer plays for the player of the seat, so well. */
    | { readonly kind: 'covered'; readonly seat: SeatId; readonly by: SeatId; readonly level: LevelId }
    /** That player plays on. */
    | { readonly kind: 'returned'; readonly seat: SeatId }
    | { readonly kind: 'rematch'; readonly seat: SeatId; readonly wanted: boolean }
    /** A player lets everybody read the record of a match that nobody was allowed to watch. */
    | { readonly kind: 'unsealed'; readonly seat: SeatId }
    /**
     * Before the match: the host has changed the settings. `locks` are those of new seats; seats in `kept` go on with the
     * force that they had.
     */
    | {
        readonly kind: 'settings';
        readonly plan: MatchPlan;
        readonly locks: Readonly<Record<SeatId, string>>;
        readonly changed: readonly Setting[];
        readonly kept?: readonly SeatId[];
      }
    /** Before the match: a player is ready to begin, or not. */
    | { readonly kind: 'ready'; readonly seat: SeatId; readonly ready: boolean }
    /** Before the match: a player has left the seat; the host's is opened by this lock from then on. */
    | { readonly kind: 'stood'; readonly seat: SeatId; readonly lock?: string }
    /**
     * Before the match: the player of the seat `from[n]` sits on `to[n]` now, and the lock has moved along. `by` says
     * whether the host or a lot decided it.
     */
    | {
        readonly kind: 'moved';
        readonly by: 'host' | 'lot';
        readonly from: readonly SeatId[];
        readonly to: readonly SeatId[];
      }
    /** Before the match: a seat is left out of it, or taken in again. */
    | { readonly kind: 'closed'; readonly seat: SeatId; readonly closed: boolean }
    /** Before the match: the host has locked the table, so that nobody else sits down, or unlocked it. */
    | { readonly kind: 'locked'; readonly locked: boolean }
    /** Before the match: the player of this seat is the host now. */
    | { readonly kind: 'hosted'; readonly seat: SeatId; readonly why: 'given' | 'away' }
    /** Everybody was ready until the end of the countdown: the match has begun. */
    | { readonly kind: 'begun' }
    /** The rematch was opened; or before the match, one for its host and another who looked for an opponent. */
    | { readonly kind: 'invited'; readonly id: string }
    /**
     * No server ran the match from `from`, by the clock of its last server, until `at`, by the clock of this one: that
     * costs no player any time. `at` may be the smaller one, if this server's clock is behind.
     */
    | { readonly kind: 'resumed'; readonly from: number }
  );

/** The entry of a player who sits down. */
export type SatEntry = Extract<Entry, { kind: 'sat' }>;
/** A new link, as an entry. */
export type RelockedEntry = Extract<Entry, { kind: 'relocked' }>;

/** The host asks to free a seat, as an entry. */
export type FreeingEntry = Extract<Entry, { kind: 'freeing' }>;
/** A seat that is not freed, as an entry. */
export type KeptEntry = Extract<Entry, { kind: 'kept' }>;
/** The match is run again, as an entry. */
export type ResumedEntry = Extract<Entry, { kind: 'resumed' }>;

/** What makes a computer play for who is away, or no longer, as an entry. */
export type CoverEntry = Extract<Entry, { kind: 'offered' | 'covered' | 'returned' }>;

const COVERS: ReadonlySet<Entry['kind']> = new Set<CoverEntry['kind']>(['offered', 'covered', 'returned']);
/** Whether an entry is about a computer that plays for who is away. */
export const isCover = (entry: Entry): entry is CoverEntry => COVERS.has(entry.kind);

/** Other settings, as an entry. */
export type SettingsEntry = Extract<Entry, { kind: 'settings' }>;
/** A player who has left the seat, as an entry. */
export type StoodEntry = Extract<Entry, { kind: 'stood' }>;
/** People who have changed places, as an entry. */
export type MovedEntry = Extract<Entry, { kind: 'moved' }>;

/** The entries that are possible only before the match begins, and its beginning. */
export type EntryBeforeMatch = Extract<
  Entry,
  { kind: 'settings' | 'ready' | 'stood' | 'moved' | 'closed' | 'locked' | 'hosted' | 'begun' }
>;

/** The entries before the match that do not change its settings. */
export type GatheredEntry = Exclude<EntryBeforeMatch, { kind: 'settings' | 'begun' }>;

const GATHERED: ReadonlySet<Entry['kind']> = new Set<GatheredEntry['kind']>([
  'ready',
  'stood',
  'moved',
  'closed',
  'locked',
  'hosted',
]);
/** Whether an entry is one from before the match that does not change its settings. */
export const isGathered = (entry: Entry): entry is GatheredEntry => GATHERED.has(entry.kind);

/** An intent, as an entry. */
export type DoneEntry = Extract<Entry, { kind: 'done' }>;

/** A timer that was up, as an entry. */
export type RangEntry = Extract<Entry, { kind: 'rang' }>;

/** Going back, as an entry. */
export type BackEntry = Extract<Entry, { kind: 'back' }>;

/** Going back whatever has happened since, as an entry. */
export type RewoundEntry = Extract<Entry, { kind: 'rewound' }>;

/** The cause of what a host does who holds no seat. No ruleset has a seat of this name. */
export const HOST = 'host';

/** The entries that only the host causes. */
const HOSTS: ReadonlySet<Entry['kind']> = new Set(['settings', 'moved', 'closed', 'locked', 'hosted']);
const isHosts = (entry: Entry): boolean => HOSTS.has(entry.kind) && !(entry.kind === 'hosted' && entry.why === 'away');

/** The seats that have another lock after an entry. */
export const relockedBy = (entry: Entry): readonly SeatId[] => {
  if (entry.kind === 'settings') return Object.keys(entry.locks);
  if (entry.kind === 'moved') return [...new Set([...entry.from, ...entry.to])];
  return 'lock' in entry && entry.kind !== 'freeing' ? [entry.seat] : [];
};

/** The seat that caused an entry, also through a clock or a policy; undefined for entries of the server. */
export const causeOf = (entry: Entry): SeatId | undefined => {
  if (isHosts(entry)) return HOST;
  if (entry.kind === 'hosted') return undefined;
  if (entry.kind === 'kept') return entry.by;
  if (entry.kind === 'relocked' || entry.kind === 'freeing') return entry.by ?? entry.seat;
  if (entry.kind === 'offered' || entry.kind === 'covered') return entry.by;
  return 'seat' in entry ? entry.seat : undefined;
};

/** The seat of the player who caused an entry; undefined for entries by a clock, a policy or the server. */
export const playerOf = (entry: Entry): SeatId | undefined =>
  entry.kind === 'done' && entry.by !== 'player' ? undefined : causeOf(entry);

/** Whether the ruleset resolves the entry. */
export const isOfRules = (entry: Entry): entry is DoneEntry | RangEntry =>
  entry.kind === 'done' || entry.kind === 'rang';

/**
 * Has a match begun? One that waits for everybody to be ready tells of it; any other, whose settings stay as they are, has
 * when a player has sat down on each of its seats, at any time. Entries are in order, from the first on.
 */
export const hasBegun = (blueprint: object, entries: readonly object[]): boolean => {
  const { seats, waits } = blueprint as Blueprint;
  const all = entries as readonly Entry[];
  if (waits || all.some(({ kind }) => kind === 'settings')) return all.some(({ kind }) => kind === 'begun');
  const sat = all.filter((entry) => entry.kind === 'sat');
  return new Set(sat.map(({ seat }) => seat)).size >= seats.filter(({ computer }) => !computer).length;
};
