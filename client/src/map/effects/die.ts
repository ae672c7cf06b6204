import type { Point } from '../geometry/geometry.ts';
import { type Brush, fill, stroke, trace, write } from '../paint/brush.ts';
import { fade } from '../paint/colours.ts';
import { dieOutline, polygon } from './die-outline.ts';

/** A die as it lands, with its face. */
export interface Die {
  readonly face: number;
  /** One that does not count is an outline. */
  readonly counts: boolean;
  /** 20 if nothing is said. */
  readonly sides?: number | undefined;
}

/** A die from above around the origin, `size` map units wide. */
export const paintDie = ({ ctx, colours, px }: Brush, { face, counts, sides = 20 }: Die, size: number): void => {
  const r = size / 2 - px;
  const scaled = (points: readonly Point[], by = r): Point[] => points.map(({ x, y }) => ({ x: x * by, y: y * by }));
  ctx.lineJoin = 'round';
  trace(ctx, scaled(dieOutline(sides)));
  if (counts) {
    fill(ctx, colours.ink);
    if (sides === 20) {
      trace(ctx, scaled(polygon(3), r * 0.72));
      stroke(ctx, fade(colours.panel, 0.28), px);
    }
  } else stroke(ctx, fade(colours.ink, 0.6), 1.4 * px);
  const colour = counts ? colours.panel : fade(colours.ink, 0.75);
  const at = { x: 0, y: (sides === 4 ? 3 : 1) * px };
  const letters = face > 9 && sides < 20 ? 12.5 : 14.5;
  write(ctx, `${face}`, at, { size: letters * px, colour, weight: counts ? 750 : 500 });
};
