import { APOTHEM, along, R } from '../../../../../map/geometry/geometry.ts';
import { type Cell, SIX } from '../../../../../map/layers/terrain/cells.ts';
import { patches } from '../../../../../map/layers/terrain/patch.ts';
import { scatter } from '../../../../../map/layers/terrain/scatter.ts';
import type { Brush } from '../../../../../map/paint/brush.ts';
import { fill, stroke, trace } from '../../../../../map/paint/brush.ts';
import { fade } from '../../../../../map/paint/colours.ts';
import { jitter } from '../../../../../map/paint/hash.ts';

const SCORCHED = '#2b1712';
const EMBER = '#a3230b';
const MELT = '#ff6a13';
const GLOW = '#ffd257';
const CRUST = '#3a2019';

const isLava = (cell: Cell): boolean => cell.has('lava') > 0;

/** Lava: molten rock that glows between plates of black crust. */
export const paintLava = (brush: Brush, cells: readonly Cell[]): void => {
  const { ctx, px } = brush;
  const lava = cells.filter(isLava);
  if (lava.length === 0) return;
  for (const [inset, colour] of [
    [1.5, fade(SCORCHED, 0.85)],
    [5, EMBER],
    [8, MELT],
  ] as const) {
    patches(brush, lava, isLava, inset);
    fill(ctx, colour);
  }
  ctx.save();
  ctx.clip();
  ctx.lineJoin = 'round';
  for (const cell of lava) {
    const next = jitter(cell.seed + 81);
    for (const at of scatter(cell, R / px < 12 ? 5 : 9, APOTHEM * 0.86, 82)) {
      const [turn, size] = [next() * 2, R / px < 12 ? 12 : 7 + next() * 5];
      trace(
        ctx,
        SIX.map((i) => along(at, turn + (i * Math.PI) / 3, size * (0.7 + next() * 0.5))),
      );
      stroke(ctx, GLOW, 3);
      fill(ctx, CRUST);
    }
  }
  ctx.restore();
};
