import type { Board } from '../../../board/index.ts';
import {
  type Axial,
  axialAt,
  type Direction,
  distance,
  type Grid,
  type HexLabel,
  indexOfLabel,
  neighbour,
} from '../../../hex/index.ts';
import type { SizeClass } from '../roster/terms.ts';
import { surveyOf } from './survey.ts';

/** A unit on the map, or one that might stand there. */
export interface PlacedUnit {
  readonly at: HexLabel;
  readonly size: SizeClass;
}

/** How high units are, in levels, G-2.6. */
export const HEIGHTS: Readonly<Record<SizeClass, number>> = { standard: 1, large: 2, titanic: 3 };

/** How many hexes units have, G-2.6. */
export const FOOTPRINTS: Readonly<Record<SizeClass, 1 | 7>> = { standard: 1, large: 1, titanic: 7 };

/** How far a footprint reaches beyond its centre. */
export const radiusOf = (size: SizeClass): 0 | 1 => (size === 'titanic' ? 1 : 0);

/** The six directions, in their order, H-1.2. */
export const SIX: readonly Direction[] = [0, 1, 2, 3, 4, 5];

/** The index of a hex that must be on the map: of a unit that stands there, for example. */
export const indexIn = (grid: Grid, at: HexLabel): number => {
  const index = indexOfLabel(grid, at);
  if (index < 0) throw new RangeError(`hex ${at} is off a map of ${grid.width} by ${grid.height}`);
  return index;
};

/** The hexes of a footprint by index, the centre first; those off the map are left out, G-2.6. */
export const footprintAt = (grid: Grid, centre: number, size: SizeClass): readonly number[] =>
  radiusOf(size) === 0
    ? [centre]
    : [centre, ...SIX.map((direction) => neighbour(grid, centre, direction)).filter((hex) => hex >= 0)];

/** The hexes that a unit occupies, by index, the centre first, G-2.6. */
export const footprintOf = (grid: Grid, { at, size }: PlacedUnit): readonly number[] =>
  footprintAt(grid, indexIn(grid, at), size);

/** Is the whole footprint on the map, G-9.12? */
export const fitsAt = (grid: Grid, centre: number, size: SizeClass): boolean =>
  centre >= 0 && footprintAt(grid, centre, size).length === FOOTPRINTS[size];

const axialIn = (grid: Grid, at: HexLabel): Axial => axialAt(grid, indexIn(grid, at));

/** The distance between two units, from the nearest hex of one to the nearest of the other, G-1; 0 if they overlap. */
export const distanceBetween = (grid: Grid, a: PlacedUnit, b: PlacedUnit): number =>
  Math.max(0, distance(axialIn(grid, a.at), axialIn(grid, b.at)) - radiusOf(a.size) - radiusOf(b.size));

/** The distance between a unit and a hex, G-1. */
export const distanceTo = (grid: Grid, unit: PlacedUnit, hex: HexLabel): number =>
  distanceBetween(grid, unit, { at: hex, size: 'standard' });

/** Are two units adjacent on the map, at any difference of level, G-1? */
export const areAdjacent = (grid: Grid, a: PlacedUnit, b: PlacedUnit): boolean => distanceBetween(grid, a, b) === 1;

/** Are two units in contact: adjacent, and levels differ by 1 at most for some pair of their hexes, G-1? */
export const inContact = (board: Board, a: PlacedUnit, b: PlacedUnit): boolean => {
  if (!areAdjacent(board, a, b)) return false;
  const { level } = surveyOf(board);
  const others = footprintOf(board, b);
  return footprintOf(board, a).some((hex) =>
    SIX.some((direction) => {
      const next = neighbour(board, hex, direction);
      return others.includes(next) && Math.abs(level[hex]! - level[next]!) <= 1;
    }),
  );
};
