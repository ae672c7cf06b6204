import { APOTHEM, between, type Point, R } from '../../../../../map/geometry/geometry.ts';
import type { Cell } from '../../../../../map/layers/terrain/cells.ts';
import { cast } from '../../../../../map/layers/terrain/light.ts';
import { patches } from '../../../../../map/layers/terrain/patch.ts';
import { nearRoad } from '../../../../../map/layers/terrain/roads.ts';
import { scatter } from '../../../../../map/layers/terrain/scatter.ts';
import type { Brush } from '../../../../../map/paint/brush.ts';
import { fill, trace } from '../../../../../map/paint/brush.ts';
import { blend, fade } from '../../../../../map/paint/colours.ts';
import { jitter } from '../../../../../map/paint/hash.ts';

/** The levels of hills and mountains, TER-1. */
const HILL = 1;
const MOUNTAIN = 2;

/** A mountain: one face in the sun, one in the shade, snow on its top. `foot` is the middle of its foot. */
const paintPeak = ({ ctx, colours, px }: Brush, foot: Point, wide: number, high: number, next: () => number): void => {
  const lean = (next() - 0.5) * wide * 0.3;
  const peak = { x: foot.x + lean, y: foot.y - high };
  const [left, right] = [
    { x: foot.x - wide, y: foot.y },
    { x: foot.x + wide, y: foot.y },
  ];
  const ridge = [
    peak,
    { x: peak.x + wide * (0.1 + next() * 0.1), y: foot.y - high * 0.6 },
    { x: peak.x - wide * (0.06 + next() * 0.1), y: foot.y - high * 0.3 },
    { x: foot.x + wide * 0.1, y: foot.y + 3 },
  ];
  trace(ctx, [left, right, cast(right, high * 0.42), cast({ x: foot.x, y: foot.y }, high * 0.62)]);
  fill(ctx, fade(colours.shadow, 0.34));
  trace(ctx, [...ridge, right, between(right, peak, 0.55)]);
  fill(ctx, blend(colours.rock, colours.shadow, 0.42));
  trace(ctx, [left, between(left, peak, 0.5), ...ridge]);
  fill(ctx, blend(colours.rock, colours.rockLit, 0.62));
  if (R / px < 9) return;
  const snow = (to: Point, far: number): Point => between(peak, to, far);
  trace(ctx, [peak, snow(left, 0.44), snow(ridge[2]!, 0.3), snow(left, 0.26), ridge[1]!]);
  fill(ctx, '#ffffff');
  trace(ctx, [peak, ridge[1]!, snow(right, 0.22), snow(right, 0.36)]);
  fill(ctx, '#c3cdd6');
};

const isMountain = ({ level }: Cell): boolean => level >= MOUNTAIN;

const isHill = ({ level }: Cell): boolean => level === HILL;

/** The dry ground of hills, and the rocky one of mountains. */
export const paintRock = (brush: Brush, cells: readonly Cell[]): void => {
  const { ctx, colours } = brush;
  patches(brush, cells.filter(isHill), isHill, 6);
  fill(ctx, fade(colours.dry, 0.3));
  patches(brush, cells.filter(isMountain), isMountain, 6);
  fill(ctx, fade(blend(colours.scree, colours.rock, 0.35), 0.7));
};

/** The peaks of mountains, which stand together and leave room for a road. */
export const paintPeaks = (brush: Brush, cells: readonly Cell[]): void => {
  const { layout } = brush;
  for (const cell of cells.filter(isMountain)) {
    const next = jitter(cell.seed + 31);
    const onRoad = nearRoad(layout, cell, 20);
    for (const at of scatter(cell, 5, APOTHEM * 0.52, 32).toSorted((a, b) => a.y - b.y)) {
      const [wide, high] = [15 + next() * 5, 25 + next() * 13];
      if (!onRoad(at)) paintPeak(brush, { x: at.x, y: at.y + 15 }, wide, high, next);
    }
  }
};
