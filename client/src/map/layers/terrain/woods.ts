import { APOTHEM, type Point, R } from '../../geometry/geometry.ts';
import type { Layout } from '../../geometry/layout.ts';
import type { Brush } from '../../paint/brush.ts';
import { fill } from '../../paint/brush.ts';
import { blend, fade } from '../../paint/colours.ts';
import { jitter } from '../../paint/hash.ts';
import type { Cell } from './cells.ts';
import { CROWNS, crownOf } from './crowns.ts';
import { noise } from './noise.ts';
import { patches } from './patch.ts';
import { nearRoad } from './roads.ts';
import { scatter } from './scatter.ts';
import { stamper } from './stamps.ts';

/** Map units to a wood of one kind of trees. */
const STAND = R * 7;
/** Sizes of crowns, map units from the middle to the edge. */
const SIZES = [9.5, 11, 12.5] as const;

/** The floor under the trees; woods that touch grow together, dense ones are dark. */
export const paintWoodsFloor = (brush: Brush, cells: readonly Cell[]): void => {
  const { ctx, colours } = brush;
  const woods = cells.filter((cell) => cell.has('woods'));
  patches(brush, woods, (cell) => cell.has('woods') > 0, 3);
  fill(ctx, fade(colours.woods.floor, 0.66));
  const dense = (cell: Cell): boolean => cell.has('woods') > 1;
  patches(brush, woods.filter(dense), dense, 3);
  fill(ctx, blend(colours.woods.floor, colours.woods.dark, 0.62));
};

/** Where the trees of a hex stand, from top to bottom: apart from each other in light woods, closed in dense ones. */
const treesOf = (layout: Layout, cell: Cell): readonly Point[] => {
  const dense = cell.has('woods') > 1;
  const trees = dense ? scatter(cell, 17, APOTHEM * 0.76, 12) : scatter(cell, 7, APOTHEM * 0.72, 12);
  const onRoad = nearRoad(layout, cell, 17);
  return trees.filter((at) => !onRoad(at)).toSorted((a, b) => a.y - b.y);
};

/** Trees: leafy or with needles, as the region has it. */
export const paintTrees = (brush: Brush): ((cell: Cell) => void) => {
  const show = stamper(brush);
  const simple = R / brush.px < 11;
  return (cell) => {
    const next = jitter(cell.seed + 13);
    const dense = cell.has('woods') > 1;
    const region = noise(cell.place.x / STAND, cell.place.y / STAND, 5);
    for (const at of treesOf(brush.layout, cell)) {
      const needles = region + (next() - 0.5) * 0.7 > 0.12;
      const size = SIZES[Math.floor(next() * SIZES.length)]! + (dense ? 1 : 0);
      const variant = Math.floor(next() * CROWNS);
      show(crownOf(brush.colours, { needles, dense, size, variant, simple }), at);
    }
  };
};
