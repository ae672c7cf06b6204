import { type Point, R, rectAround } from '../geometry/geometry.ts';
import type { Layout } from '../geometry/layout.ts';
import type { Cell } from '../layers/terrain/cells.ts';
import { SIX } from '../layers/terrain/cells.ts';
import type { Brush } from './brush.ts';
import { addTrace, stroke } from './brush.ts';
import { fade } from './colours.ts';

/** A line along the borders of hexes. Closed lines end where they begin. */
export type Outline = readonly Point[];

interface Side {
  readonly from: Point;
  readonly to: Point;
}

/** Corners that hexes share are the same after rounding. */
const keyOf = ({ x, y }: Point): string => `${Math.round(x)},${Math.round(y)}`;

/** Puts sides together that follow each other: around an area at most one begins at any corner. */
const chained = (sides: readonly Side[]): readonly Outline[] => {
  const left = new Map(sides.map((side) => [keyOf(side.from), side]));
  const ends = new Set(sides.map(({ to }) => keyOf(to)));
  const outlines: Outline[] = [];
  const follow = (first: Side): void => {
    const points = [first.from];
    let side: Side | undefined = first;
    while (side) {
      left.delete(keyOf(side.from));
      points.push(side.to);
      side = left.get(keyOf(side.to));
    }
    outlines.push(points);
  };
  // Lines that end at the edge of the map are begun at their beginning.
  for (const side of sides) if (!ends.has(keyOf(side.from))) follow(side);
  for (const side of sides) if (left.has(keyOf(side.from))) follow(side);
  return outlines;
};

/** The borders of the hexes that lie within an area. `edges`: along the edge of the map too. */
export const outlinesOf = (
  cells: readonly Cell[],
  within: (cell: Cell) => boolean,
  layout: Layout,
  edges = true,
): readonly Outline[] =>
  chained(
    cells.filter(within).flatMap((cell) =>
      SIX.flatMap((side): Side[] => {
        const other = cell.around[side];
        if (other === undefined ? !edges : within(other)) return [];
        return [{ from: layout.cornerOf(cell.at, side), to: layout.cornerOf(cell.at, side + 1) }];
      }),
    ),
  );

/** How an area is drawn. */
export interface AreaStyle {
  readonly colour: string;
  readonly dash: readonly number[];
  /** How strong the tint is that runs along the inside of the border, 0 for none; only for closed lines. */
  readonly tint: number;
}

/** How far the tint goes into the area, map units. */
const RIM = R * 0.5;

/** Draws an area as its border, with a tint along the inside that leaves the ground readable. */
export const paintArea = ({ ctx, px, colours }: Brush, outlines: readonly Outline[], style: AreaStyle): void => {
  const path = () => {
    ctx.beginPath();
    for (const points of outlines) addTrace(ctx, points, keyOf(points[0]!) === keyOf(points.at(-1)!));
  };
  ctx.lineJoin = 'round';
  ctx.lineCap = 'round';
  if (style.tint > 0) {
    ctx.save();
    path();
    ctx.clip('evenodd');
    for (const width of [2 * RIM, RIM]) stroke(ctx, fade(style.colour, style.tint / 2), width);
    ctx.restore();
  }
  const width = Math.max(3, 2 * px);
  path();
  stroke(ctx, fade(colours.shadow, 0.6), width + 2.2 * px);
  stroke(ctx, style.colour, width, style.dash);
};

/** The part of the map that outlines lie in. */
export const outlinesRect = (outlines: readonly Outline[]) => rectAround(outlines.flat(), R * 0.3);
