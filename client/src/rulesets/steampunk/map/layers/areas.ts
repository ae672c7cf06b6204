import type { Board } from '@ironhex/shared/board';
import type { HexLabel } from '@ironhex/shared/hex';
import { outlinesOf, outlinesRect, paintArea } from '../../../../map/area.ts';
import { type Colours, sideColour } from '../../../../map/colours.ts';
import type { Layer } from '../../../../map/layers/layer.ts';
import { cellsOf } from '../../../../map/layers/terrain/cells.ts';
import type { Side } from '../../../../map/picture.ts';

/** What hexes are outlined for: to be chosen, to be attacked, to move or retreat to, or because they are a side's. */
export type AreaKind = 'choice' | 'target' | 'goal' | 'side';

/** Hexes that have something in common. */
export interface AreaPicture {
  readonly kind: AreaKind;
  readonly hexes: readonly HexLabel[];
  /** Whose they are; null for nobody's. */
  readonly side: Side;
}

const colourOf = (colours: Colours, { kind, side }: AreaPicture): string => {
  switch (kind) {
    case 'choice':
      return colours.act;
    case 'target':
      return colours.danger;
    case 'goal':
      return colours.reach;
    case 'side':
      return sideColour(colours, side);
  }
};

/** Each kind has a line of its own, so that colour is not needed. */
const DASHES: Readonly<Record<AreaKind, readonly number[]>> = {
  choice: [],
  target: [12, 7],
  goal: [],
  side: [2, 8],
};

/** Outlines around the hexes that matter now. */
export const areas: Layer<{ readonly board: Board; readonly areas: readonly AreaPicture[] }> = {
  parts: ['areas', 'board'],
  marks: ({ board, areas: all }, { layout }) =>
    all
      .filter(({ hexes }) => hexes.length > 0)
      .map((area) => {
        const hexes = new Set(area.hexes);
        const lines = outlinesOf(cellsOf(board, layout), ({ label }) => hexes.has(label), layout);
        return {
          bounds: outlinesRect(lines),
          paint: (brush) =>
            paintArea(brush, lines, { colour: colourOf(brush.colours, area), dash: DASHES[area.kind], tint: 0.42 }),
        };
      }),
};
