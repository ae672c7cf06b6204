import { PUBLIC, type SeatId, type Viewer } from '@ironhex/shared/match';
import { JoinSchema, type RoomMessages } from '@ironhex/shared/protocol';
import { type Client, ErrorCode, ServerError } from 'colyseus';
import { notNow } from '../../not-now.ts';
import type { Seats } from '../match/seats.ts';

/** Who sits behind a connection. */
export interface Guest {
  readonly viewer: Viewer;
  /** The seat it holds, null for spectators. */
  readonly seat: SeatId | null;
  /** The lock of the seat that this guest's secret opened; null for spectators. See {@link Seats.admits}. */
  readonly lock: string | null;
  /** What a spectator is called in the chat: marked as one, so that nobody takes it for a player. Empty if unnamed. */
  readonly name: string;
}

/** A connection to a match. */
export type MatchClient = Client<{ auth: Guest; userData: Guest | undefined; messages: RoomMessages }>;

/**
 * Who somebody is who wants to join: with a seat's secret that seat, without one a spectator. Several connections may
 * hold the same seat, such as a phone beside a laptop: each sees and does the same. `unstored` are the seats whose new
 * locks are not in the journal yet: nobody learns before which secret opens them.
 */
export const admit = (seats: Seats, options: unknown, unstored: ReadonlySet<SeatId>): Guest => {
  const join = JoinSchema.safeParse(options ?? {});
  if (!join.success)
    throw new ServerError(ErrorCode.INVALID_PAYLOAD, 'Join with a seat link as it was given to you, or without one.');
  const { secret, name = '' } = join.data;
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
