import { type Budget, type Cost, CURRENCIES, type Currency, FREE_CURRENCIES } from '@ironhex/shared/steampunk';

/** How much of one part of a budget is used, ARM-1. */
export interface BudgetPart {
  /** `free` stands for the points that are split over manpower, experience and craft. */
  readonly of: Currency | 'free';
  readonly used: number;
  readonly most: number;
}

/** The parts of a budget. Where free points cover some currencies, what these need beyond their own counts as one. */
export const budgetParts = (cost: Cost, budget: Budget): readonly BudgetPart[] => {
  const { free } = budget;
  const split = free === undefined ? [] : FREE_CURRENCIES;
  const needed = split.reduce((sum, currency) => sum + Math.max(0, cost[currency] - budget[currency]), 0);
  return [
    ...CURRENCIES.filter((currency) => budget[currency] > 0 || !split.includes(currency)).map(
      (currency): BudgetPart => {
        const covered = split.includes(currency) ? Math.min(cost[currency], budget[currency]) : cost[currency];
        return { of: currency, used: covered, most: budget[currency] };
      },
    ),
    ...(free === undefined ? [] : [{ of: 'free', used: needed, most: free } as const]),
  ];
};
