import type { HexLabel } from '@ironhex/shared/hex';
import type { GameObjects, Scene } from 'phaser';
import type { TextureCache } from '../canvas/texture-cache.ts';
import { R } from '../geometry/geometry.ts';
import { type Layout, UPRIGHT } from '../geometry/layout.ts';
import type { Painting } from '../paint/brush.ts';
import { fill, stroke, trace } from '../paint/brush.ts';
import { fade } from '../paint/colours.ts';

const SIZE = 2.2 * R;

/** The hex under the mouse, lit a little. */
export class Hover {
  private readonly image: GameObjects.Image;
  private readonly textures: TextureCache;
  private key = '';
  private at: HexLabel | null = null;
  private layout: Layout = UPRIGHT;

  constructor(scene: Scene, parent: GameObjects.Container, textures: TextureCache) {
    this.image = scene.add.image(0, 0, '__DEFAULT').setVisible(false);
    this.textures = textures;
    parent.add(this.image);
  }

  /** Lights another hex, or none. */
  show(at: HexLabel | null): void {
    this.at = at;
    this.image.setVisible(at !== null);
    if (at === null) return;
    const { x, y } = this.layout.centreOfLabel(at);
    this.image.setPosition(x, y);
  }

  /** Repaints it after a change of resolution, colours or layout. */
  restart({ layout }: Painting): void {
    this.layout = layout;
    this.show(this.at);
    this.key = this.textures.get('hover', SIZE, SIZE, ({ ctx, colours, px }) => {
      trace(ctx, layout.cornersOf({ x: 0, y: 0 }, R - 1));
      fill(ctx, fade(colours.light, 0.1));
      ctx.lineJoin = 'round';
      stroke(ctx, fade(colours.ink, 0.85), Math.max(1.6, 1.4 * px));
    });
    this.image.setTexture(this.key).setScale(this.textures.unit);
  }

  /** The texture in use. */
  inUse(): readonly string[] {
    return [this.key];
  }
}
