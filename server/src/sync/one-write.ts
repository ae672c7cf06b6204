import type { Socket } from 'node:net';
import type { MatchClient } from './guest.ts';

/** The line below a connection; not part of what the transport promises, so it may be missing. */
const socketOf = ({ ref }: MatchClient): Socket | undefined => (ref as { readonly _socket?: Socket })._socket;

/**
 * Sends all that the players among these connections are told now, and the answers that follow on it, in one write each:
 * state, events and answer arrive together, and most of the time that telling takes is the system's for writing.
 * Spectators are written to later, see `sendInTurn`.
 */
export const inOneWrite = (clients: readonly MatchClient[], tell: () => void): void => {
  const sockets = clients
    .filter(({ userData }) => (userData?.seat ?? null) !== null)
    .map(socketOf)
    .filter((socket) => socket !== undefined);
  for (const socket of sockets) socket.cork();
  try {
    tell();
  } finally {
    setImmediate(() => {
      for (const socket of sockets) socket.uncork();
    });
  }
};
