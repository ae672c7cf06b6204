import { APOTHEM, R } from '../../geometry/geometry.ts';
import type { Brush } from '../../paint/brush.ts';
import { fill, stroke } from '../../paint/brush.ts';
import { blend, fade } from '../../paint/colours.ts';
import type { Cell } from './cells.ts';
import { patches } from './patch.ts';
import { scatter } from './scatter.ts';

/** Sand: a warm patch, grains and the crests of dunes, bright on the side of the sun. */
export const paintSand = (brush: Brush, cells: readonly Cell[]): void => {
  const { ctx, colours, px } = brush;
  const isSand = (cell: Cell): boolean => cell.has('sand') > 0;
  const sand = cells.filter(isSand);
  if (sand.length === 0) return;
  patches(brush, sand, isSand, 2.5);
  fill(ctx, fade(colours.dune, 0.5));
  patches(brush, sand, isSand, 4);
  fill(ctx, fade(colours.sand, 0.94));
  if (R / px < 12) return;
  const dunes = sand.flatMap((cell) => scatter(cell, 7, APOTHEM * 0.66, 1));
  const crests = (down: number): void => {
    ctx.beginPath();
    for (const { x, y } of dunes) {
      ctx.moveTo(x - 9, y + 2 + down);
      ctx.quadraticCurveTo(x - 2, y - 5 + down, x + 9, y + 1 + down);
    }
  };
  ctx.lineCap = 'round';
  crests(1.6);
  stroke(ctx, fade(colours.dune, 0.75), 1.8);
  crests(0);
  stroke(ctx, fade(colours.light, 0.9), 1.2);
  ctx.fillStyle = fade(colours.dune, 0.5);
  for (const cell of sand) {
    for (const { x, y } of scatter(cell, 22, APOTHEM * 0.84, 2)) ctx.fillRect(x, y, 1.3, 1.3);
  }
};

/** Swamp: a wet patch, pools and tufts of reed. */
export const paintSwamp = (brush: Brush, cells: readonly Cell[]): void => {
  const { ctx, colours, px } = brush;
  const isSwamp = (cell: Cell): boolean => cell.has('swamp') > 0;
  const swamp = cells.filter(isSwamp);
  if (swamp.length === 0) return;
  patches(brush, swamp, isSwamp, 3);
  fill(ctx, fade(colours.swamp, 0.92));
  const middles = swamp.flatMap((cell) => scatter(cell, 5, APOTHEM * 0.62, 3));
  const pools = (grow: number): void => {
    ctx.beginPath();
    for (const { x, y } of middles) {
      ctx.moveTo(x + 10 + grow, y);
      ctx.ellipse(x, y, 10 + grow, 4.4 + grow, 0, 0, Math.PI * 2);
    }
  };
  pools(1.4);
  fill(ctx, blend(colours.swamp, colours.shadow, 0.4));
  pools(0);
  fill(ctx, colours.pool);
  if (R / px < 13) return;
  ctx.beginPath();
  for (const { x, y } of middles) {
    ctx.moveTo(x - 6, y - 1.4);
    ctx.lineTo(x + 1, y - 1.4);
  }
  ctx.lineCap = 'round';
  stroke(ctx, fade(colours.water.ripple, 0.6), 1);
  ctx.beginPath();
  for (const cell of swamp) {
    for (const { x, y } of scatter(cell, 10, APOTHEM * 0.78, 4)) {
      for (const lean of [-4, -1, 3]) {
        ctx.moveTo(x + lean * 0.3, y);
        ctx.lineTo(x + lean, y - 8 + Math.abs(lean) * 0.6);
      }
    }
  }
  stroke(ctx, colours.reed, 1.5);
};

/** Bare stony soil, below the stones of rough ground, and dust below rubble. */
export const paintScree = (brush: Brush, cells: readonly Cell[]): void => {
  const { ctx, colours } = brush;
  for (const [feature, colour] of [
    ['rough', fade(colours.scree, 0.62)],
    ['rubble', fade(colours.rubble, 0.9)],
  ] as const) {
    const has = (cell: Cell): boolean => cell.has(feature) > 0;
    patches(brush, cells.filter(has), has, 5);
    fill(ctx, colour);
  }
};
