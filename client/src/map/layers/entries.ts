import type { Board } from '@ironhex/shared/board';
import { type Axial, type HexLabel, parseLabel } from '@ironhex/shared/hex';
import type { Brush } from '../brush.ts';
import { addTrace, fill, stroke, trace } from '../brush.ts';
import { fade } from '../colours.ts';
import { boardRect, centreOf, cornersOf, type Point, R, rectAround } from '../geometry.ts';
import type { Layer } from './layer.ts';

/** Which way the map lies from a hex at its edge: the arrow of an entry points there. */
const inward = (hex: Axial, at: Point, board: { readonly width: number; readonly height: number }): number => {
  const { x, y, w, h } = boardRect(board);
  if (hex.q === 0) return 0;
  if (hex.q === board.width - 1) return Math.PI;
  return at.y - y < y + h - at.y ? Math.PI / 2 : w > 0 && x < at.x ? -Math.PI / 2 : 0;
};

const paint = ({ ctx, px, colours }: Brush, at: Point, angle: number): void => {
  trace(ctx, cornersOf(at, R - 4));
  fill(ctx, fade(colours.act, 0.16));
  ctx.lineJoin = 'round';
  ctx.lineCap = 'round';
  stroke(ctx, fade(colours.act, 0.9), Math.max(2.2, 1.3 * px), [9, 7]);
  ctx.translate(at.x, at.y);
  ctx.rotate(angle);
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
  marks: ({ entries: labels, board }) =>
    labels.map((label) => {
      const at = centreOfHex(label);
      const angle = inward(at.hex, at.point, board);
      return { bounds: rectAround([at.point], R), paint: (brush) => paint(brush, at.point, angle) };
    }),
};

const centreOfHex = (label: string): { readonly hex: Axial; readonly point: Point } => {
  const hex = parseLabel(label);
  if (hex === undefined) throw new RangeError(`no hex ${label}`);
  return { hex, point: centreOf(hex) };
};
