import type { Brush } from '../../brush.ts';
import { fill, stroke } from '../../brush.ts';
import { blend, fade } from '../../colours.ts';
import { APOTHEM, R } from '../../geometry.ts';
import type { Cell } from './cells.ts';
import { patches } from './patch.ts';
import { scatter } from './soil.ts';

const isWater = (cell: Cell): boolean => cell.has('water') > 0;

/** Water: a bank, darker with depth, with ripples that grow fewer and longer the deeper it is. */
export const paintWater = (brush: Brush, cells: readonly Cell[]): void => {
  const { ctx, colours, px } = brush;
  const water = cells.filter(isWater);
  if (water.length === 0) return;
  const { depths, ripple, shore } = colours.water;
  patches(brush, water, isWater, 1);
  fill(ctx, blend(shore, colours.shadow, 0.25));
  patches(brush, water, isWater, 3.4);
  fill(ctx, shore);
  patches(brush, water, isWater, 6);
  fill(ctx, depths[0] ?? shore);
  depths.slice(1).forEach((colour, i) => {
    const atLeast = (cell: Cell): boolean => cell.has('water') >= i + 2;
    const deep = water.filter(atLeast);
    patches(brush, deep, atLeast, 9);
    fill(ctx, blend(depths[i] ?? colour, colour, 0.5));
    patches(brush, deep, atLeast, 14);
    fill(ctx, colour);
  });
  if (R / px < 14) return;
  ctx.beginPath();
  for (const cell of water) {
    const depth = cell.has('water');
    const length = 5 + Math.min(depth, 4) * 1.5;
    for (const { x, y } of scatter(cell, Math.max(3, 8 - 2 * depth), APOTHEM * 0.66, 11)) {
      ctx.moveTo(x - length, y);
      ctx.quadraticCurveTo(x - length / 2, y - 3.4, x, y);
      ctx.quadraticCurveTo(x + length / 2, y + 3.4, x + length, y);
    }
  }
  ctx.lineCap = 'round';
  stroke(ctx, fade(ripple, 0.55), 1.5);
};
