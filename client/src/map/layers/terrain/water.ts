import { APOTHEM, R } from '../../geometry/geometry.ts';
import type { Brush } from '../../paint/brush.ts';
import { addTrace, fill, stroke } from '../../paint/brush.ts';
import { blend, fade } from '../../paint/colours.ts';
import { type Cell, SIX } from './cells.ts';
import { cast, litFrom } from './light.ts';
import { patches } from './patch.ts';
import { scatter } from './scatter.ts';

const isWater = (cell: Cell): boolean => cell.has('water') > 0;

/** The bank on the sunny side throws its shadow on the water, and the one opposite is lit. */
const paintBanks = ({ ctx, colours, layout }: Brush, water: readonly Cell[]): void => {
  for (const side of SIX) {
    const lit = litFrom(layout.angleOf(side));
    const along = water.filter((cell) => {
      const other = cell.around[side];
      return other !== undefined && !isWater(other);
    });
    for (const long of lit > 0 ? [7, 12] : [5]) {
      ctx.beginPath();
      for (const { at } of along) {
        const [a, b] = [layout.cornerOf(at, side, R - 6), layout.cornerOf(at, side + 1, R - 6)];
        addTrace(ctx, [a, b, cast(b, lit > 0 ? long : -long), cast(a, lit > 0 ? long : -long)]);
      }
      fill(ctx, lit > 0 ? fade(colours.water.depths.at(-1)!, 0.3 * lit) : fade(colours.water.ripple, -0.22 * lit));
    }
  }
};

/** Water: a bank, a shore, darker with depth, with ripples that grow fewer and longer the deeper it is. */
export const paintWater = (brush: Brush, cells: readonly Cell[]): void => {
  const { ctx, colours, px } = brush;
  const water = cells.filter(isWater);
  if (water.length === 0) return;
  const { depths, ripple, shore, bank } = colours.water;
  patches(brush, water, isWater, 0.5);
  fill(ctx, fade(bank, 0.55));
  patches(brush, water, isWater, 2);
  fill(ctx, shore);
  patches(brush, water, isWater, 5.5);
  fill(ctx, blend(depths[0]!, ripple, 0.45));
  patches(brush, water, isWater, 7.5);
  fill(ctx, depths[0]!);
  depths.slice(1).forEach((colour, i) => {
    const atLeast = (cell: Cell): boolean => cell.has('water') >= i + 2;
    const deep = water.filter(atLeast);
    if (deep.length === 0) return;
    for (const [inset, part] of [
      [6, 0.35],
      [10, 0.7],
      [14, 1],
    ] as const) {
      patches(brush, deep, atLeast, inset);
      fill(ctx, blend(depths[i]!, colour, part));
    }
  });
  paintBanks(brush, water);
  if (R / px < 13) return;
  ctx.beginPath();
  for (const cell of water) {
    const depth = cell.has('water');
    const length = 5 + Math.min(depth, 4) * 1.5;
    for (const { x, y } of scatter(cell, Math.max(3, 7 - 2 * depth), APOTHEM * 0.62, 11)) {
      ctx.moveTo(x - length, y);
      ctx.quadraticCurveTo(x - length / 2, y - 3.2, x, y);
      ctx.quadraticCurveTo(x + length / 2, y + 3.2, x + length, y);
    }
  }
  ctx.lineCap = 'round';
  stroke(ctx, fade(ripple, 0.6), 1.4);
};
