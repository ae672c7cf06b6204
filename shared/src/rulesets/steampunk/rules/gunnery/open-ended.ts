/** Shots and area attacks are rolled with this. */
export const D6 = 6;
/** An extra die that shows this or more adds 1, and another may follow, DET-3. */
export const GOES_ON = 5;

/** What dice of an open-ended roll come to: the first, and 1 for each extra die that goes on, DET-3. */
export const resultOf = ([first = 0, ...extra]: readonly number[]): number =>
  first + extra.filter((die) => die >= GOES_ON).length;

/** The chance of a die to show this or more. */
const orMore = (face: number): number => Math.max(0, D6 + 1 - Math.max(1, face)) / D6;

/** The exact chance of an open-ended d6 to reach a number, DET-3. `enough`: as in {@link openEnded}. */
export const chanceOf = (needed: number, enough = Infinity): number =>
  Math.max(needed <= D6 ? orMore(needed) : orMore(D6) * orMore(GOES_ON) ** (needed - D6), orMore(enough));
