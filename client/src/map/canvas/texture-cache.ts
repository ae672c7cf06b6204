import type { Scene } from 'phaser';
import type { Brush } from '../paint/brush.ts';
import type { SheetPainting } from './sheet.ts';

/** Makes a texture of a canvas, to be shown as a whole. */
export const addCanvas = (scene: Scene, key: string, canvas: HTMLCanvasElement): void => {
  const texture = scene.textures.create(key, canvas as unknown as HTMLImageElement);
  // A texture made this way has no frame yet, not even the whole.
  texture?.add('__BASE', 0, 0, 0, canvas.width, canvas.height);
};

/** Small pictures painted once and shown many times, at the resolution of the screen. */
export class TextureCache {
  private readonly scene: Scene;
  private readonly known = new Set<string>();
  private edition = 0;
  private painting: SheetPainting | undefined;

  private readonly failed: (error: unknown) => void;

  /** `failed` is called for textures that could not be painted; they stay empty. */
  constructor(scene: Scene, failed: (error: unknown) => void) {
    this.scene = scene;
    this.failed = failed;
  }

  /** The scale of a texture's image that shows it in map units. */
  get unit(): number {
    return 1 / (this.painting?.scale ?? 1);
  }

  /** Changes resolution, colours or layout. Textures taken before stay usable until they are swept. */
  restart(painting: SheetPainting): void {
    this.edition++;
    this.painting = painting;
  }

  /** The texture of a texture that is `w` by `h` map units, painted around its middle unless it is known; a stand-in before the first `restart`. */
  get(name: string, w: number, h: number, paint: (brush: Brush) => void): string {
    const key = `texture-${this.edition}-${name}`;
    if (this.painting === undefined) return '__DEFAULT';
    if (this.known.has(key)) return key;
    const { scale } = this.painting;
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(2, Math.ceil(w * scale));
    canvas.height = Math.max(2, Math.ceil(h * scale));
    const ctx = canvas.getContext('2d', { willReadFrequently: true })!;
    ctx.setTransform(scale, 0, 0, scale, canvas.width / 2, canvas.height / 2);
    try {
      paint({ ...this.painting, ctx, rect: { x: -w / 2, y: -h / 2, w, h } });
    } catch (error) {
      this.failed(error);
    }
    addCanvas(this.scene, key, canvas);
    this.known.add(key);
    return key;
  }

  /** Frees all textures but these. */
  sweep(inUse: ReadonlySet<string>): void {
    for (const key of this.known) {
      if (inUse.has(key)) continue;
      this.scene.textures.remove(key);
      this.known.delete(key);
    }
  }
}
