import type { SeatId } from '@ironhex/shared/match';
import type { RoomMessages } from '@ironhex/shared/protocol';
import { type Blueprint, openMatch, type Plan } from './blueprint.ts';

type Invitation = RoomMessages['rematch'];

/** The same match once more: seats, sides and forces stay, the players change places. */
const planAgain = ({ name, rulesetId, options, board, clocks, seats }: Blueprint): Plan => ({
  name,
  rulesetId,
  options,
  board,
  clocks,
  seats: seats.map(({ id, side, force }) => ({ id, side, force })),
});

/** Who finds what where: each player its next seat, a spectator (null) only the match. */
export type Invitations = (seat: SeatId | null) => Invitation;

/**
 * Opens the next match. Everybody moves on by one seat, the last to the first; with two players they swap sides.
 * The invitations live in memory only, for as long as the old room does, so that a reloaded page can ask again.
 */
export const openRematch = async (blueprint: Blueprint): Promise<Invitations> => {
  const { id, seats } = await openMatch(planAgain(blueprint));
  const secrets = new Map(blueprint.seats.map((seat, index) => [seat.id, seats[(index + 1) % seats.length]!.secret]));
  return (seat) => ({ id, secret: seat === null ? null : (secrets.get(seat) ?? null) });
};
