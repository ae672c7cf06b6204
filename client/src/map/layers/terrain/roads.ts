import type { Direction } from '@ironhex/shared/hex';
import { APOTHEM, apart, between, type Point, R } from '../../geometry/geometry.ts';
import type { Layout } from '../../geometry/layout.ts';
import { addTrace, type Brush, stroke } from '../../paint/brush.ts';
import { blend, fade } from '../../paint/colours.ts';
import { cast } from '../../paint/daylight.ts';
import { type Cell, SIX } from './cells.ts';

/** Map units. */
const WIDE = 15;
/** How finely bends are cut. */
const STEPS = 6;

/** Tells whether a hex has a ribbon of a kind, such as a road. */
const having =
  (kind: string) =>
  (cell: Cell | undefined): boolean =>
    cell !== undefined && cell.has(kind) > 0;

const isRoad = having('road');

/** The road hexes that touch a road hex and the one beyond a side: each makes a triangle with the two. */
const thirdsOf = (cell: Cell, side: number, kind: string): readonly Cell[] =>
  [1, 5].flatMap((turn) => {
    const third = cell.around[(side + turn) % 6];
    return third !== undefined && having(kind)(third) ? third : [];
  });

/**
 * Whether a side is left out so that three road hexes that touch each other are no knot: a side of two such triangles, or
 * that opposite to the lowest label of a triangle that loses no side so. The same seen from both hexes.
 */
const isShortCut = (cell: Cell, side: Direction, kind: string): boolean => {
  const other = cell.around[side]!;
  const thirds = thirdsOf(cell, side, kind);
  return (
    thirds.length > 1 ||
    thirds.some((third) => {
      const others = [cell, other].map((end) => thirdsOf(third, third.around.indexOf(end), kind));
      return third.label < cell.label && third.label < other.label && others.every(({ length }) => length < 2);
    })
  );
};

/** The sides by which a road or another ribbon leaves a hex: to others of its kind, and off the map where it ends at the edge. */
export const waysOf = (cell: Cell, kind = 'road'): readonly Direction[] => {
  const ways = SIX.filter((side) => having(kind)(cell.around[side]) && !isShortCut(cell, side, kind));
  const [only] = ways;
  if (ways.length !== 1 || only === undefined) return ways;
  const ahead = [3, 2, 4].map((turn) => SIX[(only + turn) % 6]!).find((side) => cell.around[side] === undefined);
  return ahead === undefined ? ways : [...ways, ahead];
};

/** A bend from one point to another that leaves and arrives towards a third. */
const bend = (a: Point, control: Point, b: Point): readonly Point[] =>
  Array.from({ length: STEPS + 1 }, (_, i) => {
    const part = i / STEPS;
    return between(between(a, control, part), between(control, b, part), part);
  });

/** The roads of a hex, or its other ribbons of a kind, as lines: one bend through it, or branches from its middle. */
export const linesOf = (layout: Layout, cell: Cell, kind = 'road'): readonly (readonly Point[])[] => {
  const ways = waysOf(cell, kind);
  // A road that leaves the map is cut off at its edge.
  const ends = ways.map((way) => layout.sideMiddle(cell.at, way, cell.around[way] ? APOTHEM : APOTHEM + WIDE));
  const [first, second] = ends;
  if (first === undefined)
    return [
      [
        { x: cell.at.x - 1, y: cell.at.y },
        { x: cell.at.x + 1, y: cell.at.y },
      ],
    ];
  if (second !== undefined && ways.length === 2) return [bend(first, cell.at, second)];
  return ends.map((end) => [cell.at, end]);
};

/** Tests whether points are within so many map units of a road of this hex. */
export const nearRoad = (layout: Layout, cell: Cell, within: number): ((at: Point) => boolean) => {
  const lines = isRoad(cell) ? linesOf(layout, cell) : [];
  return (at) =>
    lines.some((line) =>
      line.slice(1).some((end, i) => {
        const start = line[i]!;
        const long = apart(start, end) ** 2;
        const part = ((at.x - start.x) * (end.x - start.x) + (at.y - start.y) * (end.y - start.y)) / (long || 1);
        return apart(at, between(start, end, Math.min(1, Math.max(0, part)))) < within;
      }),
    );
};

/** Roads: pale ribbons that join from hex to hex. */
export const paintRoads = ({ ctx, colours, px, layout }: Brush, cells: readonly Cell[]): void => {
  const roads = cells.filter(isRoad);
  if (roads.length === 0) return;
  // On what is painted already, so never beyond the edge of the map.
  ctx.globalCompositeOperation = 'source-atop';
  ctx.lineJoin = 'round';
  ctx.lineCap = 'round';
  const lines = roads.flatMap((cell) => linesOf(layout, cell));
  const trace = (away: number): void => {
    ctx.beginPath();
    for (const line of lines) addTrace(ctx, away === 0 ? line : line.map((at) => cast(at, away)), false);
  };
  trace(2.2);
  stroke(ctx, fade(colours.shadow, 0.28), WIDE + 3);
  trace(0);
  stroke(ctx, colours.roadEdge, WIDE + 3.4);
  stroke(ctx, colours.road, WIDE);
  if (R / px >= 14) {
    // Two ruts.
    stroke(ctx, fade(colours.roadEdge, 0.16), WIDE * 0.56);
    stroke(ctx, blend(colours.road, colours.roadEdge, 0.06), WIDE * 0.34);
  }
  ctx.globalCompositeOperation = 'source-over';
};
