import { APOTHEM, between, R } from '../../../../../map/geometry/geometry.ts';
import type { Layout } from '../../../../../map/geometry/layout.ts';
import { type Cell, SIX } from '../../../../../map/layers/terrain/cells.ts';
import { scatter } from '../../../../../map/layers/terrain/scatter.ts';
import type { Brush } from '../../../../../map/paint/brush.ts';
import { addTrace, fill, stroke } from '../../../../../map/paint/brush.ts';
import { fade } from '../../../../../map/paint/colours.ts';
import { jitter } from '../../../../../map/paint/hash.ts';

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

const isRiver = (cell: Cell): boolean => cell.has('river') > 0;

/** The direction in which a river flows through a hex, or against it: along the hexes of the river around it; radians. */
const courseOf = (layout: Layout, cell: Cell): number => {
  // Opposite directions are one course, so angles are doubled before they are added.
  const doubled = SIX.filter((side) => cell.around[side] && isRiver(cell.around[side])).map(
    (side) => 2 * layout.angleOf(side),
  );
  const [x, y] = [Math.cos, Math.sin].map((part) => doubled.reduce((sum, angle) => sum + part(angle), 0));
  return Math.atan2(y!, x!) / 2;
};

/** Running water: long white streaks along its course. */
export const paintCurrents = ({ ctx, px, colours, layout }: Brush, cells: readonly Cell[]): void => {
  const rivers = cells.filter(isRiver);
  if (rivers.length === 0) return;
  ctx.beginPath();
  for (const cell of rivers) {
    const angle = courseOf(layout, cell);
    const [x, y] = [Math.cos(angle), Math.sin(angle)];
    const next = jitter(cell.seed + 97);
    for (const at of scatter(cell, R / px < 11 ? 3 : 6, APOTHEM * 0.62, 98)) {
      const half = 10 + next() * 9;
      const bend = (next() - 0.5) * 9;
      ctx.moveTo(at.x - x * half, at.y - y * half);
      ctx.quadraticCurveTo(at.x - y * bend, at.y + x * bend, at.x + x * half, at.y + y * half);
    }
  }
  ctx.lineCap = 'round';
  stroke(ctx, fade(colours.water.ripple, 0.85), Math.max(2.2, px));
};
