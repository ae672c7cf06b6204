import type { Board } from '@ironhex/shared/board';
import type { Layout } from '../geometry/layout.ts';
import { type Cell, cellsOf } from '../layers/terrain/cells.ts';
import { fill, stroke, trace } from './brush.ts';
import { blend, type Colours, groundColour } from './colours.ts';

/** What terrain that only a game knows looks like from far away, by the name of the feature. */
export type Tones = Readonly<Record<string, string>>;

/** What a hex looks like from far away. */
const toneOf = ({ level, has }: Cell, colours: Colours, tones: Tones): string => {
  const { water, woods } = colours;
  const own = Object.keys(tones).find((name) => has(name) > 0);
  if (own !== undefined) return tones[own]!;
  if (has('water') > 0) return water.depths[Math.min(has('water'), water.depths.length) - 1] ?? colours.table;
  if (has('impassable') > 0) return colours.impassable;
  if (has('building') > 0) return colours.roof;
  if (has('road') > 0) return colours.road;
  if (has('woods') > 0) return has('woods') > 1 ? blend(woods.leaf, woods.dark, 0.4) : woods.leaf;
  if (has('swamp') > 0) return colours.swamp;
  if (has('rubble') > 0) return colours.rubble;
  return has('sand') > 0 ? colours.sand : groundColour(colours, level);
};

/** A board with its layout. */
export interface Lying {
  readonly board: Board;
  readonly layout: Layout;
  readonly colours: Colours;
  readonly tones?: Tones | undefined;
}

/** A small picture of a whole board, one tone to a hex; `scale` pixels to a map unit. */
export const paintTones = ({ board, layout, colours, tones = {} }: Lying, scale: number): HTMLCanvasElement => {
  const { x, y, w, h } = layout.boardRect(board);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(w * scale));
  canvas.height = Math.max(1, Math.round(h * scale));
  const ctx = canvas.getContext('2d')!;
  ctx.setTransform(scale, 0, 0, scale, -x * scale, -y * scale);
  for (const cell of cellsOf(board, layout)) {
    const tone = toneOf(cell, colours, tones);
    trace(ctx, layout.cornersOf(cell.at));
    fill(ctx, tone);
    stroke(ctx, tone, 1 / scale);
  }
  return canvas;
};

/** Whether two boards lie the same. */
export const lieSame = (a: Lying | undefined, b: Lying): boolean =>
  a !== undefined && a.board === b.board && a.layout === b.layout && a.colours === b.colours;
