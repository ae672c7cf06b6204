import type { SeatId, Viewer } from '@ironhex/shared/match';
import type { RoomMessages } from '@ironhex/shared/protocol';
import { type Client, ClientState, Protocol } from 'colyseus';
import { socketOf } from '../guard/connections/connection.ts';
import { later } from '../guard/fair-queue.ts';

/** What is known of the client behind a connection. */
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

/** Who is told something: a client, or all spectators who are told the same, see `Gallery`. */
export type Listener = Pick<MatchClient, 'userData' | 'send' | 'enqueueRaw'> & Partial<Pick<MatchClient, 'ref'>>;

/** The room as the session needs it. */
export interface RoomPort {
  /** Everybody who is connected. */
  guests(): readonly MatchClient[];
  /** Those by whom everybody is told something. */
  listeners(): readonly Listener[];
  /** Closes connections whose seat has a new link: from now on they are sent nothing, and their messages are ignored. */
  sendOut(listener: Listener): void;
  /** Closes connections that are of another seat or viewer now: they join again as that. */
  sendOn(listener: Listener): void;
  /** Sends what changed in the state. */
  patch(): void;
  /** The match is another process's now: sends everybody there. */
  lost(): void;
  /** The match cannot be played here: sends everybody to look for it elsewhere. */
  leave(): void;
}

/** A patch without content. */
export const isEmptyPatch = (frame: Uint8Array): boolean =>
  frame.length === 1 && frame[0] === Protocol.ROOM_STATE_PATCH;

/**
 * Keeps patches without content from a connection. Colyseus sends every client a frame whenever anything in the state
 * changed, even if the client may see none of it: the frame alone would tell that something secret happened. It has no
 * setting for that, so the method of the client that sends frames is replaced.
 */
export const withoutEmptyPatches = (client: MatchClient): void => {
  const raw = client.raw.bind(client);
  client.raw = (data, ...rest) => {
    if (isEmptyPatch(data)) return;
    raw(data, ...rest);
  };
};

/**
 * Ends a connection with a code. The peer may be slow to answer the close frame, or never do it: until the transport
 * cuts the connection (`closeTimeout`), its messages are ignored and nothing but the close frame goes out. Everybody
 * else sees at once that the guest is gone. `leave` alone would keep receiving and sending until then.
 */
export const endConnection = (client: MatchClient, code: number): void => {
  // Colyseus drops what comes from a client that is leaving.
  client.state = ClientState.LEAVING;
  client.raw = () => {};
  client.userData = undefined;
  client.leave(code);
};

/**
 * Sends state, events and the answers that follow in one write for each player: they arrive together, and writing is
 * most of what sending costs.
 * Spectators are told later, see `Gallery`.
 */
export const inOneWrite = (listeners: readonly Listener[], tell: () => void): void => {
  const sockets = listeners
    .filter(({ userData }) => (userData?.seat ?? null) !== null)
    .map(({ ref }) => socketOf(ref!))
    .filter((socket) => socket !== undefined);
  for (const socket of sockets) socket.cork();
  try {
    tell();
  } finally {
    // Before what is left for spectators, of this and of what was told earlier.
    later.first(() => {
      for (const socket of sockets) socket.uncork();
    });
  }
};
