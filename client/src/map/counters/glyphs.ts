import { addTrace, stroke } from '../paint/brush.ts';
import { INK } from './parts.ts';

/** Draws a glyph in ink around the origin, within a radius of 8. */
export type Glyph = (ctx: CanvasRenderingContext2D) => void;

/** Places from one to the next. */
export type Corners = readonly (readonly [x: number, y: number])[];

/** Draws lines. */
export const lines = (ctx: CanvasRenderingContext2D, width: number, ...all: readonly Corners[]): void => {
  ctx.lineCap = 'round';
  ctx.lineJoin = 'round';
  ctx.beginPath();
  for (const corners of all)
    addTrace(
      ctx,
      corners.map(([x, y]) => ({ x, y })),
      false,
    );
  stroke(ctx, INK, width);
};

/** A glyph that fills SVG path data. */
export const area = (path: string): Glyph => {
  let known: Path2D | undefined;
  return (ctx) => {
    known ??= new Path2D(path);
    ctx.fillStyle = INK;
    ctx.fill(known);
  };
};

/** A drop. */
export const drop = area('M0-8.4C3.4-3.6 6 -.4 6 2.8A6 5.8 0 0 1-6 2.8C-6-.4-3.4-3.6 0-8.4Z');

/** A zigzag line: trembling. */
export const tremor: Glyph = (ctx) =>
  lines(ctx, 3, [
    [-7, 3.4],
    [-3.6, -4],
    [0, 3.8],
    [3.6, -4],
    [7, 3.4],
  ]);
