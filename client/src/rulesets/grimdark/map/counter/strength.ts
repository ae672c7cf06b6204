import { INK } from '../../../../map/counters/parts.ts';
import type { Brush } from '../../../../map/paint/brush.ts';
import { fill, stroke, write } from '../../../../map/paint/brush.ts';
import { finerOf, type Look, type Strength } from '../counters.ts';

/** Above this many parts the bar has no gaps. */
const MOST_PARTS = 12;
/** Map units to a CSS pixel above which there is room for the number alone. */
const SMALL = 2.1;

const WHOLE = '#ffffff';
const LOST = '#59636d';
/** The plate of a unit at half strength, and what is written on it. */
const HALF = '#ffb02e';

/** How wide the bar is, and how high, map units. */
const BAR = { w: 31, h: 6.4 };

/** A heart around the origin, for wounds. */
const paintHeart = (ctx: CanvasRenderingContext2D, x: number, y: number, size: number, colour: string): void => {
  ctx.beginPath();
  ctx.moveTo(x, y + size * 0.52);
  ctx.bezierCurveTo(x - size * 0.9, y - size * 0.05, x - size * 0.5, y - size * 0.62, x, y - size * 0.2);
  ctx.bezierCurveTo(x + size * 0.5, y - size * 0.62, x + size * 0.9, y - size * 0.05, x, y + size * 0.52);
  fill(ctx, colour);
};

/** A part for each model or wound: full, hurt, or lost. A notch marks half of them. */
const paintBar = (ctx: CanvasRenderingContext2D, x: number, y: number, strength: Strength, colour: string): void => {
  const { left, total, last } = strength;
  const step = BAR.w / total;
  const gap = total > MOST_PARTS ? 0 : Math.min(1.3, step * 0.24);
  const top = y - BAR.h / 2;
  for (let i = 0; i < total; i++) {
    ctx.fillStyle = strength.half ? '#a2690a' : LOST;
    ctx.fillRect(x + i * step, top, step - gap, BAR.h);
    if (i >= left) continue;
    const part = i === left - 1 ? last : 1;
    ctx.fillStyle = colour;
    ctx.fillRect(x + i * step, top + BAR.h * (1 - part), step - gap, BAR.h * part);
  }
};

/** How much is left of a unit, on a plate at the foot of its counter: a number, and a bar where there is room. */
export const paintStrength = (brush: Brush, look: Look): void => {
  const { ctx } = brush;
  const { strength } = look;
  const finer = finerOf(look);
  const px = brush.px * finer;
  const alone = px > SMALL;
  const size = Math.min(21, Math.max(14, 7.4 * px));
  const heart = strength.of === 'wounds';
  const letters = `${strength.left}`.length * size * 0.6 + (heart ? size * 0.72 : 0);
  const w = letters + (alone ? 10 : BAR.w + 15);
  const h = size * 1.16;
  const colour = strength.half ? INK : WHOLE;
  ctx.save();
  ctx.scale(1 / finer, 1 / finer);
  ctx.translate(0, 27.5 * finer - (finer > 1 ? 4 : 0));
  ctx.beginPath();
  ctx.roundRect(-w / 2, -h / 2, w, h, h * 0.42);
  fill(ctx, strength.half ? HALF : INK);
  stroke(ctx, strength.half ? INK : '#000000', 1.6);
  const from = -w / 2 + 5;
  if (heart) paintHeart(ctx, from + size * 0.3, 0, size * 0.66, strength.half ? '#8d1220' : '#ff7d86');
  const middle = from + (heart ? size * 0.72 : 0) + (letters - (heart ? size * 0.72 : 0)) / 2;
  write(ctx, `${strength.left}`, { x: middle, y: size * 0.06 }, { size, colour, weight: 800 });
  if (!alone) paintBar(ctx, from + letters + 4, 0, strength, colour);
  ctx.restore();
};
