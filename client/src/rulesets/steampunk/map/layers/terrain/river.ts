import { APOTHEM, between, type Point, R } from '../../../../../map/geometry/geometry.ts';
import type { Layout } from '../../../../../map/geometry/layout.ts';
import { type Cell, SIX } from '../../../../../map/layers/terrain/cells.ts';
import { linesOf } from '../../../../../map/layers/terrain/roads.ts';
import type { Brush } from '../../../../../map/paint/brush.ts';
import { addTrace, stroke } from '../../../../../map/paint/brush.ts';
import { blend, fade } from '../../../../../map/paint/colours.ts';
import { jitter } from '../../../../../map/paint/hash.ts';

/** How wide a river is, map units. */
const WIDE = 34;
/** How far a river goes into a lake beside it, from the middle of its hex: over the shore. */
const MOUTH = APOTHEM + 8;
/** What a river is called on a hex, and where it flows into. */
const RIVER = 'river';
const LAKE = 'water';

type Line = readonly Point[];

/** Where a river ends beside a lake: a line from its middle into it. */
const mouthOf = (layout: Layout, cell: Cell): readonly Line[] => {
  const others = SIX.filter((side) => cell.around[side]?.has(RIVER));
  if (others.length > 1) return [];
  const [only] = others;
  const ahead = only === undefined ? SIX : [3, 2, 4].map((turn) => SIX[(only + turn) % 6]!);
  const side = ahead.find((way) => cell.around[way]?.has(LAKE));
  return side === undefined ? [] : [[cell.at, layout.sideMiddle(cell.at, side, MOUTH)]];
};

/** Short waves along the water. */
const paintRipples = ({ ctx, colours }: Brush, lines: readonly Line[], seed: number): void => {
  const next = jitter(seed);
  ctx.beginPath();
  for (const line of lines)
    line.slice(1).forEach((end, i) => {
      if (next() < 0.35 && line.length > 2) return;
      const { x, y } = between(line[i]!, end, next());
      const [left, down] = [x + (next() - 0.5) * WIDE * 0.4 - 5, y + (next() - 0.5) * WIDE * 0.4];
      ctx.moveTo(left, down);
      ctx.quadraticCurveTo(left + 5, down - 3.4, left + 10, down);
    });
  stroke(ctx, fade(colours.water.ripple, 0.7), 1.4);
};

/** Rivers: water that flows from hex to hex between its banks, into lakes and off the map. */
export const paintRivers = (brush: Brush, cells: readonly Cell[]): void => {
  const { ctx, colours, px, layout } = brush;
  const rivers = cells.filter((cell) => cell.has(RIVER) > 0);
  if (rivers.length === 0) return;
  const { depths, ripple, shore, bank } = colours.water;
  const mouths = rivers.flatMap((cell) => mouthOf(layout, cell));
  const lines = rivers.flatMap((cell) => linesOf(layout, cell, RIVER));
  const paint = (style: string, width: number): void => {
    for (const [cap, along] of [
      ['round', lines],
      ['butt', mouths],
    ] as const) {
      ctx.lineCap = cap;
      ctx.beginPath();
      for (const line of along) addTrace(ctx, line, false);
      stroke(ctx, style, width);
    }
  };
  ctx.save();
  // Never beyond the edge of the map.
  ctx.beginPath();
  for (const { at } of cells) addTrace(ctx, layout.cornersOf(at, R + 0.6));
  ctx.clip();
  ctx.lineJoin = 'round';
  paint(fade(bank, 0.6), WIDE + 8);
  paint(shore, WIDE + 5);
  paint(blend(depths[0]!, ripple, 0.45), WIDE);
  paint(depths[0]!, WIDE - 4);
  paint(blend(depths[0]!, depths[1]!, 0.4), WIDE - 9);
  paint(blend(depths[0]!, depths[1]!, 0.8), WIDE - 15);
  ctx.lineCap = 'round';
  if (R / px >= 13) for (const cell of rivers) paintRipples(brush, linesOf(layout, cell, RIVER), cell.seed + 51);
  ctx.restore();
};
