import type { GameObjects, Scene } from 'phaser';
import type { TextureCache } from '../canvas/texture-cache.ts';
import type { CounterSprites } from '../counters/counter-sprites.ts';
import type { Point } from '../geometry/geometry.ts';
import type { Painting } from '../paint/brush.ts';
import type { BaseCue } from '../picture.ts';
import type { Room } from './room.ts';

/** What effects are made with. */
export interface EffectTools {
  readonly scene: Scene;
  /** Above everything else on the map. */
  readonly parent: GameObjects.Container;
  readonly textures: TextureCache;
  readonly sprites: Pick<CounterSprites, 'poseOf' | 'hold'>;
  /** Where plates find a place. */
  readonly room: Room;
}

/** One cue while it is shown. */
export interface Effect {
  /** Milliseconds. */
  readonly duration: number;
  /** The counter it moves. */
  readonly unit?: string;
  /** Where it happens, the most telling place first: on a large map the camera goes there. */
  readonly where?: readonly Point[];
  /** Milliseconds after which what follows may be shown, 0 for at once; its whole time if nothing is said. */
  readonly holds?: number;
  /** The part of its time as which it is shown where nothing may move; without it, it is not shown there. */
  readonly still?: number;
  /** Shows the state at a part of its time, 0 to 1. */
  at(part: number): void;
  /** Takes away what it has put on the map. */
  end(): void;
  /** The textures in use. */
  readonly textures: readonly string[];
}

/** Makes the effect of a cue. */
export type EffectMaker<C> = (cue: C, tools: EffectTools, painting: Painting) => Effect;

/** The effect of each kind of cue. */
export type EffectMakers<C extends BaseCue> = {
  readonly [K in C['kind']]: EffectMaker<Extract<C, { readonly kind: K }>>;
};

/** No cue may take longer, milliseconds. */
export const LONGEST = 850;

/** Slow at both ends. */
export const smooth = (part: number): number => part * part * (3 - 2 * part);

/** The part of a stretch of time within the whole: 0 before it, 1 after it. */
export const stretch = (part: number, from: number, to: number): number =>
  Math.min(1, Math.max(0, (part - from) / (to - from)));
