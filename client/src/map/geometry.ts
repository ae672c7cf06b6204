import { type Axial, type Direction, type Grid, type HexLabel, labelOf, parseLabel } from '@ironhex/shared/hex';

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

/** From a hex's centre to its corner, in map units. Everything on the map is measured in these. */
export const R = 48;

/** From a hex's centre to the middle of its side. */
export const APOTHEM = (R * Math.sqrt(3)) / 2;

/** Where the centre of a hex is drawn: flat-top hexes, 0101 at the origin. */
export const centreOf = ({ q, r }: Axial): Point => ({ x: 1.5 * R * q, y: 2 * APOTHEM * (r + q / 2) });

/** Where the centre of the hex with this label is drawn. A text that is no label is a bug of the caller. */
export const centreOfLabel = (label: HexLabel): Point => {
  const hex = parseLabel(label);
  if (hex === undefined) throw new RangeError(`no hex ${label}`);
  return centreOf(hex);
};

/** The hex in which a point lies. Points on a border belong to one of the two hexes. */
export const hexAt = ({ x, y }: Point): Axial => {
  const q = x / (1.5 * R);
  const r = y / (2 * APOTHEM) - q / 2;
  const s = -q - r;
  const rounded = { q: Math.round(q), r: Math.round(r), s: Math.round(s) };
  const off = { q: Math.abs(rounded.q - q), r: Math.abs(rounded.r - r), s: Math.abs(rounded.s - s) };
  if (off.q > off.r && off.q > off.s) return { q: -rounded.r - rounded.s + 0, r: rounded.r + 0 };
  if (off.r > off.s) return { q: rounded.q + 0, r: -rounded.q - rounded.s + 0 };
  return { q: rounded.q + 0, r: rounded.r + 0 };
};

/** The label of the hex in which a point lies, null off the map. */
export const labelAt = (grid: Grid, point: Point): HexLabel | null => {
  const hex = hexAt(point);
  const row = hex.r + (hex.q - (hex.q & 1)) / 2;
  return hex.q >= 0 && row >= 0 && hex.q < grid.width && row < grid.height ? labelOf(hex) : null;
};

/** The angle of a direction, radians clockwise from east as on a canvas: north is up. */
export const angleOf = (direction: number): number => (direction * Math.PI) / 3 - Math.PI / 2;

/** The point at a distance from another in an angle. */
export const along = (from: Point, angle: number, distance: number): Point => ({
  x: from.x + Math.cos(angle) * distance,
  y: from.y + Math.sin(angle) * distance,
});

/** Corner `i` of a hex: corners `d` and `d + 1` bound the side that faces direction `d`. */
export const cornerOf = (centre: Point, i: number, radius = R): Point =>
  along(centre, angleOf(i) - Math.PI / 6, radius);

/** The six corners of a hex, clockwise from the upper left. */
export const cornersOf = (centre: Point, radius = R): readonly Point[] =>
  [0, 1, 2, 3, 4, 5].map((i) => cornerOf(centre, i, radius));

/** The middle of the side that faces a direction. */
export const sideMiddle = (centre: Point, direction: Direction, apothem = APOTHEM): Point =>
  along(centre, angleOf(direction), apothem);

/** The point a part of the way from one point to another. */
export const between = (a: Point, b: Point, part: number): Point => ({
  x: a.x + (b.x - a.x) * part,
  y: a.y + (b.y - a.y) * part,
});

/** How far two points are apart. */
export const apart = (a: Point, b: Point): number => Math.hypot(b.x - a.x, b.y - a.y);

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

/** A rectangle made larger on every side. */
export const grown = (rect: Rect, by: number): Rect => ({
  x: rect.x - by,
  y: rect.y - by,
  w: rect.w + 2 * by,
  h: rect.h + 2 * by,
});

/** The rectangle that a whole map fills. */
export const boardRect = ({ width, height }: Grid): Rect => ({
  x: -R,
  y: -APOTHEM,
  w: R * (1.5 * width + 0.5),
  h: APOTHEM * (2 * height + (width > 1 ? 1 : 0)),
});
