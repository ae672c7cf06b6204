import { type Dice, fastDice } from '../dice/index.ts';

/** An integer from 0 to `n` - 1, drawn by chance. */
export type Below = (n: number) => number;

/** What is left to chance when a computer thinks: dice for the rules, and draws for its proposals. */
export interface Chance {
  readonly dice: Dice;
  readonly below: Below;
}

/** The same chance for the same seed, an integer. Dice and draws come from streams of their own. */
export const chanceFrom = (seed: number): Chance => {
  const draws = fastDice(~seed);
  return { dice: fastDice(seed), below: (n) => draws.pick(n, 'choice') };
};
