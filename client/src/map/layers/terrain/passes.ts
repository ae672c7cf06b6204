import type { Board } from '@ironhex/shared/board';
import type { Brush } from '../../paint/brush.ts';
import type { Layer } from '../layer.ts';
import { type Cell, cellsIn } from './cells.ts';

/** Paints something of the terrain in all cells that have it. */
export type Pass = (brush: Brush, cells: readonly Cell[]) => void;

/** Terrain of a game that the engine has no picture for, painted pass by pass: what stands above comes last. */
export const terrainOf = (passes: readonly Pass[]): Layer<{ readonly board: Board }> => ({
  parts: ['board'],
  marks: ({ board }, { layout }) => [
    {
      bounds: layout.boardRect(board),
      paint: (brush) => {
        const cells = cellsIn(board, brush);
        for (const pass of passes) pass(brush, cells);
      },
    },
  ],
});
