import { type Axial, axialAt, type Grid, hexIndex } from '../hex/index.ts';

/** Where a hex comes to lie when the map is turned by half a circle; on a map of odd width that may be off the map. */
export const turnedAxial = (grid: Grid, hex: Axial): Axial => {
  // Turning exchanges the first and the last hex of the map: on a map of odd width both stand high.
  const last = axialAt(grid, grid.width * grid.height - 1);
  return { q: last.q - hex.q, r: last.r - hex.r };
};

/**
 * The hex that takes this one's place when the map is turned by half a circle, by index. On a map of odd width every
 * second column has one hex more than its turned self; that one stands for itself.
 */
export const turnedHex = (grid: Grid, index: number): number => {
  const turned = hexIndex(grid, turnedAxial(grid, axialAt(grid, index)));
  return turned < 0 ? index : turned;
};
