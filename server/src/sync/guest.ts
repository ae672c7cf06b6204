import type { SeatId, Viewer } from '@ironhex/shared/match';
import type { RoomMessages } from '@ironhex/shared/protocol';
import type { Client } from 'colyseus';

/** Who sits behind a connection. */
export interface Guest {
  readonly viewer: Viewer;
  /** The seat it holds, null for spectators, the omniscient among them. */
  readonly seat: SeatId | null;
  /** The lock of the seat that this guest's secret opened; null for spectators. See `Seats.admits`. */
  readonly lock: string | null;
  /** What a spectator is called in the chat: marked as one, so that it is not taken for a player. Empty if unnamed. */
  readonly name: string;
}

/** A connection to a match. */
export type MatchClient = Client<{ auth: Guest; userData: Guest | undefined; messages: RoomMessages }>;
