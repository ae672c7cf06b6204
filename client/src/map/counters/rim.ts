import type { Point } from '../geometry/geometry.ts';
import type { Brush } from '../paint/brush.ts';
import { addTrace, fill, stroke, trace } from '../paint/brush.ts';
import type { Side } from '../picture.ts';
import { BASE, outlineOf } from './base.ts';
import { INK } from './parts.ts';

/** A place on an outline: where it is, and the directions along it and outward. */
interface Station {
  readonly at: Point;
  readonly along: Point;
  readonly out: Point;
}

/** Places on the outline of a side's counter, equally far apart, clockwise from the top. */
const stationsOf = (side: Side, radius: number, count: number): readonly Station[] => {
  const outline = outlineOf(side, radius);
  const legs = outline
    .map((from, i) => ({ from, to: outline[(i + 1) % outline.length]! }))
    .map(({ from, to }) => ({
      from,
      x: to.x - from.x,
      y: to.y - from.y,
      long: Math.hypot(to.x - from.x, to.y - from.y),
    }))
    .filter(({ long }) => long > 0);
  const whole = legs.reduce((sum, { long }) => sum + long, 0);
  return Array.from({ length: count }, (_, i): Station => {
    let left = ((i + 0.5) / count) * whole;
    const leg = legs.find(({ long }, n) => {
      if (left <= long || n === legs.length - 1) return true;
      left -= long;
      return false;
    })!;
    const along = { x: leg.x / leg.long, y: leg.y / leg.long };
    const at = { x: leg.from.x + along.x * left, y: leg.from.y + along.y * left };
    return { at, along, out: { x: along.y, y: -along.x } };
  });
};

/** A point so far along the outline and outward from a place on it. */
const from = ({ at, along, out }: Station, by: number, outward: number): Point => ({
  x: at.x + along.x * by + out.x * outward,
  y: at.y + along.y * by + out.y * outward,
});

/** Adds one piece of a rim to the path; `i` counts them. */
type Piece = (ctx: CanvasRenderingContext2D, station: Station, i: number) => void;

const polygon =
  (corners: (i: number) => readonly (readonly [along: number, out: number])[]): Piece =>
  (ctx, station, i) =>
    addTrace(
      ctx,
      corners(i).map(([by, outward]) => from(station, by, outward)),
    );

/** Leaves that follow each other. */
const leaf: Piece = (ctx, station) => {
  const [tail, tip] = [from(station, -6, 0), from(station, 6, 0)];
  const [outer, inner] = [from(station, 0, 5.6), from(station, 0, -5.6)];
  ctx.moveTo(tail.x, tail.y);
  ctx.quadraticCurveTo(outer.x, outer.y, tip.x, tip.y);
  ctx.quadraticCurveTo(inner.x, inner.y, tail.x, tail.y);
};

/** Thorns that point outward, long and short. */
const thorn = polygon((i) => [
  [-4.2, -1.5],
  [0, i % 2 === 0 ? 11 : 7],
  [4.2, -1.5],
]);

/** Blocks of a wall. */
const block = polygon(() => [
  [-4.6, -2.5],
  [4.6, -2.5],
  [4.6, 2.5],
  [-4.6, 2.5],
]);

/** Fangs that bite inward. */
const fang = polygon((i) => [
  [-6.6, 4.4],
  [6.6, 4.4],
  [2.5, i % 3 === 0 ? -8.5 : -5],
]);

/** The teeth of a cog. */
const cog = polygon(() => [
  [-5, -1],
  [-3.4, 7.5],
  [3.4, 7.5],
  [5, -1],
]);

/** Small round lamps. */
const lamp: Piece = (ctx, station) => {
  const { x, y } = station.at;
  ctx.moveTo(x + 4.1, y);
  ctx.arc(x, y, 4.1, 0, Math.PI * 2);
};

/** What can run along a rim. */
const PIECES = { leaf, thorn, block, fang, cog, lamp } as const;

/** The pieces along the rim of a counter: their number and colour, and whether they sit on a ring. */
export interface RimStyle {
  readonly colour: string;
  readonly piece: keyof typeof PIECES;
  readonly count: number;
  readonly ring: boolean;
}

/** How far the middle of what runs along the rim is from the middle of the counter. */
const RADIUS = BASE + 0.3;

/**
 * The rim of a counter, which tells of what kind its unit is. `finer`: how many times as many pieces it has, each so much
 * smaller, for counters that are shown larger than others.
 */
export const paintRim = ({ ctx }: Brush, side: Side, { colour, piece, count, ring }: RimStyle, finer = 1): void => {
  const outline = outlineOf(side, RADIUS * finer);
  ctx.save();
  ctx.scale(1 / finer, 1 / finer);
  ctx.lineJoin = 'round';
  trace(ctx, outline);
  stroke(ctx, INK, 8.6);
  ctx.beginPath();
  stationsOf(side, RADIUS * finer, Math.round(count * finer)).forEach((station, i) => {
    PIECES[piece](ctx, station, i);
  });
  stroke(ctx, INK, 3.4);
  fill(ctx, colour);
  if (ring) {
    trace(ctx, outline);
    stroke(ctx, colour, 3.2);
  }
  ctx.restore();
};
