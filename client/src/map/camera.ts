import { grown, type Point, type Rect } from './geometry.ts';

const MAX_ZOOM = 2.6;
/** How far past its edge the map can be dragged, CSS pixels. */
const MARGIN = 120;
const FIT_MARGIN = 16;

/** What part of the map is seen and how large. Screen points are CSS pixels from the board's upper left corner. */
export class Camera {
  /** The map point in the upper left corner of the screen. */
  x = 0;
  y = 0;
  /** CSS pixels per map unit. */
  zoom = 1;
  /** The player has not moved the map since it was last fitted, so it is fitted again when the size changes. */
  fitted = true;
  /** CSS pixels at the lower edge that something else covers. */
  private covered = 0;
  /** The whole map was shown before something covered it. */
  private fittedBefore = true;
  private width = 1;
  private height = 1;
  private bounds: Rect = { x: 0, y: 0, w: 1, h: 1 };

  /** Tells the size of the screen. */
  resize(width: number, height: number): void {
    const middle = this.toMap({ x: this.width / 2, y: this.height / 2 });
    this.width = Math.max(1, width);
    this.height = Math.max(1, height);
    this.covered = 0;
    if (this.fitted) this.fit();
    else this.centreOn(middle);
  }

  /** Tells how large the map is. */
  setBounds(bounds: Rect): void {
    this.bounds = bounds;
    this.fit();
  }

  /** Shows the whole map. */
  fit(): void {
    this.zoom = this.fitZoom();
    this.centreOn({ x: this.bounds.x + this.bounds.w / 2, y: this.bounds.y + this.bounds.h / 2 });
    this.fitted = true;
  }

  /** Something covers so many CSS pixels at the lower edge, and this map point is to be seen above it. */
  cover(bottom: number, at: Point): void {
    if (this.covered === 0) this.fittedBefore = this.fitted;
    this.covered = bottom;
    this.centreOn(at);
  }

  /** Nothing covers the map any more: it comes back whole if it was shown so before. */
  uncover(): void {
    if (this.covered === 0) return;
    this.covered = 0;
    if (this.fittedBefore) this.fit();
    else this.clamp();
  }

  /** Puts a map point into the middle of the screen, as far as the map's edges allow. */
  centreOn({ x, y }: Point): void {
    this.x = x - this.width / 2 / this.zoom;
    this.y = y - (this.height - this.covered) / 2 / this.zoom;
    this.clamp();
  }

  /** Moves the map by so many CSS pixels. */
  panBy(dx: number, dy: number): void {
    this.x -= dx / this.zoom;
    this.y -= dy / this.zoom;
    this.clamp();
  }

  /** Makes the map larger or smaller while what is at a screen point stays there. */
  zoomAt(factor: number, at: Point = { x: this.width / 2, y: this.height / 2 }): void {
    const fixed = this.toMap(at);
    this.zoom = Math.min(MAX_ZOOM, Math.max(this.fitZoom() * 0.8, this.zoom * factor));
    this.x = fixed.x - at.x / this.zoom;
    this.y = fixed.y - at.y / this.zoom;
    this.clamp();
  }

  /** Moves the map as little as needed to show a rectangle of it. */
  reveal(rect: Rect): void {
    const seen = this.view();
    const shift = (at: number, size: number, from: number, length: number): number =>
      at < from ? at - from : Math.max(0, Math.min(at + size - from - length, at - from));
    const dx = shift(rect.x, rect.w, seen.x, seen.w);
    const dy = shift(rect.y, rect.h, seen.y, seen.h);
    if (dx === 0 && dy === 0) return;
    this.x += dx;
    this.y += dy;
    this.fitted = false;
  }

  /** The part of the map that is seen. */
  view(): Rect {
    return { x: this.x, y: this.y, w: this.width / this.zoom, h: this.height / this.zoom };
  }

  /** Where a map point is on the screen. */
  toScreen({ x, y }: Point): Point {
    return { x: (x - this.x) * this.zoom, y: (y - this.y) * this.zoom };
  }

  /** Which map point is at a place of the screen. */
  toMap({ x, y }: Point): Point {
    return { x: this.x + x / this.zoom, y: this.y + y / this.zoom };
  }

  private fitZoom(): number {
    const across = (this.width - 2 * FIT_MARGIN) / this.bounds.w;
    const down = (this.height - 2 * FIT_MARGIN) / this.bounds.h;
    return Math.max(0.02, Math.min(MAX_ZOOM, across, down));
  }

  private clamp(): void {
    this.fitted = false;
    const room = grown(this.bounds, MARGIN / this.zoom);
    const { w, h } = this.view();
    const keep = (at: number, size: number, from: number, length: number): number =>
      length <= size ? from - (size - length) / 2 : Math.min(from + length - size, Math.max(from, at));
    this.x = keep(this.x, w, room.x, room.w);
    this.y = keep(this.y, h - this.covered / this.zoom, room.y, room.h);
  }
}
