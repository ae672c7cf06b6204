import type { Point } from '../geometry/geometry.ts';

/** Something on the map, other than a hex, that can be tapped or dragged. */
export interface Touchable {
  /** The game's own name for its kind. */
  readonly kind: string;
  readonly at: Point;
  /** Which of its kind. */
  readonly value: number;
  /** It can be dragged to the places of this kind; undefined: it cannot. */
  readonly drags: string | undefined;
  /** How near to its middle it is touched, CSS pixels. */
  readonly within: number;
}
