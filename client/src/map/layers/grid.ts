import type { Board } from '@ironhex/shared/board';
import type { Brush } from '../brush.ts';
import { stroke, write } from '../brush.ts';
import { fade, groundColour } from '../colours.ts';
import { R } from '../geometry.ts';
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

const paintNumbers = ({ ctx, px, colours }: Brush, cells: readonly Cell[], seen: number): void => {
  for (const { label, at, level, has } of cells) {
    const rim = fade(groundColour(colours, level), 0.55 * seen);
    const onWood = has('woods') > 0 || has('building') > 0;
    write(
      ctx,
      label,
      { x: at.x, y: at.y - R * 0.71 },
      {
        size: Math.max(8.5, Math.min(10, 11 * px)),
        colour: fade(colours.quiet, 0.62 * seen),
        weight: 500,
        ...(onWood ? { rim: fade(colours.rim, 0.5 * seen) } : { rim }),
      },
    );
  }
};

/** What stands in a corner: level lower left, depth of water or height of a building lower right. */
const paintHeights = ({ ctx, px, colours }: Brush, cells: readonly Cell[], seen: number): void => {
  const size = Math.max(11, Math.min(15, 11 * px));
  const rim = fade(colours.rim, 0.6 * seen);
  for (const { at, level, has } of cells) {
    const y = at.y + R * 0.66;
    const style = { size, colour: fade(colours.ink, 0.95 * seen), rim, weight: 700 };
    if (level !== 0) write(ctx, level > 0 ? `${level}` : `−${-level}`, { x: at.x - R * 0.4, y }, style);
    const water = has('water');
    const building = has('building');
    if (water > 0) write(ctx, `≈${water}`, { x: at.x + R * 0.36, y }, style);
    if (building > 0) write(ctx, `⌂${building}`, { x: at.x + R * 0.36, y }, style);
  }
};

const paint = (board: Board, brush: Brush): void => {
  const cells = cellsIn(board, brush);
  paintLines(brush, cells);
  const numbers = shown(brush.px, 26, 38);
  const heights = shown(brush.px, 13, 20);
  if (numbers > 0) paintNumbers(brush, cells, numbers);
  if (heights > 0) paintHeights(brush, cells, heights);
};

/** The hex lines, their numbers and the numbers of levels; what would be too small to read is left out. */
export const grid: Layer<{ readonly board: Board }> = {
  parts: ['board'],
  marks: ({ board }, { layout }) => [{ bounds: layout.boardRect(board), paint: (brush) => paint(board, brush) }],
};
