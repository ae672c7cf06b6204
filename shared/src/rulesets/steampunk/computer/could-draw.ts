import { mostOf } from '../../../computer/index.ts';
import type { SeatId } from '../../../match/index.ts';
import { fieldUnits } from '../model/in-order.ts';
import type { Table } from '../model/table.ts';
import { isShaken } from '../model/units.ts';
import { scoresOf } from '../rules/victory/score.ts';
import { valueOfUnit } from './value.ts';

/**
 * Whether a side would draw by the points, VIC-3, if each of its units destroyed one more enemy and nothing happened to it.
 * Hidden enemies are not known, and count for nothing.
 */
export const couldDraw = (table: Table, seat: SeatId): boolean => {
  const { side } = table.seats.find(({ id }) => id === seat)!;
  const shaken = fieldUnits(table)
    .filter(isShaken)
    .map(({ id }) => id);
  const points = scoresOf({ ...table, options: { ...table.options, winnerBonus: 0 } }, shaken);
  const of = (own: boolean) => points.find((score) => (score.side === side) === own)!.points;
  const left = Object.values(table.units).filter(({ status }) => status !== 'destroyed' && status !== 'fled');
  const gains = left
    .filter((unit) => unit.side !== side)
    .map((unit) => valueOfUnit(table, unit).destroyed + valueOfUnit(table, unit).kept);
  return of(false) - of(true) <= mostOf(gains, left.length - gains.length);
};
