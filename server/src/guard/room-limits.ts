import { PUBLIC } from '@ironhex/shared/match';
import { ErrorCode, ServerError } from 'colyseus';
import type { Guest } from '../rooms/commands/guest.ts';

/** How many may be at one match. */
export interface RoomLimits {
  /** Spectators of one match at once. */
  readonly spectators: number;
  /** Connections of one seat at once. */
  readonly connectionsPerSeat: number;
}

/** More than a table of people needs. */
export const ROOM_LIMITS: RoomLimits = { spectators: 500, connectionsPerSeat: 10 };

/**
 * A guest, if there is room left.
 * @throws ServerError that the page shows: trying again at once would not help.
 */
export const ifRoomFor = (
  guest: Guest,
  present: readonly { readonly userData?: Guest | undefined }[],
  { spectators, connectionsPerSeat }: RoomLimits,
): Guest => {
  const alike = present.filter(({ userData }) => userData?.viewer === guest.viewer).length;
  if (guest.viewer === PUBLIC && alike >= spectators) {
    const message = `${alike} people are watching this match, and more find no place. Try again later.`;
    throw new ServerError(ErrorCode.APPLICATION_ERROR, message);
  }
  if (guest.viewer !== PUBLIC && alike >= connectionsPerSeat) {
    const message = `This seat is open in ${alike} places already. Close one of them, then try again.`;
    throw new ServerError(ErrorCode.APPLICATION_ERROR, message);
  }
  return guest;
};
