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

/** One of a list, drawn by the weights of its places; what lies beyond the weights is not drawn. */
export const drawn = <T>(list: readonly [T, ...T[]], weights: readonly number[], below: Below): T => {
  const usable = weights.slice(0, list.length);
  let left = below(usable.reduce((sum, weight) => sum + weight, 0));
  for (const [place, weight] of usable.entries()) {
    if (left < weight) return list[place]!;
    left -= weight;
  }
  return list[0];
};
