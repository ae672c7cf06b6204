import type { Race } from '@ironhex/shared/steampunk';
import type { Brush } from '../../../../map/brush.ts';
import { addTrace, fill, stroke, trace } from '../../../../map/brush.ts';
import { BASE, outlineOf } from '../../../../map/counters/base.ts';
import { INK } from '../../../../map/counters/parts.ts';
import type { Point } from '../../../../map/geometry.ts';
import type { Side } from '../../../../map/picture.ts';

/** What tells the races apart, by colour and by what runs along the rim of their counters. */
const RACE_COLOURS: Readonly<Record<Race, string>> = {
  elf: '#9be07a',
  darkelf: '#c79bff',
  dwarf: '#dfe5ea',
  ork: '#e8674f',
  gnome: '#4fdde0',
};

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

const RIMS: Readonly<Record<Race, { readonly piece: Piece; readonly count: number; readonly ring: boolean }>> = {
  elf: { piece: leaf, count: 17, ring: false },
  darkelf: { piece: thorn, count: 20, ring: true },
  dwarf: { piece: block, count: 20, ring: false },
  ork: { piece: fang, count: 15, ring: false },
  gnome: { piece: cog, count: 14, ring: true },
};

/** How far the middle of what runs along the rim is from the middle of the counter. */
const RADIUS = BASE + 0.3;

/** The rim of a race: leaves of elves, thorns of dark elves, blocks of dwarves, fangs of orks, teeth of gnomes' cogs. */
export const paintRim = ({ ctx }: Brush, side: Side, race: Race): void => {
  const { piece, count, ring } = RIMS[race];
  ctx.lineJoin = 'round';
  trace(ctx, outlineOf(side, RADIUS));
  stroke(ctx, INK, 8.6);
  ctx.beginPath();
  stationsOf(side, RADIUS, count).forEach((station, i) => {
    piece(ctx, station, i);
  });
  stroke(ctx, INK, 3.4);
  fill(ctx, RACE_COLOURS[race]);
  if (!ring) return;
  trace(ctx, outlineOf(side, RADIUS));
  stroke(ctx, RACE_COLOURS[race], 3.2);
};
