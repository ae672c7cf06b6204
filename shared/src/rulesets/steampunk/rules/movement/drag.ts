import type { HexLabel } from '../../../../hex/index.ts';
import { distanceOf, neighboursOf } from '../../ground/places.ts';
import type { Table } from '../../model/table.ts';
import type { Unit } from '../../model/units.ts';
import { mayEnter } from './ground.ts';
import { fits, type Stand } from './stacking.ts';

/** Who drags a unit in the first movement, if that one still stands; undefined: nobody. */
export const draggerOf = ({ units }: Pick<Table, 'units'>, { draggedBy }: Unit): Unit | undefined => {
  const dragger = draggedBy === null ? undefined : units[draggedBy];
  return dragger?.status === 'field' ? dragger : undefined;
};

/**
 * The hexes into which a unit can be dragged, P24: nearer to who drags it, not impossible and not full, clockwise from its
 * facing. None: it is shaken instead.
 */
export const dragHexes = (table: Stand, unit: Unit): readonly HexLabel[] => {
  const dragger = draggerOf(table, unit)!;
  const nearer = (to: HexLabel): boolean => distanceOf(to, dragger.at!) < distanceOf(unit.at!, dragger.at!);
  return neighboursOf(table.board, unit.at!, unit.facing).filter(
    (to) => nearer(to) && mayEnter(table, unit, to) && fits(table, unit, to),
  );
};
