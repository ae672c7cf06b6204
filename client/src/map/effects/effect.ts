import type { GameObjects, Scene } from 'phaser';
import type { TextureCache } from '../canvas/texture-cache.ts';
import type { Pose } from '../counters/standing.ts';
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
  readonly sprites: {
    /** How a counter is shown now; undefined if it is not on the map. */
    poseOf(id: string): Pose | undefined;
    /** Shows a counter in a pose until the effect ends. */
    hold(id: string, pose: Pose): void;
  };
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
  /** Milliseconds until the next cue may start; 0: immediately. Left out: after the whole duration. */
  readonly holds?: number;
  /** The part of its time as which it is shown where nothing may move; without it, it is not shown there. */
  readonly still?: number;
  /** Whether it has given way to a newer one, and ends before its time. */
  readonly gone?: () => boolean;
  /** Shows the state at a part of its time, 0 to 1. */
  at(part: number): void;
  /** Removes its images from the map. */
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
