import type { Outcome } from '../../../match/index.ts';
import { TRACK } from '../cards/card.ts';
import type { Table } from '../model/table.ts';
import { isAlive } from '../model/units.ts';

/** The sides that take part, in order. */
const sidesOf = (table: Table): number[] => [...new Set(table.seats.map((seat) => seat.side))].sort((a, b) => a - b);

/** Each side's score: the structure damage of enemy units, and 20 more for each destroyed, W-15. */
export const scores = (table: Table): number[] =>
  sidesOf(table).map((side) =>
    table.units
      .filter((unit) => unit.side !== side)
      .reduce((sum, unit) => sum + (unit.damage.structure ?? 0) + (isAlive(unit) ? 0 : TRACK), 0),
  );

const ended = (table: Table, winner: number | undefined, rule: string, reason: string): Outcome => ({
  ...(winner === undefined ? {} : { winner }),
  score: scores(table),
  rule,
  reason,
});

/** The outcome once a side has lost all its units, else undefined, W-15. */
export const lastStanding = (table: Table): Outcome | undefined => {
  const standing = sidesOf(table).filter((side) => table.units.some((unit) => unit.side === side && isAlive(unit)));
  if (standing.length === 0) return ended(table, undefined, 'W-15', 'Both sides have lost their last unit.');
  if (standing.length === 1) return ended(table, standing[0], 'W-15', 'The other side has no units left.');
  return undefined;
};

/** The outcome once time is up, else undefined: the higher score wins, W-3.3 and W-15. */
export const timeUp = (table: Table): Outcome | undefined => {
  if (table.elapsed < table.options.limit) return undefined;
  const sums = scores(table);
  const best = Math.max(...sums);
  const leaders = sums.flatMap((sum, i) => (sum === best ? [sidesOf(table)[i]!] : []));
  const reason = `Time is up at ${table.options.limit} ticks.`;
  return ended(table, leaders.length === 1 ? leaders[0] : undefined, 'W-15', reason);
};

/** The outcome when a player of `side` gives up, W-15. */
export const givenUp = (table: Table, side: number): Outcome => {
  const winner = sidesOf(table).find((other) => other !== side);
  return ended(table, winner, 'W-15', 'The other side has conceded.');
};
