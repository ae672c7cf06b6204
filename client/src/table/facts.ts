import type { LevelId, Outcome, Refusal, SeatId, Viewer } from '@ironhex/shared/match';
import type {
  Clocks,
  Cover,
  Gathering,
  GatheringSeat,
  Series,
  Settings,
  ShownDecision,
  Spectators,
  Status,
} from '@ironhex/shared/protocol';

// The state of a match outside the game: seats, clocks, status. All times are epoch milliseconds of the match's clock.

/** The public part of a seat. */
export interface SeatInfo {
  readonly id: SeatId;
  readonly side: number;
  readonly name: string;
  readonly taken: boolean;
  /** How well the computer plays that holds it; empty if none does. */
  readonly computer: LevelId | '';
  readonly connected: boolean;
  /** Milliseconds in the bank as far as this viewer may know, without what running decisions draw from it. */
  readonly bank: number;
  readonly rematch: boolean;
  /** Its player lets everybody read the record of the match. */
  readonly unsealed: boolean;
  /** When the host frees the seat unless its player objects; 0 if the host does not ask for it. */
  readonly freeAt: number;
  /** The name of the player whom this one replaced in the middle of the match; empty for none. */
  readonly replaces: string;
  /** Whether a computer plays for its player, who is away, and who would let it; undefined if neither. */
  readonly cover: Cover | undefined;
  /** While people gather: whether its player is ready, and what may be in the way; undefined from the beginning on. */
  readonly gathering: GatheringSeat | undefined;
}

/** The public state of a match. */
export interface PublicFacts {
  /** The id of the game. */
  readonly ruleset: string;
  readonly clocks: Clocks;
  readonly status: Status;
  /** The time at which we saw the match pause; undefined while it runs. */
  readonly pausedAt: number | undefined;
  readonly name: string;
  /** The seat of the host; empty if the host only watches. */
  readonly hostSeat: SeatId | '';
  /** While people gather: how, and what is to be played; undefined from the beginning of the match on. */
  readonly gathering: Gathering | undefined;
  readonly settings: Settings | undefined;
  readonly spectators: number;
  /** What spectators see; undefined where there are none, as away from a server. */
  readonly watching?: Spectators | undefined;
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
  /** The end of the time for this; 0 if there is no limit. */
  readonly until: number;
  /** The seats that would lose a question by it. Taking a question from another player is rationed and costs time. */
  readonly takes: readonly SeatId[];
  /** How often it may still take questions from others in this match. */
  readonly left: number;
  /** Dice or others' answers are undone by it: only the one person at a table has that. */
  readonly far: boolean;
}

/** The private state of a match, for one viewer. */
export interface OwnFacts {
  readonly viewer: Viewer;
  /** The seat that this viewer plays; null for spectators. */
  readonly seat: SeatId | null;
  /** This is the host, with a seat or without one. */
  readonly host: boolean;
  /** Whom the match waits for, as this viewer may know it; times are 0 without clocks. */
  readonly awaited: readonly ShownDecision[];
  /** What the seat can go back to; undefined if there is nothing. */
  readonly back: Back | undefined;
  /** How often questions were taken from this seat by another one that went back. */
  readonly lost: number;
  /** This seat is not freed though the host asks for it: its player has done something since. Only its own pages know. */
  readonly stays: boolean;
  /** While people gather: why our player cannot begin with the force brought; undefined if nothing is in the way. */
  readonly misfit: Refusal | undefined;
  /** While people gather: the force that our player has brought; undefined if none. */
  readonly brought: object | undefined;
  /** The seat's standing policy, as the server last sent it; null for none. */
  readonly policy: object | null;
  /** The options of the match, if the player brings a force when sitting down; undefined otherwise. */
  readonly bringsUnder: object | undefined;
  /** Why the rematch that all players want could not be opened, in a sentence; empty without an attempt. */
  readonly noRematch: string;
}
