import type { Brush, Painting } from '../brush.ts';
import type { Rect } from '../geometry.ts';

/** Something painted on the map. Painted anew only where something changed. */
export interface Mark {
  readonly bounds: Rect;
  paint(brush: Brush): void;
}

/** One kind of thing on the map: which parts of the picture it shows, and what it paints for them. */
export interface Layer<P> {
  readonly parts: readonly (keyof P)[];
  marks(picture: P, painting: Painting): readonly Mark[];
}
