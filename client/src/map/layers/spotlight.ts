import type { Board } from '@ironhex/shared/board';
import type { HexLabel } from '@ironhex/shared/hex';
import { addTrace, fill, stroke } from '../brush.ts';
import { fade } from '../colours.ts';
import { grown, R } from '../geometry.ts';
import type { Layer } from './layer.ts';

/** How far the dimming goes past the map. */
const PAST = 2 * R;

/** Everything but a few hexes dimmed. */
export const spotlight: Layer<{ readonly board: Board; readonly spotlight: readonly HexLabel[] | undefined }> = {
  parts: ['spotlight', 'board'],
  marks: ({ spotlight: labels, board }, { layout }) => {
    if (labels === undefined) return [];
    const whole = grown(layout.boardRect(board), PAST);
    const lit = labels.map(layout.centreOfLabel);
    return [
      {
        bounds: whole,
        paint: ({ ctx, colours, rect, px }) => {
          ctx.fillStyle = fade(colours.shadow, 0.62);
          ctx.fillRect(rect.x, rect.y, rect.w, rect.h);
          ctx.beginPath();
          for (const at of lit) addTrace(ctx, layout.cornersOf(at, R - 0.5));
          ctx.globalCompositeOperation = 'destination-out';
          fill(ctx, '#000000');
          stroke(ctx, '#000000', 2);
          ctx.globalCompositeOperation = 'source-over';
          ctx.lineJoin = 'round';
          ctx.beginPath();
          for (const at of lit) addTrace(ctx, layout.cornersOf(at, R - 2));
          stroke(ctx, fade(colours.act, 0.35), Math.max(1.5, px));
        },
      },
    ];
  },
};
