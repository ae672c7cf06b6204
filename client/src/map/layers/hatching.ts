import { type Point, R } from '../geometry/geometry.ts';
import { addTrace, type Brush, stroke } from '../paint/brush.ts';

/** How far the lines of the hatching are apart, map units. */
const APART = R / 2.4;

/** Thin lines over the hexes with these middles, falling to the right or rising, through which the ground can be seen. */
export const paintHatching = (
  { ctx, layout, rect, px }: Brush,
  middles: readonly Point[],
  colour: string,
  way: 'falling' | 'rising' = 'falling',
): void => {
  const near = middles.filter(
    ({ x, y }) => x > rect.x - R && x < rect.x + rect.w + R && y > rect.y - R && y < rect.y + rect.h + R,
  );
  if (near.length === 0) return;
  const [down, slant] = way === 'falling' ? [rect.y, 1] : [-rect.y - rect.h, -1];
  ctx.save();
  ctx.beginPath();
  for (const at of near) addTrace(ctx, layout.cornersOf(at));
  ctx.clip();
  ctx.beginPath();
  const first = Math.floor((rect.x - down - rect.h) / APART) * APART;
  for (let x = first; x < rect.x + rect.w - down; x += APART)
    addTrace(
      ctx,
      [
        { x: x + down, y: slant * down },
        { x: x + down + rect.h, y: slant * (down + rect.h) },
      ],
      false,
    );
  stroke(ctx, colour, Math.max(2.4, 1.1 * px));
  ctx.restore();
};
