import { area } from '../../../../map/counters/glyphs.ts';
import { INK } from '../../../../map/counters/parts.ts';
import { fill, stroke } from '../../../../map/paint/brush.ts';

export const skull = area(
  'M0-7.6C4.8-7.6 7.4-4.6 7.4-.8C7.4 1.6 6.2 3.2 4.4 4.2V7.4H1.9V5.2H.9V7.4H-.9V5.2H-1.9V7.4H-4.4V4.2C-6.2 3.2-7.4 1.6-7.4-.8C-7.4-4.6-4.8-7.6 0-7.6ZM-3.1-2.2A2.1 2.1 0 0 0-3.1 2A2.1 2.1 0 0 0-3.1-2.2ZM3.1-2.2A2.1 2.1 0 0 0 3.1 2A2.1 2.1 0 0 0 3.1-2.2Z',
);

export const flame = area(
  'M.8-8.6C1.4-4.6 6.6-2.6 6.6 2.4C6.6 5.8 3.8 8 0 8C-3.8 8-6.6 5.8-6.6 2.4C-6.6 0-5.4-1.8-4.2-3.2C-3.8-1.6-3.2-.8-2.2-.4C-2.6-3.4-1.6-6.8.8-8.6Z',
);

export const cloud = area(
  'M-4.6 5.6A3.9 3.9 0 0 1-5.4-2A4.6 4.6 0 0 1 2.6-4.6A3.8 3.8 0 0 1 6-.6A3.3 3.3 0 0 1 5 5.6Z',
);

/** Three bubbles of what eats armour; `big` ones for the strong acid. */
export const bubbles = (ctx: CanvasRenderingContext2D, big: number): void => {
  ctx.beginPath();
  for (const [x, y, r] of [
    [-2.4, 2.2, 4.2],
    [3.8, -1.8, 3.1],
    [-2.6, -5, 2.3],
  ] as const) {
    ctx.moveTo(x * big + r * big, y * big);
    ctx.arc(x * big, y * big, r * big, 0, Math.PI * 2);
  }
  if (big >= 1) fill(ctx, INK);
  else stroke(ctx, INK, 2);
};
