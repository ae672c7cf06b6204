import {
  around,
  contains,
  grown,
  type Insets,
  middleOf,
  overlaps,
  type Point,
  R,
  type Rect,
} from '../geometry/geometry.ts';
import { keptIn, Screen, shiftTo } from './screen.ts';

const MAX_ZOOM = 2.6;
/** How far past its edge the map can be dragged, CSS pixels. */
const MARGIN = 120;
/** Below this zoom, at which a counter is 28 pixels wide, a map that is fitted is too large to be read whole. */
const TOO_SMALL_TO_READ = 0.35;
/** How large a place of a vast map is shown, so that its counters can be read; smaller on screens with little room. */
const READABLE = 0.7;
const LEAST_READABLE = 0.4;
/** The smallest width of a vast map in view, map units. */
const ACROSS = 12 * 1.5 * R;
/** On a vast map, the distance of a frame from the edges, as a part of the room. */
const AWAY = 0.3;
/** Below this zoom even an enlarged counter is narrower than 24 pixels, and nobody can read a whole map. */
const LEAST_WHOLE = 0.15;
/** How far past the edge of a vast map the camera may go for a frame there, CSS pixels. */
const EDGE = 14;
/** How far beyond an edge something reaches that was put there, by rounding, map units. */
const ROUNDING = 0.5;
/** To frame something the camera zooms out by this factor at most. */
const LEAST = 0.5;

interface Place {
  readonly centre: Point;
  readonly zoom: number;
}

/** What the player wants to see: the whole map, or a place in the middle of the screen. */
type Wish = 'whole' | Place;

/**
 * The part of the map in view, and its zoom. It follows the player's wish and, while something is framed, the frame;
 * after that the map returns to the wish. Screen points are CSS pixels from the board's upper left corner.
 */
export class Camera {
  /** The map point in the upper left corner of the screen. */
  x = 0;
  y = 0;
  /** CSS pixels per map unit. */
  zoom = 1;
  private wish: Wish = 'whole';
  /** The frame: rectangles of the map, the most important ones first. */
  private framed: readonly Rect[] = [];
  /** What stands beside the map. */
  private beside: readonly Rect[] = [];
  /** The player has moved the map since something was framed. */
  private loose = false;
  private readonly screen = new Screen();
  private bounds: Rect = { x: 0, y: 0, w: 1, h: 1 };

  /** Whether the map is too large to be read when it is shown whole. */
  get vast(): boolean {
    return this.fitZoom() < TOO_SMALL_TO_READ;
  }

  /** The size of the screen. */
  get room(): { readonly width: number; readonly height: number } {
    const { width, height } = this.screen;
    return { width, height };
  }

  /** The part of the screen that is not covered. */
  get freeRoom(): Rect {
    return this.screen.free;
  }

  /** What lies over the edges of the map, CSS pixels. */
  get covered(): Insets {
    return this.screen.covered;
  }

  /** Tells the size of the screen. */
  resize(width: number, height: number): void {
    this.screen.width = Math.max(1, width);
    this.screen.height = Math.max(1, height);
    this.settle();
  }

  /** Tells how large the map is, and shows it whole. */
  setBounds(bounds: Rect): void {
    this.bounds = bounds;
    this.fit();
  }

  /** The bounds of the map have changed, such as the trays beside it. */
  bound(bounds: Rect): void {
    this.bounds = bounds;
    this.settle();
  }

  /** The map was turned: it fills these bounds now, and `moved` maps its points. */
  turn(bounds: Rect, moved: (point: Point) => Point): void {
    this.bounds = bounds;
    if (this.wish !== 'whole') this.wish = { ...this.wish, centre: moved(this.wish.centre) };
    this.framed = [];
    this.settle();
  }

  /** Shows the whole map. */
  fit(): void {
    this.wish = 'whole';
    this.loose ||= this.framed.length > 0;
    this.framed = [];
    this.settle();
  }

  /**
   * Moves the camera so that these rectangles are in the part of the screen that nothing covers, the most important
   * ones first. Moves and zooms out no more than necessary, or so far that what stands `beside` the map is not cut. Without
   * rectangles it restores the view from before, unless the player has moved the map since.
   */
  frame(rects: readonly Rect[], covered: Insets, beside: readonly Rect[] = []): void {
    this.screen.covered = covered;
    this.beside = beside;
    if (rects.length === 0) {
      // A vast map stays where the action was: whole, it would show nothing.
      if (this.framed.length > 0 && this.wish === 'whole' && this.vast) this.wish = this.place();
      this.loose = false;
    }
    if (this.loose) return;
    this.framed = rects;
    this.settle();
  }

  /**
   * Shows the whole map in the part of the screen that is not covered, unless the player moves it. Where its counters
   * would be too small to be read, it shows these rectangles together instead; without any, the whole map all the same.
   */
  frameAll(rects: readonly Rect[], covered: Insets): void {
    this.screen.covered = covered;
    const isReadable = this.screen.zoomFor(this.bounds) >= LEAST_WHOLE;
    this.frame([rects.length === 0 || isReadable ? this.bounds : rects.reduce(around)], covered);
  }

  /**
   * On a vast map: shows where something happens, so large that it can be read, and stays there. Any other map is left as
   * the player has it.
   */
  look(rects: readonly Rect[]): void {
    if (!this.vast || rects.length === 0 || this.framed.length > 0) return;
    this.framed = rects;
    this.settle();
    this.wish = this.place();
    this.framed = [];
  }

  /** Moves the map by so many CSS pixels. */
  panBy(dx: number, dy: number): void {
    this.x -= dx / this.zoom;
    this.y -= dy / this.zoom;
    this.keep();
  }

  /** Zooms around a screen point, which stays in place. */
  zoomAt(factor: number, at: Point = this.middle()): void {
    const fixed = this.toMap(at);
    this.zoom = Math.min(MAX_ZOOM, Math.max(this.fitZoom() * 0.8, this.zoom * factor));
    this.x = fixed.x - at.x / this.zoom;
    this.y = fixed.y - at.y / this.zoom;
    this.keep();
  }

  /** Puts a map point into the middle of the screen, as far as the map's edges allow. */
  centreOn(point: Point): void {
    this.centre(point);
    this.keep();
  }

  /**
   * Moves the camera as little as necessary to show a rectangle of the map. A map that is shown whole stays whole and
   * makes room at the next change instead: the rectangle was only behind something that covers the map.
   */
  reveal(rect: Rect): void {
    const { x, y } = this;
    this.show(rect);
    const moved = this.x !== x || this.y !== y;
    if (moved && (this.vast || this.wish !== 'whole')) this.keep();
  }

  /** Whether a rectangle of the map is entirely in view, and not covered. */
  shows(rect: Rect): boolean {
    return contains(grown(this.free(), ROUNDING), rect);
  }

  /** Whether a map point is on the screen, and under nothing that covers it. */
  sees(point: Point): boolean {
    const { x, y } = this.toScreen(point);
    const { top, right, bottom, left, leftTo = Number.POSITIVE_INFINITY } = this.screen.covered;
    const { width, height } = this.screen;
    const isOnScreen = x >= 0 && y >= top && x <= width - right && y <= height - bottom;
    return isOnScreen && (x >= left || y >= leftTo);
  }

  /** The part of the map in view. */
  view(): Rect {
    return { x: this.x, y: this.y, w: this.screen.width / this.zoom, h: this.screen.height / this.zoom };
  }

  /** The part of the map in view and not covered. */
  free(): Rect {
    return this.toMapRect(this.screen.free);
  }

  /** Where a map point is on the screen. */
  toScreen({ x, y }: Point): Point {
    return { x: (x - this.x) * this.zoom, y: (y - this.y) * this.zoom };
  }

  /** Which map point is at a place of the screen. */
  toMap({ x, y }: Point): Point {
    return { x: this.x + x / this.zoom, y: this.y + y / this.zoom };
  }

  /** Which part of the map is at a part of the screen. */
  toMapRect({ x, y, w, h }: Rect): Rect {
    return { ...this.toMap({ x, y }), w: w / this.zoom, h: h / this.zoom };
  }

  /** The middle of the screen. */
  private middle(): Point {
    return { x: this.screen.width / 2, y: this.screen.height / 2 };
  }

  /** The current view. */
  private place(): Place {
    return { centre: this.toMap(this.middle()), zoom: this.zoom };
  }

  /** Takes a view that the player has chosen. */
  private keep(): void {
    this.clamp();
    this.wish = this.place();
    this.loose ||= this.framed.length > 0;
    this.framed = [];
  }

  /** Computes the current view. */
  private settle(): void {
    const wish = this.wish === 'whole' ? { centre: middleOf(this.bounds), zoom: this.fitZoom() } : this.wish;
    const all = this.framed.some((rect) => contains(rect, this.bounds));
    const near = all || (this.vast && wish.zoom < TOO_SMALL_TO_READ);
    const most = all ? this.fitZoom() : near && this.framed.length > 0 ? this.readableZoom() : wish.zoom;
    const rect = this.screen.together(this.framed, most * LEAST);
    this.zoom = rect === undefined ? most : Math.min(most, this.screen.zoomFor(rect));
    this.centre(near && rect !== undefined ? middleOf(rect) : wish.centre);
    if (rect === undefined) return;
    if (this.vast) {
      this.show(rect, AWAY);
      // A frame at the edge of the map stays there, since beyond it there is nothing to see.
      this.clamp(EDGE);
    }
    this.show(rect);
    this.showUncut(rect);
  }

  /** Moves on to show whole what would be cut beside the map, if there is room for it with the frame. */
  private showUncut(frame: Rect): void {
    const free = this.free();
    const cut = this.beside.filter((rect) => overlaps(free, rect) && !contains(free, rect));
    const all = cut.reduce(around, frame);
    if (this.screen.zoomFor(all) >= this.zoom) this.show(all);
  }

  private readableZoom(): number {
    return Math.min(READABLE, Math.max(LEAST_READABLE, this.screen.free.w / ACROSS));
  }

  private fitZoom(): number {
    return Math.max(0.02, Math.min(MAX_ZOOM, this.screen.fitZoom(this.bounds)));
  }

  private centre({ x, y }: Point): void {
    const middle = this.middle();
    this.x = x - middle.x / this.zoom;
    this.y = y - middle.y / this.zoom;
    this.clamp();
  }

  /** Moves as little as needed to have a rectangle where nothing covers the map; `away`: away from the edges. */
  private show(rect: Rect, away = 0): void {
    const free = this.free();
    this.x += shiftTo(rect.x, rect.w, free.x, free.w, away);
    this.y += shiftTo(rect.y, rect.h, free.y, free.h, away);
  }

  /** Keeps the uncovered part of the view near the map. */
  private clamp(margin = MARGIN): void {
    const free = this.free();
    const room = grown(this.bounds, margin / this.zoom);
    this.x += keptIn(free.x, free.w, room.x, room.w) - free.x;
    this.y += keptIn(free.y, free.h, room.y, room.h) - free.y;
  }
}
