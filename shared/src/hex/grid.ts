import { type Axial, axialOf, DIRECTIONS, type Direction, distance, rowOf } from './axial.ts';
import { type HexLabel, labelOf, placeOfLabel } from './label.ts';

/** The size of a map: `width` columns of `height` rows, each 1 to 99. A board is one. */
export interface Grid {
  readonly width: number;
  readonly height: number;
}

/** Lookup tables for one size of map, by hex index. */
interface Tables {
  readonly axials: readonly Axial[];
  readonly labels: readonly HexLabel[];
  /** Six entries per hex, one per direction, -1 off the map. */
  readonly neighbours: Int32Array;
}

// All maps of one size share their tables. Indexed by width, then height.
const tablesBySize: (Tables | undefined)[][] = [];

const makeTables = (grid: Grid): Tables => {
  const { width, height } = grid;
  const axials = Array.from({ length: width * height }, (_, i) => axialOf(i % width, Math.floor(i / width)));
  const neighbours = Int32Array.from(
    axials.flatMap(({ q, r }) => DIRECTIONS.map((step) => indexOfAxial(grid, q + step.q, r + step.r))),
  );
  return { axials, labels: axials.map(labelOf), neighbours };
};

const tables = (grid: Grid): Tables => {
  let row = tablesBySize[grid.width];
  if (row === undefined) {
    row = [];
    tablesBySize[grid.width] = row;
  }
  let found = row[grid.height];
  if (found === undefined) {
    found = makeTables(grid);
    row[grid.height] = found;
  }
  return found;
};

/** The index of the hex `(q, r)`: row * width + column; -1 off the map. Allocates nothing, for inner loops. */
export const indexOfAxial = (grid: Grid, q: number, r: number): number => {
  if (q < 0 || q >= grid.width) return -1;
  const row = rowOf(q, r);
  return row < 0 || row >= grid.height ? -1 : row * grid.width + q;
};

/** The index of a hex: row * width + column; -1 off the map. */
export const hexIndex = (grid: Grid, hex: Axial): number => indexOfAxial(grid, hex.q, hex.r);

/** The hex with this index. An index off the map is a bug of the caller. */
export const axialAt = (grid: Grid, index: number): Axial => {
  const hex = tables(grid).axials[index];
  if (hex === undefined) throw new RangeError(`no hex ${index} on a ${grid.width} by ${grid.height} map`);
  return hex;
};

/** The index of the hex with this label; -1 if the text is not the label of a hex of this map. */
export const indexOfLabel = (grid: Grid, label: string): number => {
  const place = placeOfLabel(label);
  if (place < 0) return -1;
  const row = place % 100;
  const col = (place - row) / 100;
  return col < grid.width && row < grid.height ? row * grid.width + col : -1;
};

/** The label of the hex with this index. An index off the map is a bug of the caller. */
export const labelOfIndex = (grid: Grid, index: number): HexLabel => {
  const label = tables(grid).labels[index];
  if (label === undefined) throw new RangeError(`no hex ${index} on a ${grid.width} by ${grid.height} map`);
  return label;
};

/** The index of the neighbour in a direction; -1 off the map. */
export const neighbour = (grid: Grid, index: number, direction: Direction): number =>
  tables(grid).neighbours[index * 6 + direction] ?? -1;

/** The distance in hexes between two hexes given by index (H-1.4). */
export const indexDistance = (grid: Grid, a: number, b: number): number => {
  const { axials } = tables(grid);
  return distance(axials[a]!, axials[b]!);
};

/** One edge of a map. */
export interface MapSide {
  readonly name: 'top' | 'bottom' | 'left' | 'right';
  /** The indexes of its hexes, from left to right or from top to bottom. */
  readonly hexes: readonly number[];
  /** The direction that leads from this edge into the map. */
  readonly inward: Direction;
}

const count = (length: number, index: (i: number) => number): number[] => Array.from({ length }, (_, i) => index(i));

const makeSides = ({ width, height }: Grid): readonly [MapSide, MapSide] =>
  width <= height
    ? [
        { name: 'top', hexes: count(width, (col) => col), inward: 3 },
        { name: 'bottom', hexes: count(width, (col) => (height - 1) * width + col), inward: 0 },
      ]
    : [
        { name: 'left', hexes: count(height, (row) => row * width), inward: 2 },
        { name: 'right', hexes: count(height, (row) => row * width + width - 1), inward: 5 },
      ];

// They are asked for at every step of every way onto the map: those of each size are listed once.
const sidesBySize = new Map<number, readonly [MapSide, MapSide]>();

/** The two edges with fewer hexes; on a square map the top and the bottom row (H-1.4). */
export const shortSides = (grid: Grid): readonly [MapSide, MapSide] => {
  const size = 100 * grid.width + grid.height;
  const sides = sidesBySize.get(size) ?? makeSides(grid);
  sidesBySize.set(size, sides);
  return sides;
};
