import { type Direction, type HexLabel, opposite } from '../../../../hex/index.ts';
import { distanceOf, neighbourOf, neighboursOf } from '../../ground/places.ts';
import { isOnBoard } from '../../ground/survey.ts';
import type { Table } from '../../model/table.ts';
import { layerOf, type Unit } from '../../model/units.ts';
import { isDead } from '../damage/harm.ts';
import { enemiesAt, fits, mayStand, type Stand, unitsAt } from '../movement/stacking.ts';

/** The hex behind a unit, RET-2; undefined off the board. */
export const behind = ({ board }: Pick<Table, 'board'>, { at, facing }: Unit): HexLabel | undefined =>
  neighbourOf(board, at!, opposite(facing));

/** Is an enemy in the hex, in the layer of the unit? Who is dead in the ledger occupies nothing, AS-15. */
export const isHeld = (table: Stand, unit: Unit, at: HexLabel): boolean =>
  enemiesAt(table, unit, at, layerOf(unit)).some((enemy) => !isDead(enemy));

/** Is there room for the unit among its own side, STK-1? Who is dead in the ledger takes none. */
export const hasRoom = (table: Stand, unit: Unit, at: HexLabel): boolean => {
  const layer = layerOf(unit);
  const dead = unitsAt(table, at, layer).filter(isDead);
  return fits(table, unit, at, layer, { without: dead.map(({ id }) => id) });
};

/** Can a unit retreat to a hex: on the board, possible, without enemies and not full, PAR-2, RET-4? */
export const isOpen = (table: Stand, unit: Unit, at: HexLabel): boolean =>
  isOnBoard(table.board, at) && mayStand(table, unit, at) && !isHeld(table, unit, at) && hasRoom(table, unit, at);

/** May a unit that was entering stay where it came from, RET-3? */
export const mayRemain = (table: Stand, unit: Unit): boolean =>
  !isHeld(table, unit, unit.at!) && hasRoom(table, unit, unit.at!);

/** The hexes around a unit, clockwise from the one behind it: the order of RET-4, whichever of them it should go to. */
export const aroundFromBehind = ({ board }: Pick<Table, 'board'>, { at, facing }: Unit): readonly HexLabel[] =>
  neighboursOf(board, at!, opposite(facing) as Direction);

/** Those of the hexes that are nearest to one, in their order. */
export const nearest = (hexes: readonly HexLabel[], to: HexLabel): readonly HexLabel[] => {
  const least = Math.min(...hexes.map((hex) => distanceOf(hex, to)));
  return hexes.filter((hex) => distanceOf(hex, to) === least);
};
