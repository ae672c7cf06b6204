import type { EffectMakers } from './effects/effect.ts';
import type { Touchable } from './input/touch.ts';
import type { BoardKit } from './layers/ground.ts';
import type { Layer } from './layers/layer.ts';
import type { Brush, Painting } from './paint/brush.ts';
import type { BaseCue, BasePicture, Side } from './picture.ts';

/** How a game paints its counters, around the origin of the brush. The engine adds facing, name, sight mark and emphasis. */
export interface CounterPainter<C> {
  /** What the painting depends on: counters with the same key look the same. */
  key(counter: C): string;
  paint(brush: Brush, counter: C): void;
  /** The counter as it would stand elsewhere; undefined while it is not on the map. */
  ghost(brush: Brush, side: Side, counter: C | undefined): void;
}

/** What a game brings to the map engine. */
export interface MapKit<P extends BasePicture = BasePicture, C extends BaseCue = BaseCue> extends BoardKit<P> {
  readonly layers: BoardKit<P>['layers'] & {
    /** Between ground and counters, bottom first. */
    readonly under: readonly Layer<P>[];
    /** Over the counters, bottom first. */
    readonly over: readonly Layer<P>[];
  };
  readonly counter: CounterPainter<P['counters'][number]>;
  /** Everything in a picture, other than hexes, that can be tapped or dragged. */
  touchables(picture: P, painting: Painting): readonly Touchable[];
  readonly effects: EffectMakers<C>;
}
