import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { type Dice, diceFrom } from './dice.ts';

/** Quick dice from a seed (an integer), for simulation and tests. Never for match play: rolls seen betray rolls to come. */
export const fastDice = (seed: number): Dice => {
  const generator = xoroshiro128plus(seed);
  return diceFrom((n) => uniformInt(generator, 0, n - 1));
};
