import type { Board } from '@ironhex/shared/board';
import { type Point, R } from '../geometry/geometry.ts';
import type { Layout } from '../geometry/layout.ts';
import type { Brush } from '../paint/brush.ts';
import { stroke, write } from '../paint/brush.ts';
import { fade } from '../paint/colours.ts';
import type { Layer } from './layer.ts';
import { type Cell, cellsIn, SIX } from './terrain/cells.ts';

/** How visible a detail is by the size of the hexes: 0 below `from` CSS pixels of radius, 1 from `to` on. */
const shown = (px: number, from: number, to: number): number => Math.min(1, Math.max(0, (R / px - from) / (to - from)));

const paintLines = ({ ctx, px, colours, layout }: Brush, cells: readonly Cell[]): void => {
  ctx.beginPath();
  for (const cell of cells) {
    for (const side of SIX) {
      if (side > 2 && cell.around[side] !== undefined) continue;
      const [a, b] = [layout.cornerOf(cell.at, side), layout.cornerOf(cell.at, side + 1)];
      ctx.moveTo(a.x, a.y);
      ctx.lineTo(b.x, b.y);
    }
  }
  ctx.lineCap = 'round';
  stroke(ctx, fade(colours.print, 0.12 + 0.14 * shown(px, 8, 24)), Math.max(1, 0.9 * px));
};

/** Whether what grows or stands on a hex is darker than the ground. */
const isDark = ({ has }: Cell): boolean => has('woods') + has('building') + has('impassable') + has('swamp') > 0;

const paintNumbers = ({ ctx, px, colours }: Brush, cells: readonly Cell[], seen: number): void => {
  const size = Math.max(8.5, Math.min(10, 11 * px));
  for (const cell of cells) {
    const colour = isDark(cell) ? fade(colours.halo, 0.8 * seen) : fade(colours.print, 0.5 * seen);
    write(ctx, cell.label, { x: cell.at.x, y: cell.at.y - R * 0.71 }, { size, colour, weight: 500 });
  }
};

/** From the middle of a hex to the number in one of its lower corners: the left (-1) or right (1) one. */
const toCorner = (layout: Layout, lean: -1 | 1): Point =>
  layout
    .cornersOf({ x: 0, y: 0 }, R * 0.75)
    .reduce((best, corner) => (corner.y + lean * corner.x > best.y + lean * best.x ? corner : best));

/** What stands in a corner: level lower left; lower right the depth of water or the height of a building, if they have one. */
const paintHeights = (
  { ctx, px, colours, layout }: Brush,
  cells: readonly Cell[],
  seen: number,
  depths: boolean,
): void => {
  const size = Math.max(11, Math.min(15, 11 * px));
  const style = { size, colour: fade(colours.print, 0.9 * seen), rim: fade(colours.halo, 0.72 * seen), weight: 700 };
  const [left, corner] = [toCorner(layout, -1), toCorner(layout, 1)];
  // What stands here has two signs: further within, so that it is not read together with the level of the next hex.
  const right = { x: corner.x - size * 0.45, y: corner.y };
  for (const { at, level, has } of cells) {
    const number = (text: string, by: Point): void => write(ctx, text, { x: at.x + by.x, y: at.y + by.y }, style);
    if (level !== 0) number(level > 0 ? `${level}` : `−${-level}`, left);
    if (!depths) continue;
    if (has('water') > 0) number(`≈${has('water')}`, right);
    if (has('building') > 0) number(`⌂${has('building')}`, right);
  }
};

const paint = (board: Board, brush: Brush, depths: boolean): void => {
  const cells = cellsIn(board, brush);
  paintLines(brush, cells);
  const numbers = shown(brush.px, 26, 38);
  const heights = shown(brush.px, 13, 20);
  if (numbers > 0) paintNumbers(brush, cells, numbers);
  if (heights > 0) paintHeights(brush, cells, heights, depths);
};

/**
 * The hex lines, their numbers, the numbers of levels and, in a game that has them, of `depths` of water and heights of
 * buildings; what would be too small to read is left out.
 */
export const gridWith = (depths: boolean): Layer<{ readonly board: Board }> => ({
  parts: ['board'],
  marks: ({ board }, { layout }) => [
    { bounds: layout.boardRect(board), paint: (brush) => paint(board, brush, depths) },
  ],
});
