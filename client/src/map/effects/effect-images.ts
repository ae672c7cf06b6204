import type { GameObjects } from 'phaser';
import type { Brush } from '../paint/brush.ts';
import type { EffectTools } from './effect.ts';

/** The images of an effect on the map, which it removes at its end. */
export class EffectImages {
  private readonly images: GameObjects.Image[] = [];
  private readonly tools: EffectTools;
  readonly textures: string[] = [];

  constructor(tools: EffectTools) {
    this.tools = tools;
  }

  /** A picture of a size in map units, hidden until it is placed. */
  add(name: string, w: number, h: number, paint: (brush: Brush) => void): EffectImage {
    const { scene, parent, textures } = this.tools;
    const key = textures.get(name, w, h, paint);
    const image = scene.add.image(0, 0, key).setVisible(false);
    parent.add(image);
    this.images.push(image);
    this.textures.push(key);
    const unit = textures.unit;
    return {
      place: ({ x, y, alpha = 1, scale = 1, stretched = scale, turn = 0 }) =>
        image
          .setPosition(x, y)
          .setAlpha(alpha)
          .setScale(unit * stretched, unit * scale)
          .setRotation(turn)
          .setVisible(alpha > 0),
      hide: () => image.setVisible(false),
    };
  }

  /** Takes all of them away. */
  clear(): void {
    for (const image of this.images) image.destroy();
  }
}

/** One picture on the map. */
export interface EffectImage {
  place(pose: {
    readonly x: number;
    readonly y: number;
    readonly alpha?: number;
    readonly scale?: number;
    /** Its length, if it is not scaled evenly. */
    readonly stretched?: number;
    /** Radians clockwise. */
    readonly turn?: number;
  }): void;
  hide(): void;
}
