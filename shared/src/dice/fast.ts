import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { type Dice, diceFrom } from './dice.ts';

/** Fast dice from an integer seed, for simulation and tests. Never for match play: past rolls let one predict the next. */
export const fastDice = (seed: number): Dice => {
  const generator = xoroshiro128plus(seed);
  return diceFrom((n) => uniformInt(generator, 0, n - 1));
};
