import type { HexLabel } from '@ironhex/shared/hex';
import { R, rectAround } from '../geometry/geometry.ts';
import type { Painting } from '../paint/brush.ts';
import { stroke, trace } from '../paint/brush.ts';
import { fade } from '../paint/colours.ts';
import type { Label } from '../paint/labels.ts';
import type { Layer } from './layer.ts';

/** The path to the hex under the pointer, with its cost. */
export interface WayPicture {
  /** From where it begins to the hex that is pointed at. */
  readonly hexes: readonly HexLabel[];
  readonly cost: string;
}

/** A light line along the way that a click would plan. */
export const way: Layer<{ readonly way: WayPicture | undefined }> = {
  parts: ['way'],
  marks: ({ way: shown }, { layout }) => {
    if (shown === undefined) return [];
    const points = shown.hexes.map((label) => layout.centreOfLabel(label));
    return [
      {
        bounds: rectAround(points, R * 0.3),
        paint: ({ ctx, px, colours }) => {
          const width = Math.max(4, 2.4 * px);
          ctx.lineCap = 'round';
          ctx.lineJoin = 'round';
          trace(ctx, points, false);
          stroke(ctx, fade(colours.shadow, 0.5), width + 2 * px);
          stroke(ctx, colours.light, width, [1, width * 2]);
        },
      },
    ];
  },
};

/** What the way costs, beside its end. */
export const wayLabels = (shown: WayPicture | undefined, { layout }: Painting): readonly Label[] => {
  const end = shown?.hexes.at(-1);
  if (shown === undefined || end === undefined) return [];
  const { x, y } = layout.centreOfLabel(end);
  return [{ at: { x, y: y - R * 0.95 }, text: shown.cost, tone: 'plain' }];
};
