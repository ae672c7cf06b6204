import { outlineOf } from '../counters/base.ts';
import { drawingOrder } from '../counters/standing.ts';
import { contains, type Rect } from '../geometry/geometry.ts';
import { fill, stroke, trace } from '../paint/brush.ts';
import { type Colours, sideColour } from '../paint/colours.ts';
import { type Lying, lieSame, paintTones, type Tones } from '../paint/tones.ts';
import type { BasePicture, Writing } from '../picture.ts';
import { standInCorner } from './corner.ts';
import { Resting } from './resting.ts';
import type { Viewpoint } from './viewpoint.ts';

/** The longer side, as a part of the shorter side of the screen, and within which limits, CSS pixels. */
const SIDE = { part: 0.2, least: 80, most: 180 };
/** How large a counter is, CSS pixels from its middle. */
const COUNTER = 4;

/** The corners of the map in which it can stand, the usual ones first. */
const CORNERS = ['left', 'right', 'far-left', 'far-right'];

/** The last painting of the ground, and its inputs. */
interface Ground extends Lying {
  readonly scale: number;
  readonly canvas: HTMLCanvasElement;
}

/**
 * A small picture of a map that is too large to be readable whole, with its counters and the part in view. A press
 * moves the camera there. It needs no keys: the camera follows the keyboard cursor.
 */
export class Minimap {
  private readonly canvas: HTMLCanvasElement;
  private readonly ctx: CanvasRenderingContext2D;
  private readonly viewpoint: Viewpoint;
  private readonly tones: Tones | undefined;
  private ground: Ground | undefined;
  /** What was drawn last. */
  private drawn: readonly unknown[] = [];
  private readonly listeners = new AbortController();
  private readonly place: HTMLElement;
  private readonly resting: Resting;

  /** `written` tells what is on the screen: of its corners it takes the one where it covers the least of that. */
  constructor(canvas: HTMLCanvasElement, viewpoint: Viewpoint, written: () => Writing, tones?: Tones) {
    this.tones = tones;
    this.canvas = canvas;
    this.place = canvas.parentElement!;
    this.resting = new Resting(() => standInCorner(this.place, CORNERS, written()));
    this.ctx = canvas.getContext('2d')!;
    this.viewpoint = viewpoint;
    const { signal } = this.listeners;
    canvas.addEventListener(
      'pointerdown',
      (event) => {
        canvas.setPointerCapture(event.pointerId);
        this.go(event);
      },
      { signal },
    );
    canvas.addEventListener(
      'pointermove',
      // Not for one that was pressed elsewhere, such as on the edge of a sheet, and comes by.
      (event) => canvas.hasPointerCapture(event.pointerId) && this.go(event),
      { signal },
    );
  }

  /** Draws what has changed since the last frame. */
  update({ board, counters }: Pick<BasePicture, 'board' | 'counters'>, colours: Colours, density: number): void {
    const { tones } = this;
    const { camera, layout } = this.viewpoint;
    const bounds = layout.boardRect(board);
    const view = camera.view();
    this.canvas.hidden = !camera.vast || contains(view, bounds);
    const key = [board, counters, colours, density, layout, ...Object.values(view)];
    if (this.canvas.hidden || key.every((part, i) => part === this.drawn[i])) return;
    this.drawn = key;
    this.place.style.setProperty('--covered-below', `${camera.covered.bottom}px`);
    this.resting.update(key);
    const scale = this.size(bounds, density);
    const { ctx } = this;
    ctx.setTransform(1, 0, 0, 1, 0, 0);
    ctx.fillStyle = colours.table;
    ctx.fillRect(0, 0, this.canvas.width, this.canvas.height);
    ctx.drawImage(this.groundOf({ board, layout, colours, tones }, scale), 0, 0);
    ctx.setTransform(scale, 0, 0, scale, -bounds.x * scale, -bounds.y * scale);
    const px = density / scale;
    for (const { at, side, destroyed, size = 1 } of counters.toSorted(drawingOrder)) {
      if (destroyed || typeof at !== 'string') continue;
      const { x, y } = layout.centreOfLabel(at);
      trace(
        ctx,
        outlineOf(side, COUNTER * Math.sqrt(size) * px).map((point) => ({ x: point.x + x, y: point.y + y })),
      );
      stroke(ctx, colours.shadow, 2 * px);
      fill(ctx, sideColour(colours, side));
    }
    ctx.strokeStyle = colours.shadow;
    ctx.lineWidth = 4 * px;
    ctx.strokeRect(view.x, view.y, view.w, view.h);
    ctx.strokeStyle = colours.light;
    ctx.lineWidth = 2 * px;
    ctx.strokeRect(view.x, view.y, view.w, view.h);
  }

  /** Stops listening. */
  destroy(): void {
    this.listeners.abort();
    this.resting.destroy();
  }

  /** Gives the canvas its size; device pixels to a map unit. */
  private size({ w, h }: Rect, density: number): number {
    const { width, height } = this.viewpoint.camera.room;
    const side = Math.min(SIDE.most, Math.max(SIDE.least, SIDE.part * Math.min(width, height)));
    const scale = (side * density) / Math.max(w, h);
    const [across, down] = [Math.round(w * scale), Math.round(h * scale)];
    if (this.canvas.width !== across || this.canvas.height !== down) {
      this.canvas.width = across;
      this.canvas.height = down;
      this.canvas.style.width = `${across / density}px`;
      this.canvas.style.height = `${down / density}px`;
    }
    return scale;
  }

  private groundOf(lying: Lying, scale: number): HTMLCanvasElement {
    const { ground } = this;
    if (ground?.scale === scale && lieSame(ground, lying)) return ground.canvas;
    this.ground = { ...lying, scale, canvas: paintTones(lying, scale) };
    return this.ground.canvas;
  }

  /** Moves the map to where the pointer is. */
  private go(event: PointerEvent): void {
    const { ground, viewpoint } = this;
    if (ground === undefined) return;
    const box = this.canvas.getBoundingClientRect();
    const { x, y, w, h } = viewpoint.layout.boardRect(ground.board);
    const at = {
      x: x + ((event.clientX - box.left) / box.width) * w,
      y: y + ((event.clientY - box.top) / box.height) * h,
    };
    viewpoint.taken(() => viewpoint.camera.centreOn(at));
  }
}
