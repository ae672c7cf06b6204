import type { GameObjects, Scene } from 'phaser';
import { type Lying, lieSame, paintTones } from '../paint/tones.ts';
import { addCanvas } from './texture-cache.ts';

/** Its longer side, pixels. */
const LONG = 512;

let made = 0;

/**
 * The whole board in its basic tones. It shows until the tiles of the ground are painted, so that no hole appears in
 * the map.
 */
export class Backdrop {
  private readonly scene: Scene;
  private readonly image: GameObjects.Image;
  private shown: Lying | undefined;
  private key = '';

  constructor(scene: Scene, parent: GameObjects.Container) {
    this.scene = scene;
    this.image = scene.add.image(0, 0, '__DEFAULT').setOrigin(0).setVisible(false);
    parent.add(this.image);
  }

  /** Shows a board in the current layout, or hides it once the ground in view is painted. */
  show(lying: Lying | undefined): void {
    this.image.setVisible(lying !== undefined);
    if (lying === undefined || lieSame(this.shown, lying)) return;
    this.shown = lying;
    const { x, y, w, h } = lying.layout.boardRect(lying.board);
    const scale = LONG / Math.max(w, h);
    const canvas = paintTones(lying, scale);
    const before = this.key;
    this.key = `backdrop-${made++}`;
    addCanvas(this.scene, this.key, canvas);
    this.image
      .setTexture(this.key)
      .setPosition(x, y)
      .setScale(w / canvas.width, h / canvas.height);
    if (before !== '') this.scene.textures.remove(before);
  }
}
