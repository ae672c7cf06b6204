import { APOTHEM, along, between, type Point, R } from '../../geometry/geometry.ts';
import type { Brush } from '../../paint/brush.ts';
import { fill, trace } from '../../paint/brush.ts';
import { blend, fade } from '../../paint/colours.ts';
import { jitter } from '../../paint/hash.ts';
import type { Cell } from './cells.ts';
import { cast, SUN } from './light.ts';
import { patches } from './patch.ts';
import { nearRoad } from './roads.ts';
import { scatter } from './scatter.ts';

/** A broken stone: its shadow, its dark side and the face that the sun falls on. */
const paintStone = ({ ctx, colours, px }: Brush, at: Point, size: number, next: () => number, colour: string): void => {
  const turn = next() * 2;
  const rim = [0, 1, 2, 3, 4, 5].map((i) => along(at, turn + (i * Math.PI) / 3, size * (0.72 + next() * 0.45)));
  trace(
    ctx,
    rim.map((point) => cast(point, size * 0.5)),
  );
  fill(ctx, fade(colours.shadow, 0.36));
  trace(ctx, rim);
  fill(ctx, blend(colour, colours.shadow, 0.3));
  if (R / px < 11) return;
  const top = { x: at.x + SUN.x * size * 0.25, y: at.y + SUN.y * size * 0.25 };
  trace(
    ctx,
    rim.map((point) => between(top, point, 0.68)),
  );
  fill(ctx, blend(colour, colours.rockLit, 0.55));
};

/** Rough: boulders strewn about. */
export const paintRough = (brush: Brush, cell: Cell): void => {
  const next = jitter(cell.seed + 5);
  const count = R / brush.px < 10 ? 6 : 11;
  const onRoad = nearRoad(brush.layout, cell, 13);
  for (const at of scatter(cell, count, APOTHEM * 0.76, 6).toSorted((a, b) => a.y - b.y)) {
    const size = 3.4 + next() * 5;
    if (!onRoad(at)) paintStone(brush, at, size, next, brush.colours.rock);
  }
};

/** Rubble: broken walls and bricks, heaped up. */
export const paintRubble = (brush: Brush, cell: Cell): void => {
  const { colours } = brush;
  const next = jitter(cell.seed + 7);
  for (const at of scatter(cell, 17, APOTHEM * 0.78, 8).toSorted((a, b) => a.y - b.y)) {
    const colour = next() < 0.4 ? colours.brick : blend(colours.rubble, colours.shadow, next() * 0.4);
    if (next() < 0.45) paintSlab(brush, at, next, colour);
    else paintStone(brush, at, 3 + next() * 4, next, colour);
  }
};

/** A piece of a wall. */
const paintSlab = ({ ctx, colours }: Brush, at: Point, next: () => number, colour: string): void => {
  const [long, wide, turn] = [5 + next() * 4.5, 2 + next() * 1.6, next() * Math.PI];
  const corners = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ].map(([x, y]) => ({
    x: at.x + Math.cos(turn) * long * x! - Math.sin(turn) * wide * y!,
    y: at.y + Math.sin(turn) * long * x! + Math.cos(turn) * wide * y!,
  }));
  trace(
    ctx,
    corners.map((corner) => cast(corner, 3)),
  );
  fill(ctx, fade(colours.shadow, 0.42));
  trace(ctx, corners);
  fill(ctx, blend(colour, colours.rockLit, 0.3));
};

/** A jagged rock with a face in the sun and one in the shade; `x` and `y` are the middle of its foot. */
const paintPeak = (
  { ctx, colours, px }: Brush,
  { x, y }: Point,
  wide: number,
  high: number,
  next: () => number,
): void => {
  const peak = { x: x + (next() - 0.6) * wide * 0.4, y: y - high };
  const [left, right] = [
    { x: x - wide, y },
    { x: x + wide, y },
  ];
  const broken = (from: Point, to: Point, out: number): Point => {
    const middle = between(from, to, 0.4 + next() * 0.25);
    return { x: middle.x + out * wide * 0.16, y: middle.y - high * 0.06 };
  };
  const ridge = [
    peak,
    { x: x + wide * 0.12, y: y - high * 0.5 },
    { x: x - wide * 0.14, y: y - high * 0.22 },
    { x, y: y + 2 },
  ];
  trace(ctx, [left, right, cast(right, high * 0.5), cast({ x, y }, high * 0.75)]);
  fill(ctx, fade(colours.shadow, 0.35));
  trace(ctx, [...ridge, right, broken(right, peak, 1)]);
  fill(ctx, blend(colours.impassable, colours.shadow, 0.45));
  trace(ctx, [left, broken(left, peak, -1), ...ridge]);
  fill(ctx, blend(colours.impassable, colours.rockLit, 0.5));
  if (R / px < 13) return;
  trace(ctx, [peak, ...ridge.slice(1, 2), between(peak, left, 0.32)]);
  fill(ctx, colours.rockLit);
};

/** Ground that nothing enters: dark crags, close together. */
export const paintImpassable = (brush: Brush, cells: readonly Cell[]): void => {
  const { ctx, colours } = brush;
  const isCrag = (cell: Cell): boolean => cell.has('impassable') > 0;
  const crags = cells.filter(isCrag);
  if (crags.length === 0) return;
  patches(brush, crags, isCrag, 2);
  fill(ctx, blend(colours.impassable, colours.rock, 0.25));
  for (const cell of crags) {
    const next = jitter(cell.seed + 9);
    for (const at of scatter(cell, 7, APOTHEM * 0.56, 10).toSorted((a, b) => a.y - b.y))
      paintPeak(brush, { x: at.x, y: at.y + 11 }, 11 + next() * 5, 18 + next() * 12, next);
  }
};
