import type { Socket } from 'node:net';
import { later } from './lanes.ts';
import type { Standing } from './turnstile.ts';

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
  standing: Pick<Standing, 'player'>,
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
    if (standing.player && waiting.length === 0) {
      send(...given);
      return;
    }
    waiting.push(given);
    bytes += (given[0] as Uint8Array).byteLength;
    if (bytes > most) full();
    else if (waiting.length === 1) later.add(socket, sendAll);
  };
};
