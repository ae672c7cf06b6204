import type { Brush } from '../brush.ts';
import { fill, stroke } from '../brush.ts';
import { blend, fade } from '../colours.ts';
import type { Point } from '../geometry.ts';
import type { Counter, SideNumber } from '../picture.ts';
import { BASE, traceBase, traceWedge } from './base.ts';
import { traceSilhouette } from './silhouettes.ts';

/** The dark of outlines and plates: the same in every theme, as counters are things of their own. */
export const INK = '#12161b';

/** The base with silhouette, in a side's colour. Used for counters and for the ghosts of planned moves. */
export const paintBase = ({ ctx, colours }: Brush, side: SideNumber, silhouette?: Counter['silhouette']): void => {
  const colour = colours.sides[side];
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
  if (silhouette === undefined) return;
  ctx.save();
  ctx.translate(0, -2.5);
  traceSilhouette(ctx, silhouette, side === 3 ? 0.92 : 1);
  fill(ctx, blend(colour, INK, 0.86));
  ctx.restore();
};

/** The wedge that shows the facing, pointing north. */
export const paintWedge = ({ ctx, colours }: Brush, side: SideNumber): void => {
  ctx.lineJoin = 'round';
  traceWedge(ctx);
  stroke(ctx, INK, 4.2);
  fill(ctx, blend(colours.sides[side], '#ffffff', 0.4));
};

/** A counter that is not there yet: at the end of a planned path. */
export const paintGhost = (
  brush: Brush,
  at: Point,
  facing: number,
  counter: Pick<Counter, 'side'> & Partial<Pick<Counter, 'silhouette'>>,
): void => {
  const { ctx } = brush;
  ctx.save();
  ctx.globalAlpha = 0.7;
  ctx.translate(at.x, at.y);
  paintBase(brush, counter.side, counter.silhouette);
  ctx.globalAlpha = 1;
  traceBase(ctx, counter.side, BASE + 1);
  stroke(ctx, '#ffffff', 2.2, [5, 5]);
  ctx.rotate((facing * Math.PI) / 3);
  paintWedge(brush, counter.side);
  ctx.restore();
};
