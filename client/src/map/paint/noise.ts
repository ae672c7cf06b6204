// Drawing is deterministic: what looks random is read off the hex's label.

/** A whole number from a text, spread evenly over 32 bits (FNV-1a with a final mix). */
export const hashOf = (text: string): number => {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (hash ^ (hash >>> 13)) >>> 0;
};

/** A stream of numbers from 0 up to 1 that always starts the same for the same seed (mulberry32). */
export const jitter = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
};

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
