import type { Socket } from 'node:net';
import { later } from './lanes.ts';
import type { Standing } from './turnstile.ts';

/** A websocket, as far as sending goes. */
interface SendingConnection {
  send(...given: unknown[]): void;
  once(event: 'close', closed: () => void): void;
}

/**
 * Lets players be sent to before spectators. What hundreds of spectators are told is framed and written in slices, for
 * each of them in one write; a player's connection sends at once. `full` is called when more than `most` bytes wait here.
 * What still waits when a connection closes is dropped.
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
