import type { GameObjects, Scene, Textures } from 'phaser';
import type { Rect } from '../geometry/geometry.ts';

/** The side of a tile in device pixels. */
export const TILE = 512;
/** Painted past the edge, so that smoothing at the seam finds the right colours. */
const GUTTER = 1;

let made = 0;

/** A square piece of a sheet: a canvas to paint on and the picture that shows it. */
export class Tile {
  readonly image: GameObjects.Image;
  private readonly ctx: CanvasRenderingContext2D;
  private readonly texture: Textures.Texture;

  constructor(scene: Scene, parent: GameObjects.Container) {
    const canvas = document.createElement('canvas');
    canvas.width = TILE + 2 * GUTTER;
    canvas.height = TILE + 2 * GUTTER;
    this.ctx = canvas.getContext('2d', { willReadFrequently: true })!;
    const texture = scene.textures.create(`tile-${made++}`, canvas as unknown as HTMLImageElement);
    if (texture === null) throw new Error('no texture for a tile');
    this.texture = texture;
    texture.add('inner', 0, GUTTER, GUTTER, TILE, TILE);
    this.image = scene.add.image(0, 0, texture, 'inner').setOrigin(0);
    parent.add(this.image);
  }

  /** Clears the canvas and sets it to map units for the tile at a column and row. */
  begin(column: number, row: number, scale: number): { readonly ctx: CanvasRenderingContext2D } {
    this.ctx.setTransform(1, 0, 0, 1, 0, 0);
    this.ctx.clearRect(0, 0, TILE + 2 * GUTTER, TILE + 2 * GUTTER);
    this.ctx.setTransform(scale, 0, 0, scale, GUTTER - column * TILE, GUTTER - row * TILE);
    return { ctx: this.ctx };
  }

  /** Shows what was painted at its place on the map. */
  show(rect: Rect, scale: number): void {
    this.texture.source[0]?.update();
    this.image
      .setPosition(rect.x, rect.y)
      .setScale(1 / scale)
      .setVisible(true);
  }
}

/** Tiles that are not in use are kept for the next time. */
export class TilePool {
  private readonly free: Tile[] = [];
  private readonly scene: Scene;
  private readonly parent: GameObjects.Container;

  constructor(scene: Scene, parent: GameObjects.Container) {
    this.scene = scene;
    this.parent = parent;
  }

  /** A tile from the pool or a new one, on top of the others. */
  take(): Tile {
    const tile = this.free.pop() ?? new Tile(this.scene, this.parent);
    this.parent.bringToTop(tile.image);
    return tile;
  }

  /** Puts a tile back. */
  give(tile: Tile): void {
    tile.image.setVisible(false);
    this.free.push(tile);
  }
}
