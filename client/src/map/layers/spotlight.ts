import type { HexLabel } from '@ironhex/shared/hex';
import { R, rectAround } from '../geometry/geometry.ts';
import { fill, stroke, trace } from '../paint/brush.ts';
import { fade } from '../paint/colours.ts';
import type { Layer } from './layer.ts';

/** Light on the hexes that a decision is about. Everything else stays as it is. */
export const spotlight: Layer<{ readonly spotlight: readonly HexLabel[] }> = {
  parts: ['spotlight'],
  marks: ({ spotlight: lit }, { layout }) =>
    lit.map((label) => {
      const at = layout.centreOfLabel(label);
      return {
        bounds: rectAround([at], R),
        paint: ({ ctx, colours, px }) => {
          trace(ctx, layout.cornersOf(at, R - 2));
          fill(ctx, fade(colours.light, 0.34));
          ctx.lineJoin = 'round';
          stroke(ctx, fade(colours.act, 0.9), Math.max(2, 1.3 * px));
        },
      };
    }),
};
