import type { GameObjects } from 'phaser';
import type { Brush } from '../brush.ts';
import type { EffectTools } from './effect.ts';

/** Pictures that an effect puts on the map and takes away again. */
export class Props {
  private readonly images: GameObjects.Image[] = [];
  private readonly tools: EffectTools;
  readonly stamps: string[] = [];

  constructor(tools: EffectTools) {
    this.tools = tools;
  }

  /** A picture of a size in map units, hidden until it is placed. */
  add(name: string, w: number, h: number, paint: (brush: Brush) => void): Prop {
    const { scene, parent, stamps } = this.tools;
    const key = stamps.get(name, w, h, paint);
    const image = scene.add.image(0, 0, key).setVisible(false);
    parent.add(image);
    this.images.push(image);
    this.stamps.push(key);
    const unit = stamps.unit;
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
export interface Prop {
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
