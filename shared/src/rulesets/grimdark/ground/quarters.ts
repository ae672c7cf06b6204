import type { Board } from '../../../board/index.ts';
import { type Grid, type HexLabel, indexOfLabel, labelOfIndex } from '../../../hex/index.ts';
import { nearestIndex } from './map-order.ts';
import { surveyOf } from './survey.ts';

/** The quarters of a map: north-west, north-east, south-west, south-east, G-2.4. */
export const QUARTERS = [1, 2, 3, 4] as const;
export type Quarter = (typeof QUARTERS)[number];

/** The quarter that a hex is in; a unit is in that of its centre, G-2.4. */
export const quarterOf = (grid: Grid, hex: HexLabel): Quarter => {
  const index = indexOfLabel(grid, hex);
  const east = index % grid.width >= grid.width / 2;
  const south = Math.floor(index / grid.width) >= grid.height / 2;
  return (1 + (east ? 1 : 0) + (south ? 2 : 0)) as Quarter;
};

/**
 * The centre of a quarter, or the hex nearest to it that will do, ties in map order, G-2.4. As a rule the hexes that can
 * be entered do; undefined if none does.
 */
export const quarterCentre = (
  board: Board,
  quarter: Quarter,
  willDo: (index: number) => boolean = (index) => surveyOf(board).impassable[index] === 0,
): HexLabel | undefined => {
  const { width, height } = board;
  const row = Math.floor(((quarter > 2 ? 3 : 1) * height) / 4);
  const column = Math.floor(((quarter % 2 === 0 ? 3 : 1) * width) / 4);
  const found = nearestIndex(board, row * width + column, willDo);
  return found < 0 ? undefined : labelOfIndex(board, found);
};

/** The hex in the middle of the map, G-2.4. */
export const mapCentre = (grid: Grid): HexLabel => labelOfIndex(grid, (grid.height / 2) * grid.width + grid.width / 2);
