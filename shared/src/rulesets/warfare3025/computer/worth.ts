import type { SeatId } from '../../../match/index.ts';
import type { State } from '../model/state.ts';
import type { Unit } from '../model/table.ts';
import { isAlive } from '../model/units.ts';
import { scores } from '../rules/ending.ts';

/** What a point of armour damage, and a tick of an enemy, are worth in points of the score. */
const ARMOUR = 0.3;
const TICK = 0.1;
/** How many points decide a match at its end, and how many more in each tick that is left for each unit. */
const DECIDES = 3.5;
const OPEN = 0.06;

/** By how much a unit is worse off than when it was undamaged, beyond the score. */
const wear = (unit: Unit): number => (isAlive(unit) ? ARMOUR * (unit.damage.armour ?? 0) + TICK * unit.ticks : 0);

/** The chance that the side of a seat wins; a draw counts one half. */
export const worth = (state: State, seat: SeatId): number => {
  const { outcome, units, elapsed, options } = state;
  const side = state.seats.find(({ id }) => id === seat)!.side;
  if (outcome) return outcome.winner === undefined ? 0.5 : outcome.winner === side ? 1 : 0;
  const [one = 0, other = 0] = scores(state);
  const ahead = side === 0 ? one - other : other - one;
  const worn = units.reduce((sum, unit) => sum + (unit.side === side ? -wear(unit) : wear(unit)), 0);
  const alive = units.filter(isAlive).length;
  const scale = DECIDES + OPEN * Math.sqrt(alive) * Math.max(0, options.limit - elapsed);
  return 1 / (1 + Math.exp((-2 * (ahead + worn)) / scale));
};
