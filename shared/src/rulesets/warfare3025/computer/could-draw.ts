import { mostOf } from '../../../computer/index.ts';
import type { SeatId } from '../../../match/index.ts';
import { TRACK } from '../cards/card.ts';
import type { Table } from '../model/table.ts';
import { isAlive } from '../model/units.ts';
import { scores } from '../rules/ending.ts';

/** Whether a side would draw by the score, W-15, if each of its mechs destroyed one more enemy and nothing happened to it. */
export const couldDraw = (known: Pick<Table, 'seats' | 'units'>, seat: SeatId): boolean => {
  const { side } = known.seats.find(({ id }) => id === seat)!;
  const [one = 0, other = 0] = scores(known);
  const behind = side === 0 ? other - one : one - other;
  const alive = known.units.filter(isAlive);
  const gains = alive.filter((unit) => unit.side !== side).map(({ damage }) => 2 * TRACK - (damage.structure ?? 0));
  return behind <= mostOf(gains, alive.length - gains.length);
};
