import type { Brush } from './brush.ts';
import type { EffectMakers } from './effects/effect.ts';
import type { Layer } from './layers/layer.ts';
import type { Drawn } from './layers/terrain/plain.ts';
import type { BaseCue, BasePicture, Side } from './picture.ts';
import type { Touchable } from './touch.ts';

/** How a game paints its counters, around the origin of the brush. The engine adds facing, designation and emphasis. */
export interface CounterPainter<C> {
  /** What the painting depends on: counters with the same key look the same. */
  key(counter: C): string;
  paint(brush: Brush, counter: C): void;
  /** The counter as it would stand elsewhere; undefined while it is not on the map. */
  ghost(brush: Brush, side: Side, counter: C | undefined): void;
}

/** What a game brings to the map engine. */
export interface MapKit<P extends BasePicture = BasePicture, C extends BaseCue = BaseCue> {
  readonly layers: {
    /** On the ground itself, above the terrain that the engine draws: the game's own terrain. */
    readonly ground: readonly Layer<P>[];
    /** Between ground and counters, bottom first. */
    readonly under: readonly Layer<P>[];
    /** Over the counters, bottom first. */
    readonly over: readonly Layer<P>[];
  };
  /** What of the board the game's own layers draw. The rest gets a plain picture with its name. */
  readonly draws: Drawn;
  readonly counter: CounterPainter<P['counters'][number]>;
  /** Everything in a picture that can be touched besides hexes; `px` is one CSS pixel in map units. */
  touchables(picture: P, px: number): readonly Touchable[];
  readonly effects: EffectMakers<C>;
}
