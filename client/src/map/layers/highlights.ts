import type { HexLabel } from '@ironhex/shared/hex';
import { between, R, rectAround } from '../geometry/geometry.ts';
import { addTrace, fill, stroke, trace } from '../paint/brush.ts';
import { fade } from '../paint/colours.ts';
import type { BasePicture } from '../picture.ts';
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

/** Where the keyboard is: the six corners of a hex. */
export const cursor: Layer<Pick<BasePicture, 'cursor'>> = {
  parts: ['cursor'],
  marks: ({ cursor: label }, { layout }) => {
    if (label === undefined) return [];
    const at = layout.centreOfLabel(label);
    return [
      {
        bounds: rectAround([at], R * 1.2),
        paint: ({ ctx, px, colours }) => {
          const corners = layout.cornersOf(at, R + 1);
          ctx.beginPath();
          corners.forEach((corner, i) => {
            const [before, after] = [corners[(i + 5) % 6]!, corners[(i + 1) % 6]!];
            addTrace(ctx, [between(corner, before, 0.26), corner, between(corner, after, 0.26)], false);
          });
          ctx.lineCap = 'round';
          ctx.lineJoin = 'round';
          const width = Math.max(4, 2.4 * px);
          stroke(ctx, fade(colours.shadow, 0.85), width + 2.6 * px);
          stroke(ctx, colours.ink, width);
        },
      },
    ];
  },
};
