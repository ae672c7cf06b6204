import { R } from '../../geometry/geometry.ts';
import type { Brush } from '../../paint/brush.ts';
import { type Colours, fade } from '../../paint/colours.ts';
import { jitter } from '../../paint/hash.ts';

/** The side of the square that repeats, map units. */
const SIDE = 230;
const BLADES = 340;

/** Short blades and specks, lighter and darker than what lies below, without a seam between repetitions. */
const drawGrain = (colours: Colours, dots: number): OffscreenCanvas => {
  const canvas = new OffscreenCanvas(dots, dots);
  const ctx = canvas.getContext('2d', { willReadFrequently: true })!;
  ctx.scale(dots / SIDE, dots / SIDE);
  ctx.lineCap = 'round';
  const next = jitter(77);
  for (let i = 0; i < BLADES; i++) {
    const [x, y, lean, long] = [next() * SIDE, next() * SIDE, (next() - 0.5) * 3, 1.5 + next() * 3.5];
    ctx.strokeStyle = i % 2 === 0 ? fade(colours.shadow, 0.13) : fade(colours.light, 0.2);
    ctx.lineWidth = 0.9 + next() * 0.7;
    ctx.beginPath();
    for (const dx of [-SIDE, 0, SIDE])
      for (const dy of [-SIDE, 0, SIDE]) {
        if (x + dx < -9 || x + dx > SIDE + 9 || y + dy < -9 || y + dy > SIDE + 9) continue;
        ctx.moveTo(x + dx, y + dy);
        ctx.lineTo(x + dx + lean, y + dy - long);
      }
    ctx.stroke();
  }
  return canvas;
};

/** The last one: previews are too small for it, so there is one size at a time. */
let known: { readonly dots: number; readonly canvas: OffscreenCanvas } | undefined;

/** The fine structure of the ground. */
export const paintGrain = ({ ctx, colours, px, rect }: Brush): void => {
  if (R / px < 13) return;
  const { a: scale } = ctx.getTransform();
  const dots = Math.max(32, Math.round(SIDE * scale));
  if (known?.dots !== dots) known = { dots, canvas: drawGrain(colours, dots) };
  const pattern = ctx.createPattern(known.canvas, 'repeat')!;
  // Dot on dot: anything else would have to be smoothed, which takes time.
  pattern.setTransform({ a: 1 / scale, d: 1 / scale });
  ctx.globalCompositeOperation = 'source-atop';
  ctx.fillStyle = pattern;
  ctx.fillRect(rect.x, rect.y, rect.w, rect.h);
  ctx.globalCompositeOperation = 'source-over';
};
