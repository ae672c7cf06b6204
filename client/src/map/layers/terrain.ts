import type { Board } from '@ironhex/shared/board';
import { grown, R } from '../geometry/geometry.ts';
import type { Brush } from '../paint/brush.ts';
import type { Layer } from './layer.ts';
import { paintBuilding } from './terrain/buildings.ts';
import { cellsIn } from './terrain/cells.ts';
import { paintGrain } from './terrain/grain.ts';
import { paintEdge, paintGround } from './terrain/ground.ts';
import { paintMeadow } from './terrain/meadow.ts';
import { paintRelief } from './terrain/relief.ts';
import { paintRoads } from './terrain/roads.ts';
import { paintSand, paintScree, paintSwamp } from './terrain/soil.ts';
import { paintImpassable, paintRough, paintRubble } from './terrain/stones.ts';
import { paintTone } from './terrain/tone.ts';
import { paintWater } from './terrain/water.ts';
import { paintTrees, paintWoodsFloor } from './terrain/woods.ts';

const paint = (board: Board, brush: Brush): void => {
  const cells = cellsIn(board, brush);
  if (cells.length === 0) return;
  paintGround(brush, cells);
  paintGrain(brush);
  paintTone(brush, board);
  for (const pass of [
    paintSand,
    paintSwamp,
    paintScree,
    paintWoodsFloor,
    paintImpassable,
    paintWater,
    paintRelief,
    paintRoads,
    paintMeadow,
  ])
    pass(brush, cells);
  const trees = paintTrees(brush);
  for (const cell of cells) {
    if (cell.has('rough')) paintRough(brush, cell);
    if (cell.has('rubble')) paintRubble(brush, cell);
    if (cell.has('woods')) trees(cell);
    if (cell.has('building')) paintBuilding(brush, cell);
  }
  paintEdge(brush, cells);
};

/** The ground and everything that grows or stands on it. */
export const terrain: Layer<{ readonly board: Board }> = {
  parts: ['board'],
  marks: ({ board }, { layout }) => [
    { bounds: grown(layout.boardRect(board), R), paint: (brush) => paint(board, brush) },
  ],
};
