import { APOTHEM, along, type Point, R } from '../../../../../map/geometry/geometry.ts';
import { type Cell, SIX } from '../../../../../map/layers/terrain/cells.ts';
import { cast } from '../../../../../map/layers/terrain/light.ts';
import { patches } from '../../../../../map/layers/terrain/patch.ts';
import { scatter } from '../../../../../map/layers/terrain/scatter.ts';
import type { Brush } from '../../../../../map/paint/brush.ts';
import { addTrace, disc, fill, stroke, warning } from '../../../../../map/paint/brush.ts';
import { fade } from '../../../../../map/paint/colours.ts';

const SOIL = '#a98d5f';
const CRATER = '#6c5638';
const IRON = '#24282d';
const SIGN = '#ffd23a';

const isMined = (cell: Cell): boolean => cell.has('mines') > 0;

const paintMine = ({ ctx, colours }: Brush, at: Point): void => {
  disc(ctx, cast(at, 3), 6);
  fill(ctx, fade(colours.shadow, 0.35));
  ctx.beginPath();
  for (let i = 0; i < 6; i++) {
    const angle = (i * Math.PI) / 3 + 0.3;
    addTrace(ctx, [along(at, angle, 4), along(at, angle, 8.4)], false);
  }
  ctx.lineCap = 'round';
  stroke(ctx, IRON, 2.2);
  disc(ctx, at, 5.8);
  fill(ctx, IRON);
  disc(ctx, { x: at.x - 1.6, y: at.y - 2 }, 1.7);
  fill(ctx, '#ff6a5a');
};

/** Mines: turned soil behind a wire, mines that can be seen, and a sign that warns of them in every hex. */
export const paintMines = (brush: Brush, cells: readonly Cell[]): void => {
  const { ctx, px, layout } = brush;
  const mined = cells.filter(isMined);
  if (mined.length === 0) return;
  patches(brush, mined, isMined, 4);
  fill(ctx, fade(SOIL, 0.9));
  ctx.beginPath();
  for (const cell of mined)
    for (const side of SIX) {
      const other = cell.around[side];
      if (other !== undefined && isMined(other)) continue;
      addTrace(ctx, [layout.cornerOf(cell.at, side, R - 5), layout.cornerOf(cell.at, side + 1, R - 5)], false);
    }
  stroke(ctx, IRON, 2.6);
  stroke(ctx, '#f4f1e4', 2.2, [7, 7]);
  for (const cell of mined) {
    if (R / px >= 11)
      for (const at of scatter(cell, 6, APOTHEM * 0.68, 91)) {
        disc(ctx, at, 9);
        fill(ctx, fade(CRATER, 0.4));
        paintMine(brush, at);
      }
    warning(ctx, { x: cell.at.x, y: cell.at.y - 2 }, Math.max(19, 8 * px), SIGN, IRON);
  }
};
