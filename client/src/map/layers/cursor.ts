import { between, R, rectAround } from '../geometry/geometry.ts';
import { addTrace, stroke } from '../paint/brush.ts';
import { fade } from '../paint/colours.ts';
import type { BasePicture } from '../picture.ts';
import type { Layer } from './layer.ts';

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
