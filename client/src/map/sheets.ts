import type { GameObjects, Scene } from 'phaser';
import type { Part } from './diff.ts';
import type { Rect } from './geometry.ts';
import type { Layer } from './layers/layer.ts';
import type { Picture } from './picture.ts';
import { type Painting, Sheet } from './sheet.ts';

/** Several layers that are painted together on one sheet. */
export class Sheets {
  private readonly sheet: Sheet;
  private readonly layers: readonly Layer[];
  private picture: Picture | undefined;
  private px = 1;

  constructor(scene: Scene, parent: GameObjects.Container, layers: readonly Layer[]) {
    this.sheet = new Sheet(scene, parent, layers.length);
    this.layers = layers;
  }

  /** Takes a new picture of which these parts have changed. */
  show(picture: Picture, changed: ReadonlySet<Part>): void {
    this.picture = picture;
    this.layers.forEach((layer, i) => {
      if (layer.parts.some((part) => changed.has(part))) this.sheet.change(i, layer.marks(picture, this.px));
    });
  }

  /** Changes resolution or colours. */
  restart(painting: Painting): void {
    this.sheet.restart(painting);
    this.px = painting.px;
    const { picture } = this;
    if (picture === undefined) return;
    this.layers.forEach((layer, i) => {
      this.sheet.change(i, layer.marks(picture, this.px));
    });
  }

  /** Paints what is in view, for at most so many milliseconds; false if more is to be done. */
  update(view: Rect, budget: number): boolean {
    return this.sheet.update(view, budget);
  }
}
