import type { Board } from '@ironhex/shared/board';
import type { Grid, HexLabel } from '@ironhex/shared/hex';
import { type Point, R, rectAround } from '../geometry/geometry.ts';
import type { Brush } from '../paint/brush.ts';
import { addTrace, fill, stroke, trace } from '../paint/brush.ts';
import { fade } from '../paint/colours.ts';
import type { Layer } from './layer.ts';

/**
 * The direction from a hex at the edge to the inside of the map, or the two around it: the arrow of an entry points
 * there.
 */
const inward = (label: HexLabel, { width, height }: Grid): number => {
  const [column, row] = [Number(label.slice(0, 2)), Number(label.slice(2))];
  if (column === 1) return 1.5;
  if (column === width) return 4.5;
  return row <= height / 2 ? 3 : 0;
};

const paint = ({ ctx, px, colours, layout }: Brush, at: Point, direction: number): void => {
  trace(ctx, layout.cornersOf(at, R - 4));
  fill(ctx, fade(colours.act, 0.16));
  ctx.lineJoin = 'round';
  ctx.lineCap = 'round';
  stroke(ctx, fade(colours.act, 0.9), Math.max(2.2, 1.3 * px), [9, 7]);
  ctx.translate(at.x, at.y);
  ctx.rotate(layout.angleOf(direction));
  ctx.beginPath();
  for (const x of [-9, 3]) {
    addTrace(
      ctx,
      [
        { x, y: -9 },
        { x: x + 9, y: 0 },
        { x, y: 9 },
      ],
      false,
    );
  }
  stroke(ctx, fade(colours.shadow, 0.6), 7);
  stroke(ctx, colours.act, 4);
};

/** Hexes by which a unit can enter the map, with arrows into it. */
export const entries: Layer<{ readonly board: Board; readonly entries: readonly HexLabel[] }> = {
  parts: ['entries', 'board'],
  marks: ({ entries: labels, board }, { layout }) =>
    labels.map((label) => {
      const at = layout.centreOfLabel(label);
      return { bounds: rectAround([at], R), paint: (brush) => paint(brush, at, inward(label, board)) };
    }),
};
