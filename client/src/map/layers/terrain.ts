import type { Board } from '@ironhex/shared/board';
import type { Brush } from '../brush.ts';
import { fade } from '../colours.ts';
import { grown, R } from '../geometry.ts';
import type { Layer } from './layer.ts';
import { paintBuilding } from './terrain/buildings.ts';
import { cellsIn } from './terrain/cells.ts';
import { paintEdge, paintGround, paintRelief } from './terrain/ground.ts';
import { paintRoads } from './terrain/roads.ts';
import { paintImpassable, paintRough, paintRubble, paintSand, paintSwamp } from './terrain/soil.ts';
import { paintWater } from './terrain/water.ts';
import { paintTrees, paintWoodsFloor } from './terrain/woods.ts';

const paint = (board: Board, brush: Brush): void => {
  const cells = cellsIn(board, brush);
  for (const pass of [
    paintEdge,
    paintGround,
    paintSand,
    paintSwamp,
    paintWoodsFloor,
    paintRubble,
    paintImpassable,
    paintRelief,
    paintWater,
    paintRoads,
    paintRough,
  ])
    pass(brush, cells);
  for (const cell of cells) {
    if (cell.has('woods')) paintTrees(brush, cell);
    if (cell.has('building')) paintBuilding(brush, cell);
  }
  paintLamp(board, brush);
};

/** The lamp over the table: a little brighter in the middle, a little darker at the edges. */
const paintLamp = (board: Board, { ctx, colours, rect, layout }: Brush): void => {
  const whole = layout.boardRect(board);
  const [x, y] = [whole.x + whole.w / 2, whole.y + whole.h * 0.42];
  const lamp = ctx.createRadialGradient(x, y, 0, x, y, Math.hypot(whole.w, whole.h) * 0.58);
  lamp.addColorStop(0, fade(colours.light, 0.1));
  lamp.addColorStop(0.45, fade(colours.light, 0));
  lamp.addColorStop(1, fade(colours.shadow, 0.3));
  ctx.globalCompositeOperation = 'source-atop';
  ctx.fillStyle = lamp;
  ctx.fillRect(rect.x, rect.y, rect.w, rect.h);
};

/** The ground and everything that grows or stands on it. */
export const terrain: Layer<{ readonly board: Board }> = {
  parts: ['board'],
  marks: ({ board }, { layout }) => [
    { bounds: grown(layout.boardRect(board), R), paint: (brush) => paint(board, brush) },
  ],
};
