import type { Point } from '../geometry/geometry.ts';

/** Something on the map that can be touched besides its hexes. */
export interface Touchable {
  /** What it is, as the game that offers it calls it. */
  readonly kind: string;
  readonly at: Point;
  /** Which of its kind. */
  readonly value: number;
  /** It can be dragged to the places of this kind; undefined: it cannot. */
  readonly drags: string | undefined;
  /** How near to its middle it is touched, CSS pixels. */
  readonly within: number;
}
