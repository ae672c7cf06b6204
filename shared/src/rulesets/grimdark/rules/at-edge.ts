import { labelOfIndex } from '../../../hex/index.ts';
import { footprintOf } from '../ground/footprint.ts';
import { type Edge, isInOutermostRow } from '../ground/zones.ts';
import type { Table } from '../model/table.ts';
import type { Unit } from '../model/units.ts';
import { bodyOf } from './field.ts';

/** Does a unit stand in the outermost row of an edge with any of its hexes, event 36 and G-18.3? */
export const isAtEdge = (table: Table, unit: Unit, edge: Edge): boolean =>
  footprintOf(table.board, bodyOf(table, unit)).some((hex) =>
    isInOutermostRow(table.board, labelOfIndex(table.board, hex), edge),
  );
