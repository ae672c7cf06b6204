import { traysOf } from '../counters/trays.ts';
import { grown } from '../geometry/geometry.ts';
import { fill, stroke } from '../paint/brush.ts';
import { fade } from '../paint/colours.ts';
import type { BasePicture } from '../picture.ts';
import type { Layer } from './layer.ts';

/** What the counters stand on that wait beside the board. */
export const trays: Layer<Pick<BasePicture, 'board' | 'counters'>> = {
  parts: ['board', 'counters'],
  marks: ({ board, counters }, { layout }) =>
    traysOf(counters, board, layout).map(({ rect }) => ({
      bounds: grown(rect, 4),
      paint: ({ ctx, px, colours }) => {
        ctx.beginPath();
        ctx.roundRect(rect.x, rect.y, rect.w, rect.h, 16);
        fill(ctx, colours.panel);
        stroke(ctx, fade(colours.quiet, 0.55), Math.max(1.6, px));
      },
    })),
};
