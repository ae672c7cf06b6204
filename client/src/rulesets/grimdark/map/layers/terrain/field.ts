import { R } from '../../../../../map/geometry/geometry.ts';
import type { Cell } from '../../../../../map/layers/terrain/cells.ts';
import { patches } from '../../../../../map/layers/terrain/patch.ts';
import type { Brush } from '../../../../../map/paint/brush.ts';
import { addTrace, fill, stroke } from '../../../../../map/paint/brush.ts';
import { fade } from '../../../../../map/paint/colours.ts';
import { hashOf } from '../../../../../map/paint/hash.ts';

const HEDGE = '#6f7d2c';
const CORN = '#e8c24c';
const FURROW = '#a87f24';
const EARS = '#fdf0ae';

/** From one furrow to the next, map units. */
const APART = 11;

const isField = (cell: Cell): boolean => cell.has('field') > 0;

/** Adds the furrows of a hex to the path: straight lines that go on in the next hex of the same field. */
const addFurrows = (ctx: CanvasRenderingContext2D, { at, piece, label }: Cell, shift: number): void => {
  const angle = ((hashOf(piece ?? label) % 6) * Math.PI) / 6 + 0.26;
  const [x, y] = [Math.cos(angle), Math.sin(angle)];
  const across = -at.x * y + at.y * x;
  const first = Math.ceil((across - R) / APART);
  for (let n = first; n * APART < across + R; n++) {
    const off = n * APART + shift - across;
    const half = Math.sqrt(Math.max(0, R * R - off * off));
    const middle = { x: at.x - y * off, y: at.y + x * off };
    addTrace(
      ctx,
      [
        { x: middle.x - x * half, y: middle.y - y * half },
        { x: middle.x + x * half, y: middle.y + y * half },
      ],
      false,
    );
  }
};

/** Fields of tall crops: golden rows within a hedge, each field in a direction of its own. */
export const paintFields = (brush: Brush, cells: readonly Cell[]): void => {
  const { ctx, px } = brush;
  const fields = cells.filter(isField);
  if (fields.length === 0) return;
  patches(brush, fields, isField, 2.5);
  fill(ctx, HEDGE);
  patches(brush, fields, isField, 6);
  fill(ctx, CORN);
  ctx.save();
  ctx.clip();
  ctx.beginPath();
  for (const cell of fields) addFurrows(ctx, cell, 0);
  ctx.lineCap = 'butt';
  stroke(ctx, fade(FURROW, 0.85), Math.max(2.6, 1.2 * px));
  if (R / px >= 13) {
    ctx.beginPath();
    for (const cell of fields) addFurrows(ctx, cell, -APART * 0.45);
    stroke(ctx, EARS, 3.2, [2.2, 2.6]);
  }
  ctx.restore();
};
