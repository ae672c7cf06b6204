/** A number from 0 up to 1 for a point of a lattice. */
const at = (x: number, y: number, seed: number): number => {
  let mixed = Math.imul(x, 0x1b873593) ^ Math.imul(y, 0x2545f491) ^ seed;
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  mixed = Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39);
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 4294967296;
};

const eased = (part: number): number => part * part * (3 - 2 * part);

/** Smooth noise from -1 to 1 with a hill or a hollow to each unit. */
export const noise = (x: number, y: number, seed: number): number => {
  const [column, row] = [Math.floor(x), Math.floor(y)];
  const [right, down] = [eased(x - column), eased(y - row)];
  const upper = at(column, row, seed) * (1 - right) + at(column + 1, row, seed) * right;
  const lower = at(column, row + 1, seed) * (1 - right) + at(column + 1, row + 1, seed) * right;
  return (upper * (1 - down) + lower * down) * 2 - 1;
};
