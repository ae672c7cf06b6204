import type { Socket } from 'node:net';
import { later } from '../fair-queue.ts';
import type { ConnectionState } from './connection.ts';

/** The sending part of a websocket. */
interface SendingConnection {
  send(...given: unknown[]): void;
  once(event: 'close', closed: () => void): void;
}

/**
 * Sends to players before spectators. Messages for hundreds of spectators are framed and written in slices, those of
 * one spectator in one write; a player's connection sends at once. `full` is called when more than `most` bytes wait
 * here. Messages that still wait when the connection closes are dropped.
 */
export const sendInTurn = (
  connection: SendingConnection,
  socket: Socket,
  state: Pick<ConnectionState, 'player'>,
  most: number,
  full: () => void,
): void => {
  const send = connection.send.bind(connection);
  let waiting: unknown[][] = [];
  let bytes = 0;
  connection.once('close', () => later.forget(socket));

  const sendAll = (): void => {
    const all = waiting;
    waiting = [];
    bytes = 0;
    socket.cork();
    for (const given of all) send(...given);
    socket.uncork();
  };

  connection.send = (...given: unknown[]) => {
    // What waits goes out first, also when the client has taken a seat meanwhile.
    if (state.player && waiting.length === 0) {
      send(...given);
      return;
    }
    waiting.push(given);
    bytes += (given[0] as Uint8Array).byteLength;
    if (bytes > most) full();
    else if (waiting.length === 1) later.add(socket, sendAll);
  };
};

/**
 * Notices a client that does not read. It is called at regular times; bytes that were unread at `times` calls in a row
 * are too old. A client that reads slowly, but does read, is left alone.
 */
export class UnreadTracker {
  /** Bytes sent in all at each of the last checks, the oldest first. */
  readonly #sent: number[] = [];
  readonly #times: number;

  constructor(times: number) {
    this.#times = times;
  }

  /** Have some bytes waited too long? `sent` counts all bytes so far, of which `unread` still wait. */
  tooOld(sent: number, unread: number): boolean {
    const oldest = this.#sent.length === this.#times ? this.#sent.shift()! : 0;
    this.#sent.push(sent);
    return unread > 0 && sent - unread < oldest;
  }
}
