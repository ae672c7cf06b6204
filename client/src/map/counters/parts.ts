import type { Brush } from '../brush.ts';
import { fill, font, stroke, write } from '../brush.ts';
import { blend, fade, sideColour } from '../colours.ts';
import { type Point, R } from '../geometry.ts';
import type { Side } from '../picture.ts';
import { BASE, traceBase, traceWedge } from './base.ts';

/** The dark of outlines and plates: the same in every theme, as counters are things of their own. */
export const INK = '#12161b';

/** How wide and high the picture of a counter is, in map units. */
export const BODY = 100;

/** The base of a counter, in the shape and colour of its side. */
export const paintBase = ({ ctx, colours }: Brush, side: Side): void => {
  const colour = sideColour(colours, side);
  ctx.save();
  ctx.translate(1.2, 2.6);
  traceBase(ctx, side, BASE + 3);
  fill(ctx, fade('#000000', 0.38));
  ctx.restore();
  ctx.lineJoin = 'round';
  traceBase(ctx, side, BASE + 3);
  fill(ctx, INK);
  traceBase(ctx, side, BASE - 1.5);
  const shine = ctx.createLinearGradient(0, -BASE, 0, BASE);
  shine.addColorStop(0, blend(colour, '#ffffff', 0.16));
  shine.addColorStop(1, blend(colour, '#000000', 0.14));
  fill(ctx, shine);
};

/** The wedge that shows the facing, pointing north. */
export const paintWedge = ({ ctx, colours }: Brush, side: Side): void => {
  ctx.lineJoin = 'round';
  traceWedge(ctx);
  stroke(ctx, INK, 4.2);
  fill(ctx, blend(sideColour(colours, side), '#ffffff', 0.4));
};

/** The size of a counter's designation in map units; 0 where it would be too small to read. */
export const designationSize = (px: number): number => (R / px < 25 ? 0 : Math.max(10.5, Math.min(18, 10.5 * px)));

/** The plate with the designation across the lower rim, over everything else. */
export const paintPlate = ({ ctx, px, colours }: Brush, designation: string, side: Side): void => {
  const size = designationSize(px);
  if (size === 0) return;
  ctx.font = font(size, 700);
  const squeeze = Math.min(1, (BODY - 12) / (ctx.measureText(designation).width + size * 0.7));
  const w = (ctx.measureText(designation).width + size * 0.7) * squeeze;
  const y = 21.5 + size * 0.2;
  ctx.beginPath();
  ctx.roundRect(-w / 2, y - size * 0.66, w, size * 1.3, size * 0.3);
  fill(ctx, INK);
  stroke(ctx, fade(sideColour(colours, side), 0.85), Math.max(1, 0.9 * px));
  write(ctx, designation, { x: 0, y: y + size * 0.04 }, { size: size * squeeze, colour: '#f4f6f8', weight: 700 });
};

/** A counter that is not there yet: at the end of a planned path. `body` paints it around the origin. */
export const paintGhost = (brush: Brush, at: Point, facing: number, side: Side, body: () => void): void => {
  const { ctx } = brush;
  ctx.save();
  ctx.globalAlpha = 0.7;
  ctx.translate(at.x, at.y);
  body();
  ctx.globalAlpha = 1;
  traceBase(ctx, side, BASE + 1);
  stroke(ctx, '#ffffff', 2.2, [5, 5]);
  ctx.rotate(brush.layout.rotationOf(facing));
  paintWedge(brush, side);
  ctx.restore();
};
