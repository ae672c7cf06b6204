import type { Socket } from 'node:net';
import { later } from '../guard/lanes.ts';
import type { MatchClient } from './guest.ts';

/** The line below a connection; not part of what the transport promises, so it may be missing. */
const socketOf = ({ ref }: MatchClient): Socket | undefined => (ref as { readonly _socket?: Socket })._socket;

/** Holds back what a spectator is told until there is time for it, together with what comes meanwhile. */
const writeLater = (socket: Socket): void => {
  if (socket.writableCorked > 0) return;
  socket.cork();
  later.add(socket, () => socket.uncork());
};

/**
 * Sends all that these connections are told now, and the answers that follow on it, in one write each: state, events and
 * answer arrive together, and most of the time that telling takes is the system's for writing. Players are written to
 * first; hundreds of spectators come after them, in slices.
 */
export const inOneWrite = (clients: readonly MatchClient[], tell: () => void): void => {
  const sockets = (players: boolean): Socket[] =>
    clients
      .filter(({ userData }) => ((userData?.seat ?? null) !== null) === players)
      .map(socketOf)
      .filter((socket) => socket !== undefined);
  const first = sockets(true);
  for (const socket of first) socket.cork();
  for (const socket of sockets(false)) writeLater(socket);
  try {
    tell();
  } finally {
    setImmediate(() => {
      for (const socket of first) socket.uncork();
    });
  }
};
