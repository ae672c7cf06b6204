/** A place or a displacement on the drawn map. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** An upright rectangle. */
export interface Rect extends Point {
  readonly w: number;
  readonly h: number;
}

/** How much of each edge of the screen something covers, CSS pixels. */
export interface Insets {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
  /** How far down from the upper edge the left edge is covered; undefined for all the way. */
  readonly leftTo?: number;
}

/** Nothing covers the screen. */
export const UNCOVERED: Insets = { top: 0, right: 0, bottom: 0, left: 0 };

/** From a hex's centre to its corner, in map units. Everything on the map is measured in these. */
export const R = 48;

/** From a hex's centre to the middle of its side. */
export const APOTHEM = (R * Math.sqrt(3)) / 2;

/** The point at a distance from another in an angle. */
export const along = (from: Point, angle: number, distance: number): Point => ({
  x: from.x + Math.cos(angle) * distance,
  y: from.y + Math.sin(angle) * distance,
});

/** The point a part of the way from one point to another. */
export const between = (a: Point, b: Point, part: number): Point => ({
  x: a.x + (b.x - a.x) * part,
  y: a.y + (b.y - a.y) * part,
});

/** How far two points are apart. */
export const apart = (a: Point, b: Point): number => Math.hypot(b.x - a.x, b.y - a.y);

/** The rectangle of a size around its middle. */
export const rectOf = ({ x, y }: Point, w: number, h: number): Rect => ({ x: x - w / 2, y: y - h / 2, w, h });

/** The smallest rectangle around some points, with a margin. */
export const rectAround = (points: readonly Point[], margin = 0): Rect => {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const x = Math.min(...xs) - margin;
  const y = Math.min(...ys) - margin;
  return { x, y, w: Math.max(...xs) + margin - x, h: Math.max(...ys) + margin - y };
};

/** Whether two rectangles share a point. */
export const overlaps = (a: Rect, b: Rect): boolean =>
  a.x <= b.x + b.w && b.x <= a.x + a.w && a.y <= b.y + b.h && b.y <= a.y + a.h;

/** Whether a point lies in a rectangle or on its edge. */
export const holds = ({ x, y, w, h }: Rect, point: Point): boolean =>
  point.x >= x && point.x <= x + w && point.y >= y && point.y <= y + h;

/** Whether all of one rectangle lies in another. */
export const contains = (outer: Rect, inner: Rect): boolean =>
  holds(outer, inner) && holds(outer, { x: inner.x + inner.w, y: inner.y + inner.h });

/** A rectangle made larger on every side. */
export const grown = (rect: Rect, by: number): Rect => ({
  x: rect.x - by,
  y: rect.y - by,
  w: rect.w + 2 * by,
  h: rect.h + 2 * by,
});

/** The rectangle around two others. */
export const around = (a: Rect, b: Rect): Rect => {
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
  return { x, y, w: Math.max(a.x + a.w, b.x + b.w) - x, h: Math.max(a.y + a.h, b.y + b.h) - y };
};

/** The middle of a rectangle. */
export const middleOf = ({ x, y, w, h }: Rect): Point => ({ x: x + w / 2, y: y + h / 2 });
