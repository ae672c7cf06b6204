import { type Grid, type HexLabel, indexOfLabel, labelOfIndex } from '../../../hex/index.ts';
import { footprintOf, type PlacedUnit } from './footprint.ts';

/** The edges from which players deploy, G-2.3. */
export const EDGES = ['north', 'south'] as const;
export type Edge = (typeof EDGES)[number];

/** The edge of the other player. */
export const acrossFrom = (edge: Edge): Edge => (edge === 'north' ? 'south' : 'north');

/** How many rows a deployment zone has, G-2.3. */
export const zoneDepth = ({ height }: Grid): number => Math.min(12, (height - 24) / 2);

/** The first and the last row of a zone, G-2.3. */
export const zoneRows = (grid: Grid, edge: Edge): readonly [first: number, last: number] =>
  edge === 'north' ? [0, zoneDepth(grid) - 1] : [grid.height - zoneDepth(grid), grid.height - 1];

/** Is a hex in a zone, G-2.3? */
export const isIndexInZone = (grid: Grid, index: number, edge: Edge): boolean => {
  const [first, last] = zoneRows(grid, edge);
  const row = Math.floor(index / grid.width);
  return row >= first && row <= last;
};

/** Is a hex in a zone, G-2.3? A hex off the map is in none. */
const isInZone = (grid: Grid, hex: HexLabel, edge: Edge): boolean => {
  const index = indexOfLabel(grid, hex);
  return index >= 0 && isIndexInZone(grid, index, edge);
};

/** Is a unit in a zone with its whole footprint, G-2.8? */
export const isFullyInZone = (grid: Grid, unit: PlacedUnit, edge: Edge): boolean =>
  footprintOf(grid, unit).every((index) => isIndexInZone(grid, index, edge));

/** The zone that a hex is in; undefined between the two. */
export const zoneAt = (grid: Grid, hex: HexLabel): Edge | undefined => EDGES.find((edge) => isInZone(grid, hex, edge));

/** The hexes of a zone by index, row by row, G-2.3. */
export const zoneIndexes = (grid: Grid, edge: Edge): readonly number[] => {
  const [first, last] = zoneRows(grid, edge);
  return Array.from({ length: (last - first + 1) * grid.width }, (_, n) => first * grid.width + n);
};

/** The hexes of a zone, row by row, G-2.3. */
export const zoneOf = (grid: Grid, edge: Edge): readonly HexLabel[] =>
  zoneIndexes(grid, edge).map((index) => labelOfIndex(grid, index));

/** Is a hex in the outermost row of an edge, G-18.3? */
export const isInOutermostRow = (grid: Grid, hex: HexLabel, edge: Edge): boolean =>
  Math.floor(indexOfLabel(grid, hex) / grid.width) === (edge === 'north' ? 0 : grid.height - 1);

/** The middle column of a zone's front row: units are deployed near it by default, P5. */
export const frontMiddle = (grid: Grid, edge: Edge): HexLabel => {
  const [first, last] = zoneRows(grid, edge);
  return labelOfIndex(grid, (edge === 'north' ? last : first) * grid.width + grid.width / 2);
};
