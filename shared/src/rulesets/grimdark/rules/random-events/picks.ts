// Random picks of events, G-17.3. A pick among one is drawn too, G-3.7.
import type { Dice } from '../../../../dice/index.ts';
import type { SeatId } from '../../../../match/index.ts';
import { QUARTERS, type Quarter } from '../../ground/quarters.ts';
import type { Table } from '../../model/table.ts';
import { NEUTRAL, type Unit } from '../../model/units.ts';
import { unitsOnMap } from '../figures.ts';

/** Players' units on the map that fit, seat A's first, by number. */
export const fitting = (table: Table, fits: (unit: Unit) => boolean = () => true): readonly Unit[] =>
  unitsOnMap(table).filter((unit) => unit.seat !== NEUTRAL && fits(unit));

/** `most` random units among these, without repetition; all, if they are no more. */
export const pickUnits = (units: readonly Unit[], most: number, dice: Dice, why: string): readonly Unit[] => {
  const left = [...units];
  const picked: Unit[] = [];
  while (picked.length < most && left.length > 0) picked.push(...left.splice(dice.pick(left.length, why), 1));
  return picked;
};

/** A random player. */
export const pickSeat = ({ seats }: Pick<Table, 'seats'>, dice: Dice, why: string): SeatId =>
  seats[dice.pick(seats.length, why)]!.id;

/** A random quarter of the map. */
export const pickQuarter = (dice: Dice, why: string): Quarter => QUARTERS[dice.pick(QUARTERS.length, why)]!;
