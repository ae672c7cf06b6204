import { along, type Point } from '../geometry/geometry.ts';
import { UPRIGHT } from '../geometry/layout.ts';
import { addTrace, trace } from '../paint/brush.ts';
import type { Side } from '../picture.ts';

/** From a counter's middle to the middle of its rim, if it is round; the other shapes cover about the same area. */
export const BASE = 36.5;
/** How wide the rim is. */
export const RIM = 6.5;
/** From a counter's middle to its outer edge. */
export const EXTENT = BASE + RIM / 2;

const MIDDLE: Point = { x: 0, y: 0 };
const UP = -Math.PI / 2;

const ROUND = Array.from({ length: 72 }, (_, i) => along(MIDDLE, UP + (i * Math.PI) / 36, 1));

const SQUARE: readonly Point[] = [
  { x: 0, y: -0.9 },
  { x: 0.9, y: -0.9 },
  { x: 0.9, y: 0.9 },
  { x: -0.9, y: 0.9 },
  { x: -0.9, y: -0.9 },
];

const DIAMOND: readonly Point[] = [
  { x: 0, y: -1.16 },
  { x: 1.16, y: 0 },
  { x: 0, y: 1.16 },
  { x: -1.16, y: 0 },
];

const HEXAGON: readonly Point[] = [
  { x: 0, y: -0.935 },
  ...[1, 2, 3, 4, 5, 0].map((i) => UPRIGHT.cornersOf(MIDDLE, 1.08)[i]!),
];

const OCTAGON = Array.from({ length: 8 }, (_, i) => along(MIDDLE, UP + ((i + 0.5) * Math.PI) / 4, 1.04));

/** The outlines by side, clockwise from the top, for a radius of 1. */
const OUTLINES = [ROUND, HEXAGON, SQUARE, DIAMOND] as const;

/** The outline of a side's counters around the origin, clockwise from the top. */
export const outlineOf = (side: Side, radius = BASE): readonly Point[] =>
  (side === null ? OCTAGON : OUTLINES[side]).map(({ x, y }) => ({ x: x * radius, y: y * radius }));

/** Starts a path around a side's counter. */
export const traceBase = (ctx: CanvasRenderingContext2D, side: Side, radius = BASE): void =>
  trace(ctx, outlineOf(side, radius));

/** The beginning of an outline, up to a part of its length. */
export const partOf = (outline: readonly Point[], part: number): readonly Point[] => {
  const closed = [...outline, outline[0]!];
  const lengths = closed.slice(1).map((point, i) => Math.hypot(point.x - closed[i]!.x, point.y - closed[i]!.y));
  let left = part * lengths.reduce((sum, length) => sum + length, 0);
  const points: Point[] = [closed[0]!];
  for (const [i, length] of lengths.entries()) {
    if (left <= 0) break;
    const [a, b] = [closed[i]!, closed[i + 1]!];
    const share = Math.min(1, left / length);
    points.push({ x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share });
    left -= length;
  }
  return points;
};

/** Adds the wedge that shows which way a counter faces to a path, pointing north. */
export const traceWedge = (ctx: CanvasRenderingContext2D): void => {
  ctx.beginPath();
  addTrace(ctx, [
    { x: 0, y: -47 },
    { x: 17, y: -31 },
    { x: 0, y: -36 },
    { x: -17, y: -31 },
  ]);
};
