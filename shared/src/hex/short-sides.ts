import type { Direction } from './axial.ts';
import type { Grid } from './grid.ts';

/** One edge of a map. */
export interface MapSide {
  readonly name: 'top' | 'bottom' | 'left' | 'right';
  /** The indexes of its hexes, from left to right or from top to bottom. */
  readonly hexes: readonly number[];
  /** The direction that leads from this edge into the map. */
  readonly inward: Direction;
}

const count = (length: number, index: (i: number) => number): number[] => Array.from({ length }, (_, i) => index(i));

/** The two edges with fewer hexes; on a square map the top and the bottom row (H-1.4). */
export const shortSides = ({ width, height }: Grid): readonly [MapSide, MapSide] =>
  width <= height
    ? [
        { name: 'top', hexes: count(width, (col) => col), inward: 3 },
        { name: 'bottom', hexes: count(width, (col) => (height - 1) * width + col), inward: 0 },
      ]
    : [
        { name: 'left', hexes: count(height, (row) => row * width), inward: 2 },
        { name: 'right', hexes: count(height, (row) => row * width + width - 1), inward: 5 },
      ];
