import { along, type Point } from '../geometry/geometry.ts';

const MIDDLE: Point = { x: 0, y: 0 };

/** Corners of an even polygon, the first at the top or turned from it by a part of a circle. */
export const polygon = (corners: number, turn = 0, radius = 1): readonly Point[] =>
  Array.from({ length: corners }, (_, i) => along(MIDDLE, ((i + turn) / corners - 0.25) * Math.PI * 2, radius));

const KITE: readonly Point[] = [
  { x: 0, y: -1.05 },
  { x: 1, y: -0.12 },
  { x: 1, y: 0.22 },
  { x: 0, y: 1.05 },
  { x: -1, y: 0.22 },
  { x: -1, y: -0.12 },
];

const OUTLINES: Readonly<Record<number, readonly Point[]>> = {
  2: polygon(24),
  3: polygon(24),
  4: polygon(3, 0, 1.16).map(({ x, y }) => ({ x, y: y + 0.16 })),
  6: polygon(4, 0.5, 1.18),
  8: polygon(4, 0, 1.1),
  10: KITE,
  12: polygon(5),
  20: polygon(6),
};

/** The outline of a die by its sides, around the origin with a radius of about 1; as with 20 for one that is not known. */
export const dieOutline = (sides: number): readonly Point[] => OUTLINES[sides] ?? OUTLINES[20]!;
