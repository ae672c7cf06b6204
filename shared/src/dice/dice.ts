import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

/** The only source of chance that rules have. */
export interface Dice {
  /** The next roll of a die, 1 to `sides`; `reason` says what it is for, e.g. `attack`. */
  roll(sides: number, reason: string): number;
  /** One of `n` things, drawn by chance: 0 to `n` - 1. */
  pick(n: number, reason: string): number;
}

/** Draws of a stream that are thrown away: from the first number up to the second, which is used again. */
export type Unused = readonly [from: number, to: number];

/** The number of the next draw that is used, from this one on. `unused`: in order. */
export const usedFrom = (unused: readonly Unused[], draw: number): number =>
  unused.reduce((next, [from, to]) => (from <= next && next < to ? to : next), draw);

/** Dice whose rolls and picks come from one stream: `draw(n)` gives its next number, 0 to `n` - 1. */
export const diceFrom = (draw: (n: number, reason: string) => number): Dice => ({
  roll: (sides, reason) => draw(sides, reason) + 1,
  pick: draw,
});

/** Fast dice from an integer seed, for simulation and tests. Never for match play: past rolls let one predict the next. */
export const fastDice = (seed: number): Dice => {
  const generator = xoroshiro128plus(seed);
  return diceFrom((n) => uniformInt(generator, 0, n - 1));
};
