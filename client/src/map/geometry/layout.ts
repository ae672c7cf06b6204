import { type Axial, type Direction, type Grid, type HexLabel, labelOf, parseLabel } from '@ironhex/shared/hex';
import { APOTHEM, along, type Point, R, type Rect } from './geometry.ts';

/**
 * How hexes lie on the drawn map, as Red Blob Games calls it: upright, with flat tops and north up, or the same map turned
 * by a quarter clockwise, with pointed tops and north to the right. Only places turn: texts, counters and light are drawn
 * upright in both. Points are in map units.
 */
export interface Layout {
  readonly turned: boolean;
  /** Where a point of the upright map is drawn. */
  drawn(point: Point): Point;
  /** Where the centre of a hex is drawn; that of 0101 is the origin. */
  centreOf(hex: Axial): Point;
  /** Where the centre of the hex with this label is drawn. A text that is no label is a bug of the caller. */
  centreOfLabel(label: HexLabel): Point;
  /** Which point of the upright map is drawn at a point. */
  uprightOf(point: Point): Point;
  /** The hex in which a point lies. Points on a border belong to one of the two hexes. */
  hexAt(point: Point): Axial;
  /** The label of the hex in which a point lies, null off the map. */
  labelAt(grid: Grid, point: Point): HexLabel | null;
  /** The angle of a direction, radians clockwise from the right as on a canvas; parts of a direction lie between. */
  angleOf(direction: number): number;
  /** The rotation of something that points up, so that it points in a direction; radians clockwise. */
  rotationOf(direction: number): number;
  /** Corner `i` of a hex: corners `d` and `d + 1` bound the side that faces direction `d`. */
  cornerOf(centre: Point, i: number, radius?: number): Point;
  /** The six corners of a hex, clockwise. */
  cornersOf(centre: Point, radius?: number): readonly Point[];
  /** The middle of the side that faces a direction. */
  sideMiddle(centre: Point, direction: Direction, apothem?: number): Point;
  /** The rectangle that a whole map fills. */
  boardRect(grid: Grid): Rect;
}

const QUARTER = Math.PI / 2;
const SIXTH = Math.PI / 3;

/** The hex with its centre nearest to a point given in hexes. */
const rounded = (q: number, r: number): Axial => {
  const s = -q - r;
  const whole = { q: Math.round(q), r: Math.round(r), s: Math.round(s) };
  const off = { q: Math.abs(whole.q - q), r: Math.abs(whole.r - r), s: Math.abs(whole.s - s) };
  if (off.q > off.r && off.q > off.s) return { q: -whole.r - whole.s + 0, r: whole.r + 0 };
  if (off.r > off.s) return { q: whole.q + 0, r: -whole.q - whole.s + 0 };
  return { q: whole.q + 0, r: whole.r + 0 };
};

const layoutOf = (turned: boolean): Layout => {
  const drawn = ({ x, y }: Point): Point => (turned ? { x: 0 - y, y: x } : { x, y });
  const uprightOf = ({ x, y }: Point): Point => (turned ? { x: y, y: 0 - x } : { x, y });

  const centreOf = ({ q, r }: Axial): Point => drawn({ x: 1.5 * R * q, y: 2 * APOTHEM * (r + q / 2) });
  const hexAt = (point: Point): Axial => {
    const { x, y } = uprightOf(point);
    const q = x / (1.5 * R);
    return rounded(q, y / (2 * APOTHEM) - q / 2);
  };
  const rotationOf = (direction: number): number => direction * SIXTH + (turned ? QUARTER : 0);
  const angleOf = (direction: number): number => rotationOf(direction) - QUARTER;
  const cornerOf = (centre: Point, i: number, radius = R): Point => along(centre, angleOf(i - 0.5), radius);

  return {
    turned,
    drawn,
    centreOf,
    centreOfLabel: (label) => {
      const hex = parseLabel(label);
      if (hex === undefined) throw new RangeError(`no hex ${label}`);
      return centreOf(hex);
    },
    uprightOf,
    hexAt,
    labelAt: (grid, point) => {
      const hex = hexAt(point);
      const row = hex.r + (hex.q - (hex.q & 1)) / 2;
      return hex.q >= 0 && row >= 0 && hex.q < grid.width && row < grid.height ? labelOf(hex) : null;
    },
    angleOf,
    rotationOf,
    cornerOf,
    cornersOf: (centre, radius) => [0, 1, 2, 3, 4, 5].map((i) => cornerOf(centre, i, radius)),
    sideMiddle: (centre, direction, apothem = APOTHEM) => along(centre, angleOf(direction), apothem),
    boardRect: ({ width, height }) => {
      const [long, down] = [R * (1.5 * width + 0.5), APOTHEM * (2 * height + (width > 1 ? 1 : 0))];
      return turned ? { x: APOTHEM - down, y: -R, w: down, h: long } : { x: -R, y: -APOTHEM, w: long, h: down };
    },
  };
};

/** North is up: hexes have flat tops. */
export const UPRIGHT: Layout = layoutOf(false);

/** North is to the right: hexes have pointed tops. */
export const TURNED: Layout = layoutOf(true);
