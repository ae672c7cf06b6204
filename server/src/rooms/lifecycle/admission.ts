import { PUBLIC, type SeatId } from '@ironhex/shared/match';
import { JoinSchema } from '@ironhex/shared/protocol';
import { ErrorCode, ServerError } from 'colyseus';
import type { RoomLimits } from '../../guard/limits.ts';
import { notNow } from '../../not-now.ts';
import type { Guest } from '../../sync/guest.ts';
import type { Table } from '../match/table.ts';

/**
 * Who asks to join: with a seat's secret that seat, without one a spectator. Several connections may hold the same seat,
 * such as a phone beside a laptop: each sees and does the same. `unstored` are the seats whose new locks are not in the
 * journal yet: until then no answer may tell which secret opens them.
 * @throws ServerError with a sentence for players.
 */
export const admit = (
  { seats, watchable }: Pick<Table, 'seats' | 'watchable'>,
  options: unknown,
  unstored: ReadonlySet<SeatId>,
): Guest => {
  const join = JoinSchema.safeParse(options ?? {});
  if (!join.success)
    throw new ServerError(ErrorCode.INVALID_PAYLOAD, 'Join with a seat link as it was given to you, or without one.');
  const { secret, name = '' } = join.data;
  if (secret === undefined && !watchable)
    throw new ServerError(
      ErrorCode.AUTH_FAILED,
      'The host lets nobody watch this match. Open a seat link to play in it.',
    );
  if (secret === undefined) return { viewer: PUBLIC, seat: null, lock: null, name: name && `${name} (watching)` };
  const seat = seats.openedBy(secret);
  if (seat === undefined ? unstored.size > 0 : unstored.has(seat))
    throw notNow('A seat of this match is getting a new link just now. One moment.');
  if (seat === undefined) {
    const message = 'This link holds no seat in this match. Ask your host for the right one, or leave it out to watch.';
    throw new ServerError(ErrorCode.AUTH_FAILED, message);
  }
  return { viewer: seat, seat, lock: seats.get(seat).lock, name };
};

/**
 * A guest, if there is room left beside those who are connected.
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
