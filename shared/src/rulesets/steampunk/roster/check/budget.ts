import { type Cost, CURRENCIES } from '../figures/index.ts';
import { type Budget, FREE_CURRENCIES } from '../game-kinds.ts';
import { CURRENCY_NAMES } from '../words.ts';
import { type Refused, refused } from './refused.ts';

/** Why an army of this cost goes beyond its budget, one refusal for each currency, ARM-1. */
export const overBudget = (total: Cost, budget: Budget): readonly Refused[] => {
  const { free = 0 } = budget;
  const over = CURRENCIES.filter((currency) => total[currency] > budget[currency]);
  const split = free > 0 ? over.filter((currency) => FREE_CURRENCIES.includes(currency)) : [];
  const needed = split.reduce((points, currency) => points + total[currency] - budget[currency], 0);
  const beyond = over
    .filter((currency) => !split.includes(currency))
    .map((currency) => {
      const [cost, most] = [total[currency], budget[currency]];
      const name = CURRENCY_NAMES[currency];
      return `The army costs ${cost} ${name}, ${cost - most} more than its budget of ${most}.`;
    });
  if (needed > free) {
    const names = split.map((currency) => CURRENCY_NAMES[currency]).join(' and ');
    beyond.push(`The army needs ${needed} free points for ${names}, ${needed - free} more than its ${free}.`);
  }
  return beyond.map((message) => refused('units', 'over-budget', 'ARM-1', message));
};
