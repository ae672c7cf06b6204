import { EXTENT, traceBase } from '../../../../map/counters/base.ts';
import { INK } from '../../../../map/counters/parts.ts';
import type { Brush } from '../../../../map/paint/brush.ts';
import { fill, stroke, trace } from '../../../../map/paint/brush.ts';
import { fade } from '../../../../map/paint/colours.ts';
import type { Side } from '../../../../map/picture.ts';

/** Half of a pair of wings, from its root outward and back, feather by feather. */
const FEATHERS: readonly (readonly [x: number, y: number])[] = [
  [26, -22],
  [40, -30],
  [55.5, -31],
  [52, -22],
  [55, -19],
  [50, -11],
  [52.5, -7],
  [46, 0],
  [36, 4],
];

/** What shows that a counter is in the air, under it: its shadow far below, and wings. */
export const paintWings = ({ ctx }: Brush, side: Side): void => {
  ctx.save();
  ctx.translate(9, 13);
  for (const [size, dark] of [
    [EXTENT + 2, 0.1],
    [EXTENT - 2, 0.14],
    [EXTENT - 6, 0.16],
  ] as const) {
    traceBase(ctx, side, size);
    fill(ctx, fade('#000000', dark));
  }
  ctx.restore();
  ctx.lineJoin = 'round';
  for (const way of [-1, 1]) {
    trace(
      ctx,
      FEATHERS.map(([x, y]) => ({ x: way * x, y })),
    );
    stroke(ctx, INK, 4);
    fill(ctx, '#f4f7fa');
  }
};
