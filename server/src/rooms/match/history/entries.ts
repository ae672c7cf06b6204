import type { By, SeatId } from '@ironhex/shared/match';
import type { Blueprint } from './blueprint.ts';

interface At {
  /**
   * When it happened, by the clock of the server that ran the match, epoch milliseconds: the players' clocks go by it.
   * A server that takes the match over has a clock of its own, and leads from the one to the other with `resumed`.
   */
  readonly at: number;
}

/**
 * Everything that can happen to a match, as it stands in the journal. Nothing else changes a match: folding its entries
 * again gives the same match, with the same dice, clocks and seats.
 */
export type Entry = At &
  (
    | {
        readonly kind: 'sat';
        readonly seat: SeatId;
        readonly name: string;
        readonly salt: string;
        /** The seat has a new link from then on, as with `relocked`. */
        readonly lock?: string;
        /** What the player brings, at seats where players do. */
        readonly force?: object;
      }
    | {
        readonly kind: 'done';
        readonly seat: SeatId;
        readonly intent: object;
        readonly by: By;
        /** The decision that it answered. */
        readonly decision?: number | undefined;
        /** The player's number for it, so that it is answered again, and not done again, after a restart too. */
        readonly seq?: number | undefined;
        /** Its seat gets an event that its policy or the clock has answered; older entries do not have this. */
        readonly told?: true;
        /** How often dice had been rolled in this match when it was done. */
        readonly rolls?: number;
        /**
         * A short hash of the events that it led to: another version of the rules leads to the same, or to another
         * match.
         */
        readonly digest?: string;
      }
    /** The seat goes back to a decision of its own: its answers since then have not happened. */
    | {
        readonly kind: 'back';
        readonly seat: SeatId;
        readonly decision: number;
        /** What it takes from other seats counts, and costs time; older entries do not have this. */
        readonly rationed?: true;
      }
    /** The present rules fold the match to something else than the rules it was begun with: it has ended by that. */
    | { readonly kind: 'voided' }
    /** A timer was up: time that runs though no seat is asked. */
    | {
        readonly kind: 'rang';
        readonly timer: number;
        /** How often dice had been rolled in this match when it was up. */
        readonly rolls?: number;
        /** A short hash of the events that it led to, as with `done`. */
        readonly digest?: string;
      }
    | { readonly kind: 'policy'; readonly seat: SeatId; readonly policy: object }
    /**
     * The seat has a new link: only the secret behind this hash opens it from now on. `by` is the seat that made it: if
     * that is another one, the seat waits for somebody to sit down.
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
    | { readonly kind: 'rematch'; readonly seat: SeatId; readonly wanted: boolean }
    /** The rematch was opened. */
    | { readonly kind: 'invited'; readonly id: string }
    /**
     * No server ran the match from `from`, by the clock of its last server, until `at`, by the clock of this one: that
     * costs no player any time. `at` may be the smaller one, if this server's clock is behind.
     */
    | { readonly kind: 'resumed'; readonly from: number }
  );

/** Somebody sits down, as an entry. */
export type SatEntry = Extract<Entry, { kind: 'sat' }>;
/** A new link, as an entry. */
export type RelockedEntry = Extract<Entry, { kind: 'relocked' }>;

/** The host asks to free a seat, as an entry. */
export type FreeingEntry = Extract<Entry, { kind: 'freeing' }>;
/** A seat that is not freed, as an entry. */
export type KeptEntry = Extract<Entry, { kind: 'kept' }>;
/** The match is run again, as an entry. */
export type ResumedEntry = Extract<Entry, { kind: 'resumed' }>;

/** An intent, as an entry. */
export type DoneEntry = Extract<Entry, { kind: 'done' }>;

/** A timer that was up, as an entry. */
export type RangEntry = Extract<Entry, { kind: 'rang' }>;

/** Going back, as an entry. */
export type BackEntry = Extract<Entry, { kind: 'back' }>;

/** The seat that caused an entry, also through a clock or a policy; undefined for entries of the server. */
export const causeOf = (entry: Entry): SeatId | undefined => {
  if (entry.kind === 'kept') return entry.by;
  if (entry.kind === 'relocked' || entry.kind === 'freeing') return entry.by ?? entry.seat;
  return 'seat' in entry ? entry.seat : undefined;
};

/** The seat whose player made an entry happen; undefined for what a clock, a policy or the server did. */
export const playerOf = (entry: Entry): SeatId | undefined =>
  entry.kind === 'done' && entry.by !== 'player' ? undefined : causeOf(entry);

/** Did the ruleset work out what the entry leads to? */
export const isOfRules = (entry: Entry): entry is DoneEntry | RangEntry =>
  entry.kind === 'done' || entry.kind === 'rang';

/**
 * Has a match begun: has a player sat down on each of its seats, at any time? Entries are in order, from the first on.
 */
export const hasBegun = (blueprint: object, entries: readonly object[]): boolean => {
  const { seats } = blueprint as Blueprint;
  const sat = (entries as readonly Entry[]).filter((entry) => entry.kind === 'sat');
  return new Set(sat.map(({ seat }) => seat)).size >= seats.length;
};
