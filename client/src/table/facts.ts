import type { Outcome, SeatId, Viewer } from '@ironhex/shared/match';
import type { Clocks, Series, ShownDecision, Status } from '@ironhex/shared/protocol';

// What is told about a match beside what happens in it. All times are epoch milliseconds of the match's clock.

/** A seat as everybody sees it. */
export interface SeatInfo {
  readonly id: SeatId;
  readonly side: number;
  readonly name: string;
  readonly taken: boolean;
  readonly connected: boolean;
  /** Milliseconds in the bank as far as this viewer may know, without what running decisions draw from it. */
  readonly bank: number;
  readonly rematch: boolean;
  /** When the host frees the seat unless its player objects; 0 if the host does not ask for it. */
  readonly freeAt: number;
  /** In whose place the player has sat down in the middle of the match; empty if that was nobody. */
  readonly replaces: string;
}

/** What everybody is told. */
export interface PublicFacts {
  /** The id of the game. */
  readonly ruleset: string;
  readonly clocks: Clocks;
  readonly status: Status;
  /** Since when the match is paused, as we saw it; undefined while it goes on. */
  readonly pausedAt: number | undefined;
  readonly name: string;
  readonly hostSeat: SeatId;
  readonly spectators: number;
  /** In playing order. */
  readonly seats: readonly SeatInfo[];
  readonly outcome: Outcome | undefined;
  /** How the series stands that this match is a rematch in; undefined if no match came before. */
  readonly series: Series | undefined;
  /** The id of the rematch; undefined while there is none. */
  readonly rematch: string | undefined;
}

/** A decision that a seat can go back to. */
export interface Back {
  readonly decision: number;
  /** When its time to do so is up; 0 if that does not end by itself. */
  readonly until: number;
  /** The seats that would not be asked any more. Taking a question from somebody is rationed, and costs time. */
  readonly takes: readonly SeatId[];
  /** How often it may still take questions from others in this match. */
  readonly left: number;
}

/** What one viewer alone is told. */
export interface OwnFacts {
  readonly viewer: Viewer;
  /** The seat that this viewer plays; null for those who only look. */
  readonly seat: SeatId | null;
  /** Whom the match waits for, as this viewer may know it; times are 0 without clocks. */
  readonly awaited: readonly ShownDecision[];
  /** What the seat can go back to; undefined if there is nothing. */
  readonly back: Back | undefined;
  /** How often questions were taken from this seat by another one that went back. */
  readonly lost: number;
  /** This seat is not freed though the host asks for it: its player has done something since. Only its own pages know. */
  readonly stays: boolean;
  /** The seat's standing policy as it was told last; null for none. */
  readonly policy: object | null;
  /** The options of the match, if the player brings a force on sitting down; undefined for everybody else. */
  readonly bringsUnder: object | undefined;
  /** Why the rematch that everybody wants could not be opened, in a sentence; empty if nobody has tried. */
  readonly noRematch: string;
}
