import type { Outcome } from '@ironhex/shared/match';
import type { Series } from '@ironhex/shared/protocol';
import type { Seat } from './seats.ts';

/**
 * Moves values by seat to the seats of the rematch: each side sits on the seats of the next one, the last on those of the
 * first, in the same order. Where sides have different numbers of seats everybody stays: nobody can be left without one.
 */
export const movedOn = <T>(bySeat: readonly T[], seats: readonly Pick<Seat, 'side'>[]): T[] => {
  const sides = [...Map.groupBy(seats.keys(), (index) => seats[index]!.side).values()];
  if (new Set(sides.map(({ length }) => length)).size !== 1) return [...bySeat];
  const moved = [...bySeat];
  for (const [at, side] of sides.entries()) {
    const before = sides.at(at - 1)!;
    for (const [place, index] of side.entries()) moved[index] = bySeat[before[place]!]!;
  }
  return moved;
};

/** A sum of points that have two decimals at most. */
const sumOf = (one: number, other: number): number => Math.round(100 * (one + other)) / 100;

/**
 * The score of a series: as `before` this match, plus its result, if it has one. Other players or seats begin
 * a new series. A match that its rules did not end does not count.
 */
export const seriesOf = (
  before: Series | undefined,
  seats: readonly Pick<Seat, 'name' | 'side'>[],
  outcome: Outcome | undefined,
): Series => {
  const goesOn =
    before?.players.length === seats.length &&
    before.players.every(({ name }, index) => ['', name].includes(seats[index]!.name));
  const series: Series = before && goesOn ? before : { players: seats.map(({ name }) => ({ name, won: 0 })), drawn: 0 };
  if (!outcome || outcome.score.length === 0) return series;
  const { winner, standing } = outcome;
  return {
    players: series.players.map((player, index) => {
      const { side } = seats[index]!;
      const won = player.won + (side === winner ? 1 : 0);
      return { ...player, won, ...(standing && { standing: sumOf(player.standing ?? 0, standing[side] ?? 0) }) };
    }),
    drawn: series.drawn + (winner === undefined ? 1 : 0),
  };
};
