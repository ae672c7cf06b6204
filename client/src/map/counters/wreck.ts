import { along } from '../geometry/geometry.ts';
import { type Brush, fill, stroke, trace } from '../paint/brush.ts';
import { blend } from '../paint/colours.ts';
import { hashOf, jitter } from '../paint/noise.ts';
import type { Side } from '../picture.ts';
import { traceBase } from './base.ts';
import { counterColour } from './parts.ts';

const MIDDLE = { x: 0, y: 0 };

/** A scorch mark and the remains of a counter, always the same for an id. `figure` paints its figure in a colour. */
export const paintWreck = ({ ctx }: Brush, id: string, side: Side, figure: (colour: string) => void): void => {
  const next = jitter(hashOf(id));
  const burnt = ctx.createRadialGradient(0, 0, 6, 0, 0, 47);
  burnt.addColorStop(0, 'rgba(10,8,7,0.92)');
  burnt.addColorStop(0.55, 'rgba(14,11,9,0.74)');
  burnt.addColorStop(1, 'rgba(14,11,9,0)');
  // Rays of soot of different lengths.
  trace(
    ctx,
    Array.from({ length: 34 }, (_, i) => along(MIDDLE, (i * Math.PI) / 17, (i % 2 ? 30 : 38) + next() * 11)),
  );
  fill(ctx, burnt);
  ctx.rotate((next() - 0.5) * 0.7);
  ctx.globalAlpha = 0.85;
  ctx.lineCap = 'butt';
  traceBase(ctx, side, 25);
  stroke(ctx, blend(counterColour(side), '#3a3330', 0.5), 3.4, [21, 8, 10, 7]);
  figure('#4a413b');
  ctx.globalAlpha = 1;
};
