import type { Axial } from './axial.ts';
import { type Grid, indexOfAxial } from './grid.ts';
import { type Fraction, type LineStep, lineShape } from './line-shape.ts';

/** The steps of the straight line between two hex centres, both ends included (H-2). */
export const line = (from: Axial, to: Axial): readonly LineStep[] =>
  lineShape(to.q - from.q, to.r - from.r).map(({ hexes, middle }) => ({
    hexes: hexes.map(({ q, r }) => ({ q: q + from.q, r: r + from.r })),
    middle,
  }));

/** One step of a line on a map: hex indexes instead of coordinates. */
export interface MapStep {
  /** One or two hex indexes; a pair at the edge of the map has only its half on the map (H-2, examples). */
  readonly hexes: readonly number[];
  readonly middle: Fraction;
}

/** The steps of the line between two hexes of a map. Nothing off the map is ever crossed, only bordered. */
export const lineOnMap = (grid: Grid, from: Axial, to: Axial): readonly MapStep[] =>
  lineShape(to.q - from.q, to.r - from.r).map(({ hexes, middle }) => ({
    hexes: hexes.map(({ q, r }) => indexOfAxial(grid, q + from.q, r + from.r)).filter((index) => index >= 0),
    middle,
  }));
