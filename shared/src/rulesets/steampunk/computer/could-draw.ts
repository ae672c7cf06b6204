import { mostOf } from '../../../computer/index.ts';
import type { SeatId } from '../../../match/index.ts';
import { fieldUnits } from '../model/in-order.ts';
import type { Table } from '../model/table.ts';
import { isShaken } from '../model/units.ts';
import { scoresOf } from '../rules/victory/score.ts';
import { valueOfUnit } from './value.ts';

/** In so many turns a unit destroys no more than one enemy, as matches go. */
const A_KILL = 2;
/** How many turns are reckoned to come in a match that has no last one. */
const OPEN = 6;

const turnsLeft = ({ options: { victory }, turn }: Table): number =>
  victory.kind === 'timed' ? Math.max(1, victory.turns - turn + 1) : OPEN;

/**
 * Whether a side would draw by the points, VIC-3, if each of its units destroyed one more enemy, and more if there is time,
 * and nothing happened to it. Hidden enemies are not known, and count for nothing.
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
  const kills = (left.length - gains.length) * Math.ceil(turnsLeft(table) / A_KILL);
  return of(false) - of(true) <= mostOf(gains, kills);
};
