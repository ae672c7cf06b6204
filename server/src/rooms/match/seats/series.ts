import type { Outcome } from '@ironhex/shared/match';
import type { Series } from '@ironhex/shared/protocol';
import type { Seat } from './seats.ts';

/** Moves values by seat to the seats of the rematch, where each player sits one seat further on. */
export const movedOn = <T>(bySeat: readonly T[]): T[] => [...bySeat.slice(-1), ...bySeat.slice(0, -1)];

/** A sum of points that have two decimals at most. */
const sumOf = (one: number, other: number): number => Math.round(100 * (one + other)) / 100;

/**
 * The score of a series: as `before` this match, plus its result, if it has one. A new player at one of the seats
 * begins a new series. A match that its rules did not end does not count.
 */
export const seriesOf = (
  before: Series | undefined,
  seats: readonly Pick<Seat, 'name' | 'side'>[],
  outcome: Outcome | undefined,
): Series => {
  const goesOn = before?.players.every(({ name }, index) => ['', name].includes(seats[index]!.name));
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
