/** A hex in axial coordinates (H-1.1): flat-top hexes, `q` is the column, the third cube coordinate is `-q - r`. */
export interface Axial {
  readonly q: number;
  readonly r: number;
}

/** One of the six directions, clockwise from north (H-1.2). Also the side of a hex that faces this way, and a facing. */
export type Direction = 0 | 1 | 2 | 3 | 4 | 5;

/** The neighbour in each direction as a displacement: N, NE, SE, S, SW, NW (H-1.2). */
export const DIRECTIONS = [
  { q: 0, r: -1 },
  { q: 1, r: -1 },
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
] as const satisfies readonly Axial[];

/** What the directions are called, in the order of `DIRECTIONS`. */
export const DIRECTION_NAMES = ['N', 'NE', 'SE', 'S', 'SW', 'NW'] as const;

/** The direction that points the other way. */
export const opposite = (direction: Direction): Direction => turn(direction, 3);

/** The direction after turning clockwise by so many sixths of a circle; negative turns go counter-clockwise. */
export const turn = (direction: Direction, sixths: number): Direction =>
  ((((direction + sixths) % 6) + 6) % 6) as Direction;

/** How many hexes lie between two hexes, counting the far one (H-1.4). */
export const distance = (a: Axial, b: Axial): number => {
  const q = b.q - a.q;
  const r = b.r - a.r;
  return (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2;
};

/** The direction in which `b` is the neighbour of `a`; undefined if the two are not adjacent. */
export const directionBetween = (a: Axial, b: Axial): Direction | undefined =>
  distance(a, b) === 1 ? straightDirection(a, b) : undefined;

/** The direction in which `b` lies on a straight row of hexes from `a`; undefined off the six rows or on `a` itself. */
export const straightDirection = (a: Axial, b: Axial): Direction | undefined => {
  const q = b.q - a.q;
  const r = b.r - a.r;
  if (q === 0) return r === 0 ? undefined : r < 0 ? 0 : 3;
  if (r === 0) return q > 0 ? 2 : 5;
  if (q + r === 0) return q > 0 ? 1 : 4;
  return undefined;
};

// Every second column stands half a hex lower (H-1.3), so row and `r` differ by one more every two columns.

/** The hex in the given column and row, both from 0 (H-1.3). */
export const axialOf = (col: number, row: number): Axial => ({ q: col, r: row - (col - (col & 1)) / 2 });

/** The row, from 0, of a hex; its column is `q` (H-1.3). */
export const rowOf = (q: number, r: number): number => r + (q - (q & 1)) / 2;

/** A side as seen from the facing: 0 front, 1 and 5 front-sides, 2 and 4 back-sides, 3 back (H-3.2). */
export const relativeSide = (side: Direction, facing: Direction): Direction => turn(side, -facing);

/**
 * The sides of `to` through which the line from `from` enters it: one, or the two that meet in the corner it passes
 * exactly (H-3.1). None if both are the same hex.
 */
export const enteredSides = (from: Axial, to: Axial): readonly Direction[] => {
  const q = from.q - to.q;
  const r = from.r - to.r;
  if (q === 0 && r === 0) return [];
  // How far `from` lies towards each side of `to`: the line enters by the side, or the two sides, where this is largest.
  const towards = DIRECTIONS.map((side) => side.q * q + side.r * r + (side.q + side.r) * (q + r));
  const most = Math.max(...towards);
  return towards.flatMap((value, side) => (value === most ? [side as Direction] : []));
};
