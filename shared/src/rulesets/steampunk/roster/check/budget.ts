import { refusal } from '../../model/refusal.ts';
import { type Cost, CURRENCIES } from '../figures/index.ts';
import { type Budget, FREE_CURRENCIES } from '../game-kinds.ts';
import { type Refused, refused } from './refused.ts';

/** Why an army of this cost goes beyond its budget, one refusal for each currency, ARM-1. */
export const overBudget = (total: Cost, budget: Budget): readonly Refused[] => {
  const { free = 0 } = budget;
  const over = CURRENCIES.filter((currency) => total[currency] > budget[currency]);
  const split = free > 0 ? over.filter((currency) => FREE_CURRENCIES.includes(currency)) : [];
  const needed = split.reduce((points, currency) => points + total[currency] - budget[currency], 0);
  const beyond = over
    .filter((currency) => !split.includes(currency))
    .map((currency) =>
      refusal('over-budget/currency', 'ARM-1', { currency, cost: total[currency], budget: budget[currency] }),
    );
  if (needed > free) beyond.push(refusal('over-budget/free', 'ARM-1', { currencies: split, needed, free }));
  return beyond.map((each) => refused('units', each));
};
