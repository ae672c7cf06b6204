/** Mean and variance of a number that dice decide. */
export interface Moments {
  readonly mean: number;
  readonly variance: number;
}

/** Something that dice decide: from the event that it begins with, to the last one that belongs to it. */
export interface Trial<State, Event> extends Moments {
  /** The side that loses what comes of it, in the measure of its game; a negative number is what it saves. */
  readonly side: number;
  /** What has come of it, as the state is when it is over. */
  came(state: State): number;
  /** Does this event, which is about to happen, still belong to it? */
  goesOn(state: State, event: Event): boolean;
}

/** Mean and variance of a number from all its values, each with its chance; the chances add up to 1. */
export const momentsOf = (ways: Iterable<readonly [value: number, chance: number]>): Moments => {
  let mean = 0;
  let squares = 0;
  for (const [value, chance] of ways) {
    mean += chance * value;
    squares += chance * value * value;
  }
  return { mean, variance: Math.max(0, squares - mean * mean) };
};

/** Mean and variance of a sum of numbers that do not depend on each other. */
export const sumOfMoments = (all: readonly Moments[]): Moments => ({
  mean: all.reduce((sum, { mean }) => sum + mean, 0),
  variance: all.reduce((sum, { variance }) => sum + variance, 0),
});

/** A trial of a single event, which says itself what came of it. */
export const decided = (side: number, came: number, moments: Moments): Trial<unknown, unknown> => ({
  ...moments,
  side,
  came: () => came,
  goesOn: () => false,
});
