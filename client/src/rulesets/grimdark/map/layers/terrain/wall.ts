import { type Point, R } from '../../../../../map/geometry/geometry.ts';
import type { Cell } from '../../../../../map/layers/terrain/cells.ts';
import { cast } from '../../../../../map/layers/terrain/light.ts';
import type { Brush } from '../../../../../map/paint/brush.ts';
import { addTrace, stroke } from '../../../../../map/paint/brush.ts';
import { fade } from '../../../../../map/paint/colours.ts';
import { ribbonOf } from './ribbon.ts';

const FACE = '#5d646d';
const COURSE = '#474d55';
const TOP = '#c3c9d0';
const MERLON = '#eef1f4';
const EDGE = '#1d2126';

/** How wide a wall is, and how far its top is lifted up the screen, map units. */
const WIDE = 26;
const HIGH = 17;

/** Walls: high and thick, with battlements, from hex to hex. */
export const paintWalls = (brush: Brush, cells: readonly Cell[]): void => {
  const { ctx, px, layout, colours } = brush;
  const walls = cells.filter((cell) => cell.has('wall') > 0);
  if (walls.length === 0) return;
  const lines = walls.flatMap((cell) => ribbonOf(layout, cell, 'wall'));
  const paint = (style: string, width: number, by: (point: Point) => Point, dash: readonly number[] = []): void => {
    ctx.beginPath();
    for (const line of lines) addTrace(ctx, line.map(by), false);
    stroke(ctx, style, width, dash);
  };
  const lifted =
    (up: number) =>
    ({ x, y }: Point): Point => ({ x, y: y - up });
  ctx.lineCap = 'round';
  ctx.lineJoin = 'round';
  for (const long of [13, 21]) paint(fade(colours.shadow, 0.26), WIDE, (point) => cast(point, long));
  paint(EDGE, WIDE + 3, lifted(0));
  for (let up = 0; up < HIGH; up += 3) paint(up % 2 === 0 ? FACE : COURSE, WIDE, lifted(up));
  paint(EDGE, WIDE + 2, lifted(HIGH));
  paint(TOP, WIDE - 2, lifted(HIGH));
  if (R / px < 11) return;
  ctx.lineCap = 'butt';
  paint(fade(EDGE, 0.55), WIDE - 10, lifted(HIGH));
  paint(MERLON, WIDE - 2, lifted(HIGH + 2), [7, 8]);
  paint(fade(FACE, 0.9), WIDE - 12, lifted(HIGH));
};
