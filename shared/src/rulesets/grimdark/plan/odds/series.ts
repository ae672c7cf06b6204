/** The distribution of a number that is never negative: at index n the probability of n. */
export type Series = readonly number[];

/** The distribution of a number that is always 0. */
export const NONE: Series = [1];

/** The distribution of a sum of two independent numbers. */
export const convolve = (one: Series, other: Series): Series => {
  const sum = Array<number>(one.length + other.length - 1).fill(0);
  for (const [m, p] of one.entries()) for (const [n, q] of other.entries()) sum[m + n]! += p * q;
  return sum;
};

/** The distribution of a sum of so many independent numbers that are all distributed alike. */
export const times = (one: Series, count: number): Series => {
  let sum = NONE;
  let doubled = one;
  for (let left = count; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) sum = convolve(sum, doubled);
    if (left > 1) doubled = convolve(doubled, doubled);
  }
  return sum;
};

/** One of several distributions, each with its weight. */
export const mixed = (parts: readonly (readonly [weight: number, series: Series])[]): Series => {
  const all = Array<number>(Math.max(...parts.map(([, series]) => series.length))).fill(0);
  for (const [weight, series] of parts) for (const [n, p] of series.entries()) all[n]! += weight * p;
  return all;
};
