import type { SeatId } from '../match/index.ts';
import type { Clocks } from './clocks.ts';
import type { Spectators } from './spectators.ts';

/** A numbered event as one viewer sees it. Each viewer's events count up from 1 without gaps. */
export interface SeenEvent {
  readonly n: number;
  /** A {@link SeatEvent}, or the ruleset's seen event: the page knows its type by the ruleset's id. */
  readonly seen: { readonly kind: string };
}

/** Events as they are sent when they happen, in order and without gaps. See `eventsOf`, which numbers them. */
export interface Told {
  /** The number of the first event; the others count up from there. */
  readonly first: number;
  /** What was seen of each event. */
  readonly seen: readonly SeenEvent['seen'][];
}

/** The answer to `events`: one page of past events. `readPast` asks for all pages. */
export interface Missed {
  /** The number of the first event; the others count up from there. */
  readonly first: number;
  /** What was seen of each event, as JSON text: so the server keeps it. */
  readonly seen: readonly string[];
  /** There are more events: ask for the next page. */
  readonly more: boolean;
  /**
   * The view before event 1, as `writeView` has it, if the page begins with event 1: folding begins with it. Left out while
   * people gather, since it is the view that they were sent last.
   */
  readonly from?: string;
}

/** The messages that the room sends beside its state. */
export interface RoomMessages {
  /** The first message after joining. `now`: the server's clock in epoch milliseconds, for showing deadlines. */
  welcome: {
    readonly viewer: string;
    readonly ruleset: string;
    readonly clocks: Clocks;
    /** What spectators see of the match. */
    readonly spectators: Spectators;
    /** The seat's standing policy, null for spectators. */
    readonly policy: unknown;
    /** The highest `seq` this seat has used, so that a reloaded page continues from there. */
    readonly seq: number;
    readonly now: number;
    /** Is this the host? */
    readonly host: boolean;
    /**
     * For a player who brings a force on sitting down: the options of the match, which may bound what can be brought.
     */
    readonly bringUnder?: object;
  };
  /** The server's clock again, as in `welcome`, because it stood still or was set since. */
  time: { readonly now: number };
  /** A new view after the host has changed the settings: as `writeView` makes it, after event `upTo`. */
  view: { readonly view: string; readonly upTo: number };
  /** What happened, as this viewer sees it. */
  events: Told;
  /** A line of the chat. `to` is there if only the players of the speaker's side are told, or only spectators. */
  said: {
    readonly from: string;
    readonly seat: string | null;
    readonly text: string;
    readonly to?: 'side' | 'spectators';
  };
  /**
   * The rematch is ready, under this id; or before the match, one for its host and another seeker. The seat secrets of this
   * match open the same players' seats there.
   */
  rematch: { readonly id: string };
  /** All seats want a rematch, but it could not be opened; the message says why. Wanting it again tries again. */
  'no-rematch': { readonly message: string };
}

/** Close codes of the server after which the client should join again. */
export const CLOSED = {
  /** The match has moved to another server, or this player to another seat: it can be joined there now. */
  moved: 4100,
  /** The seat has a new link, and this connection joined with the old one. */
  revoked: 4101,
} as const;

/** The phases of a match: players sit down, play, and it is over. */
export const STATUSES = ['gathering', 'playing', 'over'] as const;
/** One of the phases of a match. */
export type Status = (typeof STATUSES)[number];

/** How a series of matches stands, each but the first the rematch of the one before. */
export interface Series {
  /**
   * In the playing order of this match: everybody's name, how many matches each has won so far, and what all of them
   * together brought into the standings, in games that have such points.
   */
  readonly players: readonly { readonly name: string; readonly won: number; readonly standing?: number }[];
  /** The number of draws. */
  readonly drawn: number;
}

/**
 * What the match waits for, as one viewer may know it and the room shows it. Times are epoch milliseconds of the
 * server's clock; 0 without clocks, and where the viewer may not know them.
 */
export interface ShownDecision {
  /** Empty for a timer, which asks no seat. */
  readonly seat: SeatId;
  /** Of the viewer's own decisions; -1 for others. */
  readonly id: number;
  /** The ruleset's word for it; empty where the viewer may not know it. */
  readonly kind: string;
  /** The class of its clock; empty where the viewer may not know it. */
  readonly clock: string;
  /** It is answered, and may be answered anew. */
  readonly committed: boolean;
  /** From here on the bank is drawn. */
  readonly bankFrom: number;
  /** Here the fallback is done. */
  readonly deadline: number;
}

/** How a match stands, as spectators were told last. */
export interface AwakeMatch {
  readonly status: Status;
  /** Players by seat; free seats are left out. Names are empty where watching is not allowed. */
  readonly players: Readonly<Record<SeatId, string>>;
  /** Seats whose players have sat down in the middle of the match, in place of others. */
  readonly newcomers: readonly SeatId[];
  /** Seats that the match waits for, as spectators know it; empty where watching is not allowed. */
  readonly awaits: readonly SeatId[];
}

/**
 * The standing of a match, answered without opening it. `asleep`: it is not over, and no server has opened it, so
 * nothing else is known. `gone`: there is no such match.
 */
export type FoundMatch = { readonly id: string } & (
  | { readonly state: 'awake'; readonly standing: AwakeMatch }
  | { readonly state: 'asleep' | 'over' | 'gone' }
);

/** The most matches that can be asked for at once. */
export const MOST_ASKED = 30;
