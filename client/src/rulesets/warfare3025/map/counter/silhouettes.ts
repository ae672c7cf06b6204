import { addTrace } from '../../../../map/brush.ts';
import type { Point } from '../../../../map/geometry.ts';

/** The shape of a unit on its counter: walkers by weight, and vehicles. */
export type Silhouette = 'light' | 'medium' | 'heavy' | 'assault' | 'vehicle';

type Outline = readonly (readonly [number, number])[];

/** Right halves of walkers, seen from the front; the left half mirrors them. Units of the counter, the middle at 0. */
const WALKERS: Readonly<Record<Exclude<Silhouette, 'vehicle'>, readonly Outline[]>> = {
  // Small body on long bent legs.
  light: [
    [
      [0, -14],
      [4, -13],
      [6, -9],
      [6, -4],
      [3, -1],
      [0, -1],
    ],
    [
      [7, -10],
      [10, -9],
      [10, -2],
      [8, -2],
    ],
    [
      [2, 0],
      [5, 0],
      [9, 6],
      [6.5, 9],
      [7, 12],
      [11, 14],
      [4, 14],
      [3, 9],
      [5, 6],
    ],
  ],
  medium: [
    [
      [0, -16],
      [3, -16],
      [3, -12],
      [8, -12],
      [8.5, -4],
      [4, 0],
      [0, 0],
    ],
    [
      [9.5, -12],
      [13, -10],
      [13, -3],
      [12, 3],
      [10, 3],
      [10, -5],
    ],
    [
      [1.5, 1],
      [6, 0],
      [8, 7],
      [8, 12],
      [10, 14],
      [3, 14],
      [3.5, 7],
    ],
  ],
  heavy: [
    [
      [0, -15],
      [3.5, -15],
      [4, -12],
      [10, -13],
      [11, -4],
      [6, 1],
      [0, 1],
    ],
    [
      [11.5, -15],
      [17, -13],
      [17, -5],
      [15.5, 4],
      [12, 4],
      [12.5, -4],
    ],
    [
      [1.5, 2],
      [7.5, 1],
      [9.5, 8],
      [9, 11],
      [12, 14],
      [2.5, 14],
      [3, 8],
    ],
  ],
  // As wide as it is tall, guns on the shoulders.
  assault: [
    [
      [0, -12],
      [4, -12],
      [4, -14],
      [12, -14],
      [13, -3],
      [8, 2],
      [0, 2],
    ],
    [
      [13, -18],
      [16, -18],
      [16, -13],
      [20.5, -11],
      [20.5, -2],
      [19, 6],
      [14, 6],
      [14.5, -3],
      [13, -11],
    ],
    [
      [1.5, 3],
      [9, 2],
      [11.5, 8],
      [11, 11],
      [14, 14],
      [2, 14],
      [2.5, 8],
    ],
  ],
};

const VEHICLE: readonly Outline[] = [
  [
    [-18, 2],
    [18, 2],
    [20, 6],
    [16, 12],
    [-16, 12],
    [-20, 6],
  ],
  [
    [-15, 1],
    [-12, -4],
    [-7, -4],
    [-5, -10],
    [7, -10],
    [9, -7],
    [21, -9],
    [21, -6],
    [10, -3.5],
    [14, 1],
  ],
];

const points = (outline: Outline, mirror: 1 | -1, scale: number): readonly Point[] =>
  outline.map(([x, y]) => ({ x: x * mirror * scale, y: y * scale }));

/** Starts a path around the shape of a kind of unit, around the origin. */
export const traceSilhouette = (ctx: CanvasRenderingContext2D, silhouette: Silhouette, scale: number): void => {
  ctx.beginPath();
  if (silhouette === 'vehicle') {
    for (const outline of VEHICLE) addTrace(ctx, points(outline, 1, scale));
    return;
  }
  for (const outline of WALKERS[silhouette]) {
    addTrace(ctx, points(outline, 1, scale));
    // Backwards, so that both halves wind the same way and their overlap stays filled.
    addTrace(ctx, points(outline, -1, scale).toReversed());
  }
};
