import { mostOf } from '../../../computer/index.ts';
import type { SeatId } from '../../../match/index.ts';
import { TRACK } from '../cards/card.ts';
import type { Table } from '../model/table.ts';
import { isAlive } from '../model/units.ts';
import { scores } from '../rules/ending.ts';

/** In so many ticks a mech destroys one enemy at most, as matches go. */
const A_KILL = 60;

/**
 * Whether a side would draw by the score, or be the last one standing, W-15, if each of its mechs destroyed one more enemy,
 * and more if there is time, and nothing happened to it.
 */
export const couldDraw = (known: Pick<Table, 'seats' | 'units' | 'elapsed' | 'options'>, seat: SeatId): boolean => {
  const { side } = known.seats.find(({ id }) => id === seat)!;
  const [one = 0, other = 0] = scores(known);
  const behind = side === 0 ? other - one : one - other;
  const alive = known.units.filter(isAlive);
  const gains = alive.filter((unit) => unit.side !== side).map(({ damage }) => 2 * TRACK - (damage.structure ?? 0));
  const left = known.options.limit - known.elapsed;
  const kills = (alive.length - gains.length) * Math.max(1, Math.ceil(left / A_KILL));
  return kills >= gains.length || behind <= mostOf(gains, kills);
};
