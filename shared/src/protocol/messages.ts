import type { Clocks } from './clocks.ts';

/** A numbered event as one viewer sees it. Numbers rise but need not be without gaps: what is hidden is not sent. */
export interface SeenEvent {
  readonly n: number;
  /** A {@link SeatEvent}, or the ruleset's seen event: the page knows its type by the ruleset's id. */
  readonly seen: { readonly kind: string };
}

/** The answer to `events`: a page of what happened since. See `readPast`, which reads them all. */
export interface Missed {
  /** The number of the first event of the page; the others count up from there. */
  readonly first: number;
  /** What was seen of each event, as JSON text. */
  readonly seen: readonly string[];
  /** There was more when this was answered: it has to be asked for. */
  readonly more: boolean;
  /** What the viewer knew before event 1, as JSON text, if that one is asked for: folding them all begins here. */
  readonly from?: string;
}

/** What the room sends beside its state. */
export interface RoomMessages {
  /** First thing after joining. `now` is the server's clock, epoch milliseconds, for showing deadlines. */
  welcome: {
    readonly viewer: string;
    readonly ruleset: string;
    readonly clocks: Clocks;
    /** The seat's standing policy, null for spectators. */
    readonly policy: unknown;
    /** The highest `seq` this seat has used, so that a reloaded page goes on from there. */
    readonly seq: number;
    readonly now: number;
  };
  /** The server's clock again, as in `welcome`: it stood still, or was set, and what was known of it is wrong. */
  time: { readonly now: number };
  events: { readonly events: readonly SeenEvent[] };
  said: { readonly from: string; readonly seat: string | null; readonly text: string };
  /** The rematch is ready, under this id. The secret that opens a seat here opens its player's next seat there. */
  rematch: { readonly id: string };
  /** Every seat wants a rematch, but there can be none now. The message says why; wanting it again tries again. */
  'no-rematch': { readonly message: string };
}

/** Why the server closed a connection: what the client should do about it is to join again. */
export const CLOSED = {
  /** The match goes on at another server, and can be joined there now. */
  moved: 4100,
  /** The seat has a new link; the one of this connection opens it no more. */
  revoked: 4101,
} as const;

/** Where a match is in its life. */
export const STATUSES = ['gathering', 'playing', 'over'] as const;
/** Where a match is in its life. */
export type Status = (typeof STATUSES)[number];
