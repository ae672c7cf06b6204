import type { Point } from '../geometry/geometry.ts';
import { type Brush, fill, stroke } from '../paint/brush.ts';
import { blend, fade, sideColour, THEMES } from '../paint/colours.ts';
import type { Side } from '../picture.ts';
import { BASE, EXTENT, RIM, traceBase, traceWedge } from './base.ts';
import { ALONE, growthOf } from './slots.ts';

/** The dark of outlines and plates: the same in every theme, as counters are things of their own. */
export const INK = '#12161b';

/** The colour of a side's counters: the same in every theme, bright enough for dark figures. */
export const counterColour = (side: Side): string => sideColour(THEMES.dark, side);

/** How wide and high the picture of a counter is, in map units. */
export const BODY = 112;

/** How far the shadow of a counter falls, to the south-east, as the light comes from the north-west. */
const SHADOW: Point = { x: 2.6, y: 4.2 };

/** The base of a counter, in the shape and colour of its side, with a dark rim and a shadow. */
export const paintBase = ({ ctx }: Brush, side: Side): void => {
  const colour = counterColour(side);
  ctx.lineJoin = 'round';
  ctx.save();
  ctx.translate(SHADOW.x, SHADOW.y);
  for (const grow of [3, 1.5, 0]) {
    traceBase(ctx, side, EXTENT + grow);
    fill(ctx, fade('#000000', 0.17));
  }
  ctx.restore();
  traceBase(ctx, side, EXTENT);
  fill(ctx, INK);
  const inner = BASE - RIM / 2 + 0.6;
  traceBase(ctx, side, inner);
  const shine = ctx.createLinearGradient(-inner * 0.6, -inner, inner * 0.6, inner);
  shine.addColorStop(0, blend(colour, '#ffffff', 0.32));
  shine.addColorStop(0.5, colour);
  shine.addColorStop(1, blend(colour, '#000000', 0.2));
  fill(ctx, shine);
  stroke(ctx, fade('#ffffff', 0.28), 1);
};

/** The wedge that shows the facing, pointing north. */
export const paintWedge = ({ ctx }: Brush, side: Side): void => {
  ctx.lineJoin = 'round';
  traceWedge(ctx);
  stroke(ctx, INK, 5);
  fill(ctx, blend(counterColour(side), '#ffffff', 0.72));
};

/** Where a counter will be, and how. */
interface GhostPlace {
  readonly at: Point;
  /** null: it faces no direction. */
  readonly facing: number | null;
  readonly side: Side;
  /** How large it is beside others. */
  readonly size: number;
}

/** A counter that is not there yet: at the end of a planned path. `body` paints it around the origin. */
export const paintGhost = (
  brush: Brush,
  { at, facing, side, size }: GhostPlace,
  body: (brush: Brush) => void,
): void => {
  const { ctx } = brush;
  const scale = size * growthOf(size, ALONE, brush.px);
  ctx.save();
  ctx.translate(at.x, at.y);
  ctx.scale(scale, scale);
  ctx.globalAlpha = 0.66;
  body({ ...brush, px: brush.px / scale });
  ctx.globalAlpha = 1;
  traceBase(ctx, side, EXTENT - 1);
  stroke(ctx, '#ffffff', 2.4 / scale, [6 / scale, 6 / scale]);
  if (facing !== null) {
    ctx.rotate(brush.layout.rotationOf(facing));
    paintWedge(brush, side);
  }
  ctx.restore();
};
