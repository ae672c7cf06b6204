import type { Outcome, SeatId } from '@ironhex/shared/match';
import type { Status } from '@ironhex/shared/protocol';

/** A seat as everybody sees it. */
export interface SeatInfo {
  readonly id: SeatId;
  readonly side: number;
  readonly name: string;
  readonly taken: boolean;
  readonly connected: boolean;
  /** Milliseconds in the bank, without what a running decision draws from it. */
  readonly bank: number;
  readonly rematch: boolean;
}

/** What the match waits for from a seat. Times are epoch milliseconds of the server's clock, 0 without clocks. */
export interface Awaited {
  readonly seat: SeatId;
  readonly id: number;
  readonly kind: string;
  readonly pace: 'plan' | 'react';
  readonly bankFrom: number;
  readonly deadline: number;
}

/** Everything about a match that everybody sees, beside the views. */
export interface PublicState {
  readonly status: Status;
  /** Why the match stands still, empty while it goes on: `storage` if its moves cannot be stored. */
  readonly paused: string;
  readonly name: string;
  readonly hostSeat: SeatId;
  readonly spectators: number;
  readonly seats: readonly SeatInfo[];
  readonly awaited: readonly Awaited[];
  readonly outcome: Outcome | undefined;
}

/** The room's state as it comes off the wire. */
export interface RoomState {
  status: string;
  paused: string;
  name: string;
  hostSeat: string;
  spectators: number;
  outcome: string;
  seats: Map<string, SeatInfo>;
  decisions: Map<string, Omit<Awaited, 'seat'>>;
  views?: Map<string, { parts: Map<string, string>; eventCount: number; seq: number }>;
}

/** Plain data from the state: what is shown must not change while it is shown. */
export const publicStateOf = (state: RoomState): PublicState => ({
  status: state.status as Status,
  paused: state.paused,
  name: state.name,
  hostSeat: state.hostSeat,
  spectators: state.spectators,
  seats: [...state.seats.values()].map(({ id, side, name, taken, connected, bank, rematch }) => ({
    id,
    side,
    name,
    taken,
    connected,
    bank,
    rematch,
  })),
  awaited: [...state.decisions].map(([seat, { id, kind, pace, bankFrom, deadline }]) => ({
    seat,
    id,
    kind,
    pace,
    bankFrom,
    deadline,
  })),
  outcome: state.outcome ? (JSON.parse(state.outcome) as Outcome) : undefined,
});
