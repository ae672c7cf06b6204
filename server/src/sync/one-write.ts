import { socketOf } from '../guard/bounded-transport.ts';
import type { MatchClient } from './guest.ts';

/**
 * Sends all that the players among these connections are told now, and the answers that follow on it, in one write each:
 * state, events and answer arrive together, and most of the time that telling takes is the system's for writing.
 * Spectators are written to later, see `sendInTurn`.
 */
export const inOneWrite = (clients: readonly MatchClient[], tell: () => void): void => {
  const sockets = clients
    .filter(({ userData }) => (userData?.seat ?? null) !== null)
    .map(({ ref }) => socketOf(ref))
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
