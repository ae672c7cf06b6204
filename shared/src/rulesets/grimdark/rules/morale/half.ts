import type { Table } from '../../model/table.ts';
import type { Unit } from '../../model/units.ts';
import { figuresOf, livingModels } from '../figures.ts';

/** Is a unit at half strength: half of its models are gone, or half the Tough of one that began alone, G-13.1? */
export const isAtHalfStrength = (table: Pick<Table, 'arsenal'>, unit: Unit): boolean => {
  const living = livingModels(unit);
  const [model] = living;
  if (unit.startingSize > 1 || model === undefined) return 2 * living.length <= unit.startingSize;
  const { tough } = figuresOf(table, unit).track[model]!;
  return 2 * (tough - unit.wounds[model]!) <= tough;
};
