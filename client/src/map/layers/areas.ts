import type { Board } from '@ironhex/shared/board';
import type { HexLabel } from '@ironhex/shared/hex';
import { type AreaStyle, outlinesOf, outlinesRect, paintArea } from '../paint/area.ts';
import type { Colours } from '../paint/colours.ts';
import type { Side } from '../picture.ts';
import type { Layer } from './layer.ts';
import { cellsOf } from './terrain/cells.ts';

/** Hexes that have something in common, of one of a game's kinds. */
export interface AreaPicture<K extends string = string> {
  readonly kind: K;
  readonly hexes: readonly HexLabel[];
  /** The side they belong to; null: none. */
  readonly side: Side;
}

/** Outlines around the hexes that matter now; `styleOf` says how each kind is drawn. */
export const areasWith = <A extends AreaPicture>(
  styleOf: (colours: Colours, area: A) => AreaStyle,
): Layer<{ readonly board: Board; readonly areas: readonly A[] }> => ({
  parts: ['areas', 'board'],
  marks: ({ board, areas: all }, { layout }) =>
    all
      .filter(({ hexes }) => hexes.length > 0)
      .map((area) => {
        const hexes = new Set(area.hexes);
        const lines = outlinesOf(cellsOf(board, layout), ({ label }) => hexes.has(label), layout);
        return {
          bounds: outlinesRect(lines),
          paint: (brush) => paintArea(brush, lines, styleOf(brush.colours, area)),
        };
      }),
});
