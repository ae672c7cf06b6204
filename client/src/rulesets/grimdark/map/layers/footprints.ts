import type { Board } from '@ironhex/shared/board';
import type { Layer } from '../../../../map/layers/layer.ts';
import { cellsOf } from '../../../../map/layers/terrain/cells.ts';
import { outlinesOf, outlinesRect, paintArea } from '../../../../map/paint/area.ts';
import { sideColour } from '../../../../map/paint/colours.ts';
import type { Counter } from '../counters.ts';

/** The hexes of counters that stand on several of them, G-2.6: outlined under the counter. */
export const footprints: Layer<{ readonly board: Board; readonly counters: readonly Counter[] }> = {
  parts: ['counters', 'board'],
  marks: ({ board, counters }, { layout }) =>
    counters
      .filter(({ covers, destroyed }) => covers !== undefined && !destroyed)
      .map(({ at, covers, side }) => {
        const hexes = new Set([at, ...(covers ?? [])]);
        const lines = outlinesOf(cellsOf(board, layout), ({ label }) => hexes.has(label), layout);
        return {
          bounds: outlinesRect(lines),
          paint: (brush) => paintArea(brush, lines, { colour: sideColour(brush.colours, side), dash: [], tint: 0.9 }),
        };
      }),
};
