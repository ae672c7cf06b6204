/** What dice came to: how much more a side lost by them than it loses on average, as things stood. */
export interface Stake {
  /** The number of the event in the telling of its viewer. */
  readonly n: number;
  /** The side that lost; a negative `worth` is what it kept. */
  readonly side: number;
  /** What came of the dice, less the mean of all that could have come. */
  readonly worth: number;
  readonly variance: number;
}

/** What a side's luck comes to. */
interface Luck {
  /** More than on average, in the measure of the game. */
  readonly worth: number;
  /** The chance that the same rolls give still more, 0 to 1. */
  readonly luckier: number;
}

/** What a stake was worth to a side: what it kept itself, and what others lost. */
export const worthTo = ({ side, worth }: Stake, to: number): number => (side === to ? -worth : worth);

/** The coefficients of Abramowitz and Stegun 7.1.26, whose error is below 2e-7. */
const [SCALE, ...SERIES] = [0.3275911, 0.254829592, -0.284496736, 1.421413741, -1.453152027, 1.061405429] as const;

/** The chance that a normally distributed number is more than so many standard deviations above its mean. */
export const chanceAbove = (deviations: number): number => {
  const x = Math.abs(deviations) / Math.SQRT2;
  const t = 1 / (1 + SCALE * x);
  const tail = (SERIES.reduceRight((sum, coefficient) => (sum + coefficient) * t, 0) * Math.exp(-x * x)) / 2;
  return deviations >= 0 ? tail : 1 - tail;
};

/**
 * The luck of a side in a match. Each stake is as likely to be good as its variance says, whatever came before: so the
 * variances add up, and the sum of many is distributed normally.
 */
export const luckOf = (stakes: readonly Stake[], side: number): Luck => {
  const worth = stakes.reduce((sum, stake) => sum + worthTo(stake, side), 0);
  const deviation = Math.sqrt(stakes.reduce((sum, { variance }) => sum + variance, 0));
  return { worth, luckier: deviation === 0 ? 0 : chanceAbove(worth / deviation) };
};

/** A point of the curve of a side's luck: what it has come to after an event. */
interface LuckPoint {
  readonly n: number;
  readonly sum: number;
}

/** The curve of a side's luck, from 0 before the first event. */
export const luckCurve = (stakes: readonly Stake[], side: number): readonly LuckPoint[] => {
  const points: LuckPoint[] = [{ n: 0, sum: 0 }];
  for (const stake of stakes) points.push({ n: stake.n, sum: points.at(-1)!.sum + worthTo(stake, side) });
  return points;
};

/** The dice that were worth most to a side, at most so many, the best first. Those of one event count together. */
export const luckiestFor = (stakes: readonly Stake[], side: number, most: number): readonly LuckPoint[] => {
  const byEvent = Map.groupBy(stakes, ({ n }) => n);
  return [...byEvent]
    .map(([n, all]) => ({ n, sum: all.reduce((sum, stake) => sum + worthTo(stake, side), 0) }))
    .filter(({ sum }) => sum > 0)
    .sort((one, other) => other.sum - one.sum || one.n - other.n)
    .slice(0, most);
};
