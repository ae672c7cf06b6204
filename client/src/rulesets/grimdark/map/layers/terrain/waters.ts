import type { Brush } from '../../../../../map/brush.ts';
import { addTrace, fill, stroke } from '../../../../../map/brush.ts';
import { fade } from '../../../../../map/colours.ts';
import { APOTHEM, between, R } from '../../../../../map/geometry.ts';
import { type Cell, SIX } from '../../../../../map/layers/terrain/cells.ts';
import { scatter } from '../../../../../map/layers/terrain/scatter.ts';

const EDGE = '#0b2136';
const SHOAL = '#f0e4b8';

const isDeep = (cell: Cell): boolean => cell.has('deep') > 0;

/** Deep water lies below a steep bank, all around: no way leads in. */
export const paintDeep = ({ ctx, px, layout }: Brush, cells: readonly Cell[]): void => {
  const deep = cells.filter(isDeep);
  if (deep.length === 0) return;
  const banks = deep.flatMap((cell) =>
    SIX.filter((side) => cell.around[side] && !isDeep(cell.around[side])).map((side) => [cell, side] as const),
  );
  const inner = R - 6;
  ctx.lineCap = 'round';
  ctx.beginPath();
  for (const [{ at }, side] of banks)
    addTrace(ctx, [layout.cornerOf(at, side, inner), layout.cornerOf(at, side + 1, inner)], false);
  stroke(ctx, EDGE, 4.5);
  if (R / px < 11) return;
  ctx.beginPath();
  for (const [{ at }, side] of banks) {
    const [a, b] = [layout.cornerOf(at, side, inner), layout.cornerOf(at, side + 1, inner)];
    for (let i = 0; i < 7; i++) {
      const foot = between(a, b, (i + 0.5) / 7);
      addTrace(ctx, [foot, between(foot, at, i % 2 === 0 ? 0.3 : 0.18)], false);
    }
  }
  stroke(ctx, fade(EDGE, 0.85), 2.2);
};

/** Shallow water shows its ground: banks of sand and stones to step on. */
export const paintShoals = ({ ctx, px, colours }: Brush, cells: readonly Cell[]): void => {
  const shallow = cells.filter((cell) => cell.has('shallow') > 0);
  if (shallow.length === 0) return;
  ctx.beginPath();
  for (const cell of shallow)
    for (const { x, y } of scatter(cell, 4, APOTHEM * 0.6, 95)) {
      ctx.moveTo(x + 11, y);
      ctx.ellipse(x, y, 11, 4.6, -0.2, 0, Math.PI * 2);
    }
  fill(ctx, fade(SHOAL, 0.75));
  if (R / px < 11) return;
  for (const cell of shallow)
    for (const { x, y } of scatter(cell, 6, APOTHEM * 0.7, 96)) {
      ctx.beginPath();
      ctx.ellipse(x + 1, y + 1.4, 3.4, 2.5, 0, 0, Math.PI * 2);
      fill(ctx, fade(colours.shadow, 0.4));
      ctx.beginPath();
      ctx.ellipse(x, y, 3.2, 2.3, 0, 0, Math.PI * 2);
      fill(ctx, colours.rockLit);
    }
};
