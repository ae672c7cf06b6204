import type { Board } from '../../../board/index.ts';
import type { HexLabel } from '../../../hex/index.ts';
import { hexesOf } from './places.ts';

/** The two short ends of the board; each seat sets up at one, SET-2. */
export type Edge = 'south' | 'north';

/** The edges in the order of the seats, SET-2. */
export const EDGES = ['south', 'north'] as const satisfies readonly Edge[];

/** How many rows a zone has, whatever the height of the board, MAP-6. */
export const ZONE_DEPTH = 3;

/** The hexes of each column, from top to bottom. */
const columnsOf = (board: Board): readonly (readonly HexLabel[])[] => {
  const columns: HexLabel[][] = Array.from({ length: board.width }, () => []);
  for (const hex of hexesOf(board)) columns[Number(hex.slice(0, 2)) - 1]!.push(hex);
  return columns;
};

/**
 * The rows of the zone at an edge as its side sees them, MAP-6: the foremost first, each from the side's left to its right. They are
 * the first or the last three hexes of every column, also where columns differ in length; so what lies somewhere in one
 * zone has its counterpart in the other.
 */
export const zoneRows = (board: Board, edge: Edge): readonly (readonly HexLabel[])[] => {
  const columns = columnsOf(board);
  return Array.from({ length: ZONE_DEPTH }, (_, row) =>
    edge === 'south'
      ? columns.map((column) => column[column.length - ZONE_DEPTH + row]!)
      : columns.map((column) => column[ZONE_DEPTH - 1 - row]!).reverse(),
  );
};

/** The hexes of the zone at an edge, by column and then by row, DET-2. */
export const zoneOf = (board: Board, edge: Edge): readonly HexLabel[] => zoneRows(board, edge).flat().sort();

/** The hexes of no side, by column and then by row, MAP-6. */
export const noMansLand = (board: Board): readonly HexLabel[] => {
  const sides = new Set(EDGES.flatMap((edge) => zoneRows(board, edge).flat()));
  return hexesOf(board).filter((hex) => !sides.has(hex));
};
