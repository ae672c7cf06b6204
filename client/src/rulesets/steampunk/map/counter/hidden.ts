import { BASE, traceBase } from '../../../../map/counters/base.ts';
import { counterColour, INK } from '../../../../map/counters/parts.ts';
import type { Brush } from '../../../../map/paint/brush.ts';
import { addTrace, disc, fill, stroke, write } from '../../../../map/paint/brush.ts';
import { blend, fade } from '../../../../map/paint/colours.ts';
import type { Side } from '../../../../map/picture.ts';

/** Slanting lines over the face of a counter. */
export const paintHatching = ({ ctx }: Brush, side: Side): void => {
  ctx.save();
  traceBase(ctx, side, BASE - 4);
  ctx.clip();
  ctx.beginPath();
  for (let x = -80; x < 80; x += 9)
    addTrace(
      ctx,
      [
        { x: x - 40, y: 40 },
        { x: x + 40, y: -40 },
      ],
      false,
    );
  stroke(ctx, fade('#ffffff', 0.42), 3.4);
  ctx.restore();
};

/** A seal with a question mark: nobody else knows what stands here. */
export const paintSeal = ({ ctx }: Brush, side: Side, radius: number): void => {
  disc(ctx, { x: 0, y: 0 }, radius);
  fill(ctx, INK);
  ctx.setLineDash([3, 2.6]);
  disc(ctx, { x: 0, y: 0 }, radius - radius * 0.14);
  ctx.strokeStyle = blend(counterColour(side), '#ffffff', 0.45);
  ctx.lineWidth = radius * 0.11;
  ctx.stroke();
  ctx.setLineDash([]);
  write(ctx, '?', { x: 0, y: radius * 0.07 }, { size: radius * 1.45, colour: '#ffffff', weight: 800 });
};
