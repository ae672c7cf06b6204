import { between, type Point, R } from '../../geometry/geometry.ts';
import type { Layout } from '../../geometry/layout.ts';
import { addTrace, type Brush, fill, stroke } from '../../paint/brush.ts';
import { fade } from '../../paint/colours.ts';
import { cast, litFrom } from '../../paint/daylight.ts';
import { type Cell, SIX } from './cells.ts';
import { rimAlong } from './rim.ts';

/** Steeper looks the same. */
const STEEPEST = 4;
/** How wide the edge of higher ground is, map units. */
const EDGE = 6;
/** How far one level casts its shadow, map units. */
const SHADOW = 13;

/** CSS pixels of a hex's radius below which details cannot be seen. */
const SMALL = 10;

/** A side of a hex beyond which the ground is lower. */
interface Slope {
  readonly cell: Cell;
  readonly side: number;
  readonly drop: number;
}

const levelBeyond = ({ around, level }: Cell, side: number): number => around[side % 6]?.level ?? level;

const slopesOf = (cells: readonly Cell[]): readonly Slope[] =>
  cells.flatMap((cell) =>
    SIX.flatMap((side) => {
      const drop = Math.min(STEEPEST, cell.level - levelBeyond(cell, side));
      return drop > 0 ? [{ cell, side, drop }] : [];
    }),
  );

/** The edge of higher ground: bright where it faces the sun, dark where it does not. */
const paintEdges = ({ ctx, colours, layout }: Brush, slopes: readonly Slope[]): void => {
  for (const side of SIX) {
    const lit = litFrom(layout.angleOf(side));
    ctx.beginPath();
    for (const { cell } of slopes.filter((slope) => slope.side === side)) {
      const falls = (other: number): boolean => levelBeyond(cell, other) < cell.level;
      addTrace(ctx, rimAlong(layout, cell, side, EDGE, falls));
    }
    fill(ctx, lit > 0 ? fade(colours.light, 0.2 + 0.5 * lit) : fade(colours.shadow, 0.14 - 0.3 * lit));
  }
};

/** The end of a shadow beyond a corner: it slides along the next side if higher ground is there. */
const shadowEnd = (layout: Layout, low: Cell, from: number, end: 0 | 1, long: number): Point => {
  const corner = layout.cornerOf(low.at, from + end);
  const beside = end === 0 ? from + 5 : from + 1;
  if (levelBeyond(low, beside) <= low.level) return cast(corner, long);
  return between(corner, layout.cornerOf(low.at, end === 0 ? from + 5 : from + 2), Math.min(0.9, long / R));
};

/** Shadows fall downhill, away from the sun, longer from higher ground. */
const paintShadows = ({ ctx, colours, layout, px }: Brush, slopes: readonly Slope[]): void => {
  const inShade = slopes.filter(({ side }) => litFrom(layout.angleOf(side)) < -0.05);
  for (const [drop, here] of Map.groupBy(inShade, (slope) => slope.drop)) {
    // Soft where one is near enough to see it.
    const parts = R / px < SMALL ? [0.85] : [0.45, 0.75, 1];
    for (const part of parts) {
      const long = SHADOW * (0.5 + drop * 0.62) * part;
      ctx.beginPath();
      for (const { cell, side } of here) {
        const low = cell.around[side]!;
        const from = (side + 3) % 6;
        addTrace(ctx, [
          layout.cornerOf(low.at, from),
          layout.cornerOf(low.at, from + 1),
          shadowEnd(layout, low, from, 1, long),
          shadowEnd(layout, low, from, 0, long),
        ]);
      }
      fill(ctx, fade(colours.shadow, 0.42 / parts.length));
    }
  }
};

/** The line at the foot of higher ground: heavier where it is steep. */
const paintContours = ({ ctx, colours, px, layout }: Brush, slopes: readonly Slope[]): void => {
  ctx.lineCap = 'round';
  for (const [drop, here] of Map.groupBy(slopes, (slope) => slope.drop)) {
    ctx.beginPath();
    for (const { cell, side } of here)
      addTrace(ctx, [layout.cornerOf(cell.at, side), layout.cornerOf(cell.at, side + 1)], false);
    stroke(ctx, fade(colours.contour, 0.55 + 0.1 * drop), Math.max(0.9 + 0.7 * drop, 0.9 * px));
  }
};

/** Where it is steep, hachures run down from the line. */
const paintHachures = ({ ctx, colours, px, layout }: Brush, slopes: readonly Slope[]): void => {
  if (R / px < 15) return;
  ctx.beginPath();
  for (const { cell, side, drop } of slopes) {
    if (drop < 2) continue;
    const [a, b] = [layout.cornerOf(cell.at, side), layout.cornerOf(cell.at, side + 1)];
    const [x, y] = [Math.cos(layout.angleOf(side)), Math.sin(layout.angleOf(side))];
    for (let i = 0; i < 8; i++) {
      const top = between(a, b, (i + 0.5) / 8);
      const long = (4 + 2.5 * drop) * (i % 2 === 0 ? 1 : 0.6);
      addTrace(ctx, [top, { x: top.x + x * long, y: top.y + y * long }], false);
    }
  }
  stroke(ctx, fade(colours.contour, 0.65), 1.3);
};

/** The rim of higher ground: an edge in light or shade, a contour line, and a shadow on the lower ground. */
export const paintRelief = (brush: Brush, cells: readonly Cell[]): void => {
  const slopes = slopesOf(cells);
  paintShadows(brush, slopes);
  paintEdges(brush, slopes);
  paintHachures(brush, slopes);
  paintContours(brush, slopes);
};
