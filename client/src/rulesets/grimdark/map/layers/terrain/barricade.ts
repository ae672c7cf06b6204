import { type Point, R } from '../../../../../map/geometry/geometry.ts';
import type { Cell } from '../../../../../map/layers/terrain/cells.ts';
import { cast } from '../../../../../map/layers/terrain/light.ts';
import type { Brush } from '../../../../../map/paint/brush.ts';
import { addTrace, fill, stroke } from '../../../../../map/paint/brush.ts';
import { blend, fade } from '../../../../../map/paint/colours.ts';
import { jitter } from '../../../../../map/paint/hash.ts';
import { ribbonOf, stationsAlong } from './ribbon.ts';

const SACK = '#cdb27e';
const SEAM = '#4f3f22';

/** A sandbag around a point. */
const paintSack = (ctx: CanvasRenderingContext2D, { x, y }: Point, angle: number, colour: string): void => {
  ctx.beginPath();
  ctx.ellipse(x, y, 7.6, 5, angle, 0, Math.PI * 2);
  fill(ctx, colour);
  stroke(ctx, SEAM, 1.3);
  ctx.beginPath();
  ctx.ellipse(x - 1.6, y - 1.7, 3.4, 1.5, angle, 0, Math.PI * 2);
  fill(ctx, fade('#ffffff', 0.42));
};

/** Barricades: sandbags in two layers, from hex to hex. */
export const paintBarricades = (brush: Brush, cells: readonly Cell[]): void => {
  const { ctx, px, layout, colours } = brush;
  const barred = cells.filter((cell) => cell.has('barricade') > 0);
  if (barred.length === 0) return;
  const lines = barred.flatMap((cell) => ribbonOf(layout, cell, 'barricade'));
  const trace = (by: (point: Point) => Point): void => {
    ctx.beginPath();
    for (const line of lines) addTrace(ctx, line.map(by), false);
  };
  ctx.lineCap = 'round';
  ctx.lineJoin = 'round';
  trace((point) => cast(point, 7));
  stroke(ctx, fade(colours.shadow, 0.4), 15);
  trace((point) => point);
  stroke(ctx, SEAM, 16);
  if (R / px < 12) {
    trace(({ x, y }) => ({ x, y: y - 2 }));
    stroke(ctx, SACK, 11, [12, 8]);
    return;
  }
  for (const cell of barred) {
    const next = jitter(cell.seed + 61);
    const stations = ribbonOf(layout, cell, 'barricade').flatMap((line) => stationsAlong(line, 12));
    const sacks = stations.flatMap(({ at, angle }) => [
      { at, angle },
      { at: { x: at.x + Math.cos(angle) * 6, y: at.y + Math.sin(angle) * 6 - 6.5 }, angle },
    ]);
    for (const { at, angle } of sacks.toSorted((a, b) => a.at.y - b.at.y))
      paintSack(ctx, at, angle + (next() - 0.5) * 0.3, blend(SACK, SEAM, next() * 0.28));
  }
};
