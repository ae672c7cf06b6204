import type { Rect } from '../geometry/geometry.ts';
import type { Brush, Painting } from '../paint/brush.ts';
import type { Written } from '../picture.ts';

/** Something painted on the map. It is repainted only where something has changed. */
export interface MapMark {
  readonly bounds: Rect;
  /** The words that it writes, and where, if it is a label. */
  readonly written?: Written;
  paint(brush: Brush): void;
}

/** One kind of thing on the map: the parts of the picture that it depends on, and the marks it makes of them. */
export interface Layer<P> {
  readonly parts: readonly (keyof P)[];
  marks(picture: P, painting: Painting): readonly MapMark[];
}

/** Paints layers once, bottom first. */
export const paintLayers = <P>(brush: Brush, layers: readonly Layer<P>[], picture: P): void => {
  for (const layer of layers)
    for (const mark of layer.marks(picture, brush)) {
      brush.ctx.save();
      mark.paint(brush);
      brush.ctx.restore();
    }
};
