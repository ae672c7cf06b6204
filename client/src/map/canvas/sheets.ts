import type { GameObjects, Scene } from 'phaser';
import type { Rect } from '../geometry/geometry.ts';
import { UPRIGHT } from '../geometry/layout.ts';
import type { Layer, MapMark } from '../layers/layer.ts';
import type { Painting } from '../paint/brush.ts';
import type { BasePicture, Written } from '../picture.ts';
import { Sheet, type SheetPainting } from './sheet.ts';

/** Several layers that are painted together on one sheet. A layer that fails keeps what it showed before. */
export class Sheets<P extends BasePicture> {
  private readonly sheet: Sheet;
  private readonly layers: readonly Layer<P>[];
  private readonly failed: (error: unknown) => void;
  private picture: P | undefined;
  private painting: Painting = { px: 1, layout: UPRIGHT };

  constructor(
    scene: Scene,
    parent: GameObjects.Container,
    layers: readonly Layer<P>[],
    failed: (error: unknown) => void,
  ) {
    this.sheet = new Sheet(scene, parent, layers.length, failed);
    this.layers = layers;
    this.failed = failed;
  }

  /** Takes a new picture of which these parts have changed. */
  show(picture: P, changed: ReadonlySet<keyof P>): void {
    this.picture = picture;
    this.layers.forEach((layer, i) => {
      if (layer.parts.some((part) => changed.has(part))) this.draw(layer, i, picture);
    });
  }

  /** Changes resolution, colours or layout. */
  restart(painting: SheetPainting): void {
    this.sheet.restart(painting);
    this.painting = painting;
    const { picture } = this;
    if (picture !== undefined) for (const [i, layer] of this.layers.entries()) this.draw(layer, i, picture);
  }

  /** Paints the part in view, for at most so many milliseconds; false if more is to be done. */
  update(view: Rect, budget: number): boolean {
    return this.sheet.update(view, budget);
  }

  /** The words that its layers write now. */
  written(): readonly Written[] {
    return this.sheet.painted().flatMap(({ written }) => written ?? []);
  }

  private draw(layer: Layer<P>, i: number, picture: P): void {
    let marks: readonly MapMark[];
    try {
      marks = layer.marks(picture, this.painting);
    } catch (error) {
      this.failed(error);
      return;
    }
    this.sheet.change(i, marks);
  }
}
