/** A share in percent, with the limits between which the true one lies 95 times out of 100. */
interface Share {
  readonly percent: number;
  readonly from: number;
  readonly to: number;
}

/** How many standard deviations 95 % of a normal distribution lie within. */
const Z = 1.96;

const rounded = (percent: number): number => Math.round(percent * 10) / 10;

/** The share that `won` of `of` is, with its Wilson interval. Half a point counts as half a success. */
export const shareOf = (won: number, of: number): Share => {
  const share = won / of;
  const middle = (share + Z ** 2 / (2 * of)) / (1 + Z ** 2 / of);
  const reach = (Z / (1 + Z ** 2 / of)) * Math.sqrt((share * (1 - share)) / of + Z ** 2 / (4 * of ** 2));
  return {
    percent: rounded(100 * share),
    from: rounded(100 * Math.max(0, middle - reach)),
    to: rounded(100 * Math.min(1, middle + reach)),
  };
};

/** Times in milliseconds: how many there are, the median, the one that 95 of 100 stay below, and the longest. */
export const spreadOf = (times: readonly number[]) => {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (part: number): number => rounded(sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))]!);
  return { n: sorted.length, p50: at(0.5), p95: at(0.95), max: at(1) };
};
