import type { Outcome, SeatId } from '@ironhex/shared/match';
import type { State, View } from './types.ts';

const FLAG = 2;

/** The score after the last round: flags and enemies lost, S-7. */
export const scored = ({ units, board, seats, round }: State | View): Outcome => {
  const score = seats.map(({ side }) => {
    const flags = units.filter((unit) => unit.side === side && unit.at && board.hexes[unit.at]?.markers?.flag);
    const lost = units.filter((unit) => unit.side !== side && unit.lost);
    return flags.length * FLAG + lost.length;
  });
  const [blue = 0, orange = 0] = score;
  return {
    ...(blue === orange ? {} : { winner: blue > orange ? 0 : 1 }),
    score,
    rule: 'S-7',
    code: 'last-round',
    figures: { round },
  };
};

/** A side has given up. */
export const conceded = ({ seats }: State, seat: SeatId): Outcome => ({
  winner: seats.find(({ id }) => id !== seat)!.side,
  score: seats.map(({ id }) => (id === seat ? 0 : 1)),
  rule: 'S-7',
  code: 'given-up',
  figures: { seat },
});
