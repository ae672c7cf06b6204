import type { Point, Rect } from '../geometry/geometry.ts';
import type { Layout } from '../geometry/layout.ts';
import type { Colours } from './colours.ts';

/** How the map is painted now. */
export interface Painting {
  /** One CSS pixel in map units: for lines and texts that keep their size on the screen. */
  readonly px: number;
  readonly layout: Layout;
}

/** What a mark is painted with: a canvas set to map units. */
export interface Brush extends Painting {
  readonly ctx: CanvasRenderingContext2D;
  readonly colours: Colours;
  /** The part of the map that is being painted. */
  readonly rect: Rect;
}

const FONT = 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif';

/** The text style of a size in map units. */
export const font = (size: number, weight = 600): string => `${weight} ${size}px ${FONT}`;

/** Starts a path through points. */
export const trace = (ctx: CanvasRenderingContext2D, points: readonly Point[], closed = true): void => {
  ctx.beginPath();
  addTrace(ctx, points, closed);
};

/** Adds points to the path begun before. */
export const addTrace = (ctx: CanvasRenderingContext2D, points: readonly Point[], closed = true): void => {
  points.forEach(({ x, y }, i) => {
    if (i === 0) ctx.moveTo(x, y);
    else ctx.lineTo(x, y);
  });
  if (closed) ctx.closePath();
};

/** Starts a path around a circle. */
export const disc = (ctx: CanvasRenderingContext2D, { x, y }: Point, radius: number): void => {
  ctx.beginPath();
  ctx.arc(x, y, radius, 0, Math.PI * 2);
};

/** Fills the current path. */
export const fill = (ctx: CanvasRenderingContext2D, style: string | CanvasGradient): void => {
  ctx.fillStyle = style;
  ctx.fill();
};

/** Strokes the current path. */
export const stroke = (
  ctx: CanvasRenderingContext2D,
  style: string,
  width: number,
  dash: readonly number[] = [],
): void => {
  ctx.strokeStyle = style;
  ctx.lineWidth = width;
  ctx.setLineDash([...dash]);
  ctx.stroke();
  ctx.setLineDash([]);
};

/** Writes a text around its middle, with a rim that keeps it readable on any ground. */
export const write = (
  ctx: CanvasRenderingContext2D,
  text: string,
  at: Point,
  style: { readonly size: number; readonly colour: string; readonly rim?: string; readonly weight?: number },
): void => {
  ctx.font = font(style.size, style.weight ?? 600);
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  if (style.rim !== undefined) {
    ctx.lineJoin = 'round';
    ctx.strokeStyle = style.rim;
    ctx.lineWidth = style.size * 0.28;
    ctx.strokeText(text, at.x, at.y);
  }
  ctx.fillStyle = style.colour;
  ctx.fillText(text, at.x, at.y);
};

/** A warning triangle around a point. */
export const warning = (ctx: CanvasRenderingContext2D, at: Point, size: number, colour: string, ink: string): void => {
  const { x, y } = at;
  ctx.lineJoin = 'round';
  trace(ctx, [
    { x, y: y - size * 0.6 },
    { x: x + size * 0.62, y: y + size * 0.48 },
    { x: x - size * 0.62, y: y + size * 0.48 },
  ]);
  stroke(ctx, ink, size * 0.3);
  fill(ctx, colour);
  ctx.fillStyle = ink;
  ctx.fillRect(x - size * 0.07, y - size * 0.26, size * 0.14, size * 0.4);
  ctx.fillRect(x - size * 0.07, y + size * 0.21, size * 0.14, size * 0.14);
};
