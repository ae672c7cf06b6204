import { paintBuilding } from '../../../../../map/layers/terrain/buildings.ts';
import type { Cell } from '../../../../../map/layers/terrain/cells.ts';
import { patches } from '../../../../../map/layers/terrain/patch.ts';
import type { Brush } from '../../../../../map/paint/brush.ts';
import { fill } from '../../../../../map/paint/brush.ts';
import { fade } from '../../../../../map/paint/colours.ts';

const KERB = '#5d5952';
const YARD = '#b3aca0';

/** How high houses stand, in levels, G-6.1. */
const HEIGHT = 3;

const isBuilt = (cell: Cell): boolean => cell.has('building') > 0;

/** Buildings: houses of three levels in a paved yard, which shows how far nobody can go. */
export const paintBuildings = (brush: Brush, cells: readonly Cell[]): void => {
  const { ctx } = brush;
  const built = cells.filter(isBuilt);
  if (built.length === 0) return;
  patches(brush, built, isBuilt, 2.5);
  fill(ctx, fade(KERB, 0.9));
  patches(brush, built, isBuilt, 5.5);
  fill(ctx, YARD);
  for (const cell of built) paintBuilding(brush, { ...cell, has: () => HEIGHT });
};
