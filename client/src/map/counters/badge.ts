import { along, type Point } from '../geometry/geometry.ts';
import type { Brush } from '../paint/brush.ts';
import { disc, fill, write } from '../paint/brush.ts';
import { INK } from './parts.ts';

/** A sign in a disc: the colour of the disc, and the painter of the sign, around the origin within a radius of 8. */
export interface Sign {
  readonly colour: string;
  paint(ctx: CanvasRenderingContext2D): void;
}

/** How far the middle of a badge is from that of its counter. */
const FAR = 37.5;
/** Radius of a badge: large enough on a small map to be told apart. */
const radiusOf = ({ px }: Pick<Brush, 'px'>): number => Math.min(14, Math.max(11.5, 6.4 * px));
/** The radius that signs are drawn for. */
const DRAWN = 12.5;

const MIDDLE: Point = { x: 0, y: 0 };

/** There are more badges than have room. */
export const MORE: Sign = {
  colour: '#dfe5ea',
  paint: (ctx) => {
    ctx.fillStyle = INK;
    for (const x of [-5, 0, 5]) ctx.fillRect(x - 1.5, -1.5, 3, 3);
  },
};

/** The first badges, as many as fit. If some do not fit, the last place shows that there are more. */
export const withRoom = <T>(wanted: readonly T[], room: number): readonly (T | 'more')[] =>
  wanted.length > room ? [...wanted.slice(0, room - 1), 'more'] : wanted;

/**
 * Paints something as a badge at the rim of a counter; `place`: degrees clockwise from the right. `finer`: how many times
 * smaller, for counters that are shown larger than others.
 */
export const paintBadge = (brush: Brush, place: number, paint: () => void, finer = 1): void => {
  const { ctx } = brush;
  const scale = radiusOf({ px: brush.px * finer }) / DRAWN / finer;
  const { x, y } = along(MIDDLE, (place * Math.PI) / 180, FAR);
  ctx.save();
  ctx.translate(x, y);
  ctx.scale(scale, scale);
  paint();
  ctx.restore();
};

/** A sign in its disc, around the origin. */
export const paintSign = ({ ctx }: Brush, { colour, paint }: Sign): void => {
  disc(ctx, MIDDLE, DRAWN);
  fill(ctx, INK);
  disc(ctx, MIDDLE, DRAWN - 2);
  fill(ctx, colour);
  paint(ctx);
};

/** How many there are of something, in the corner of its badge. */
export const paintCount = ({ ctx }: Brush, n: number): void => {
  const at = { x: 8, y: 8 };
  disc(ctx, at, 7.8);
  fill(ctx, INK);
  write(ctx, `${n}`, { x: at.x, y: at.y + 0.6 }, { size: 12, colour: '#ffffff', weight: 800 });
};
