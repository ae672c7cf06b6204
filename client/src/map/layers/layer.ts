import type { Brush } from '../brush.ts';
import type { Rect } from '../geometry.ts';

/** Something painted on the map. Painted anew only where something changed. */
export interface Mark {
  readonly bounds: Rect;
  paint(brush: Brush): void;
}

/** One kind of thing on the map: which parts of the picture it shows, and what it paints for them. */
export interface Layer<P> {
  readonly parts: readonly (keyof P)[];
  /** `px` is one CSS pixel in map units, for marks that keep their size on the screen. */
  marks(picture: P, px: number): readonly Mark[];
}
