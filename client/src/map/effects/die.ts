import { along, type Point } from '../geometry/geometry.ts';
import { type Brush, fill, stroke, trace, write } from '../paint/brush.ts';
import { fade } from '../paint/colours.ts';

const MIDDLE: Point = { x: 0, y: 0 };

/** Corners of an even polygon, the first at the top or turned from it by a part of a circle. */
const polygon = (corners: number, turn = 0, radius = 1): readonly Point[] =>
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

/** A die as it lands, with its face. */
export interface Die {
  readonly face: number;
  /** One that does not count is an outline. */
  readonly counts: boolean;
  /** 20 if nothing is said. */
  readonly sides?: number | undefined;
}

/** A die from above around the origin, `size` map units wide. */
export const paintDie = ({ ctx, colours, px }: Brush, { face, counts, sides = 20 }: Die, size: number): void => {
  const r = size / 2 - px;
  const scaled = (points: readonly Point[], by = r): Point[] => points.map(({ x, y }) => ({ x: x * by, y: y * by }));
  ctx.lineJoin = 'round';
  trace(ctx, scaled(dieOutline(sides)));
  if (counts) {
    fill(ctx, colours.ink);
    if (sides === 20) {
      trace(ctx, scaled(polygon(3), r * 0.72));
      stroke(ctx, fade(colours.panel, 0.28), px);
    }
  } else stroke(ctx, fade(colours.ink, 0.6), 1.4 * px);
  const colour = counts ? colours.panel : fade(colours.ink, 0.75);
  const at = { x: 0, y: (sides === 4 ? 3 : 1) * px };
  const letters = face > 9 && sides < 20 ? 12.5 : 14.5;
  write(ctx, `${face}`, at, { size: letters * px, colour, weight: counts ? 750 : 500 });
};
