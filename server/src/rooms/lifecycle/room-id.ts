import type { Lease } from '../../journal/journal.ts';

/**
 * The id of the room that a match is played in: one for each lease. So two servers that both believe they have a match
 * never have rooms of the same id, and a client that asks for the one never reaches the other.
 */
export const roomIdOf = ({ match, epoch }: Lease): string => `${match}-${epoch}`;

/** The lease that a room is for. */
export const leaseOf = (roomId: string): Lease => {
  const end = roomId.lastIndexOf('-');
  return { match: roomId.slice(0, end), epoch: Number(roomId.slice(end + 1)) };
};
