import type { Board } from '@ironhex/shared/board';
import type { HexLabel } from '@ironhex/shared/hex';
import { R, rectAround } from '../geometry/geometry.ts';
import { outlinesOf, outlinesRect, paintArea } from '../paint/area.ts';
import { fade, sideColour } from '../paint/colours.ts';
import type { Side } from '../picture.ts';
import { paintHatching } from './hatching.ts';
import type { Layer, MapMark } from './layer.ts';
import { cellsOf } from './terrain/cells.ts';

/** The threat of an inspected unit: the hexes that it could move to, and those that it could hit from its place. */
export interface ThreatPicture {
  readonly side: Side;
  readonly reach: readonly HexLabel[];
  readonly hits: readonly HexLabel[];
}

/**
 * Paints a threat: an outline in the unit's colour around the hexes it could move to, red hatching over those it could
 * hit.
 */
export const threat: Layer<{ readonly board: Board; readonly threat: ThreatPicture | undefined }> = {
  parts: ['threat', 'board'],
  marks: ({ board, threat: shown }, { layout }) => {
    if (shown === undefined) return [];
    const within = new Set(shown.reach);
    const lines = outlinesOf(cellsOf(board, layout), ({ label }) => within.has(label), layout);
    const middles = shown.hits.map((label) => layout.centreOfLabel(label));
    const hatching: MapMark[] =
      middles.length > 0
        ? [
            {
              bounds: rectAround(middles, R),
              paint: (brush) => paintHatching(brush, middles, fade(brush.colours.danger, 0.6)),
            },
          ]
        : [];
    return [
      ...hatching,
      {
        bounds: outlinesRect(lines),
        paint: (brush) =>
          paintArea(brush, lines, { colour: sideColour(brush.colours, shown.side), dash: [], tint: 0.5 }),
      },
    ];
  },
};
