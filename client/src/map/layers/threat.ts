import type { Board } from '@ironhex/shared/board';
import type { HexLabel } from '@ironhex/shared/hex';
import { outlinesOf, outlinesRect, paintArea } from '../area.ts';
import type { Brush } from '../brush.ts';
import { addTrace, stroke } from '../brush.ts';
import { fade, sideColour } from '../colours.ts';
import { type Point, R, rectAround } from '../geometry.ts';
import type { Side } from '../picture.ts';
import type { Layer, Mark } from './layer.ts';
import { cellsOf } from './terrain/cells.ts';

/** What a unit that is looked at could do: where it could go, and what it could hit from where it stands. */
export interface ThreatPicture {
  readonly side: Side;
  readonly reach: readonly HexLabel[];
  readonly hits: readonly HexLabel[];
}

/** How far the lines of the hatching are apart, map units. */
const HATCH = R / 2.4;

/** Thin slanting lines over some hexes, through which the ground can be seen. */
const paintHatching = ({ ctx, colours, layout, rect, px }: Brush, middles: readonly Point[]): void => {
  ctx.save();
  ctx.beginPath();
  for (const at of middles) addTrace(ctx, layout.cornersOf(at));
  ctx.clip();
  ctx.beginPath();
  const first = Math.floor((rect.x - rect.y - rect.h) / HATCH) * HATCH;
  for (let x = first; x < rect.x + rect.w - rect.y; x += HATCH)
    addTrace(
      ctx,
      [
        { x: x + rect.y, y: rect.y },
        { x: x + rect.y + rect.h, y: rect.y + rect.h },
      ],
      false,
    );
  stroke(ctx, fade(colours.danger, 0.6), Math.max(2.4, 1.1 * px));
  ctx.restore();
};

/** What a unit could do: an outline in its colour around where it could go, red hatching over what it could hit. */
export const threat: Layer<{ readonly board: Board; readonly threat: ThreatPicture | undefined }> = {
  parts: ['threat', 'board'],
  marks: ({ board, threat: shown }, { layout }) => {
    if (shown === undefined) return [];
    const within = new Set(shown.reach);
    const lines = outlinesOf(cellsOf(board, layout), ({ label }) => within.has(label), layout);
    const middles = shown.hits.map((label) => layout.centreOfLabel(label));
    const hatching: Mark[] =
      middles.length > 0 ? [{ bounds: rectAround(middles, R), paint: (brush) => paintHatching(brush, middles) }] : [];
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
