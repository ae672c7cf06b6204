import { type Axial, DIRECTIONS, type Direction, turn } from './axial.ts';

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
