import type { HexLabel } from '@ironhex/shared/hex';
import { R, rectAround } from '../geometry/geometry.ts';
import { fill, stroke, trace } from '../paint/brush.ts';
import { fade } from '../paint/colours.ts';
import type { Layer } from './layer.ts';

/** Hexes that something beside the map points at, such as a sentence in which they are named. */
export interface Lit {
  readonly lit: readonly HexLabel[];
}

/** The hexes that are pointed at. */
export const lit: Layer<Lit> = {
  parts: ['lit'],
  marks: ({ lit: labels }, { layout }) =>
    labels.map((label) => {
      const at = layout.centreOfLabel(label);
      return {
        bounds: rectAround([at], R * 1.3),
        paint: ({ ctx, px, colours }) => {
          const width = Math.max(4, 3 * px);
          trace(ctx, layout.cornersOf(at, R));
          fill(ctx, fade(colours.act, 0.22));
          ctx.lineJoin = 'round';
          stroke(ctx, fade(colours.shadow, 0.7), width + 3 * px);
          stroke(ctx, colours.act, width);
        },
      };
    }),
};
