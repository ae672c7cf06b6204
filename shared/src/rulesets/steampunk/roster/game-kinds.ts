import { type Cost, CURRENCIES, type Currency } from './figures/terms.ts';

/** Which currencies armies are bought with, ARM-1. */
export const GAME_KINDS = ['tank', 'infantry', 'standard', 'asymmetric'] as const;
export type GameKind = (typeof GAME_KINDS)[number];

/** What an army may cost: so much in each currency, and `free` points more, split over manpower, experience and craft. */
export type Budget = Cost & { readonly free?: number };

/** The budgets of ARM-1 by name, for 24 points. */
const BUDGETS = {
  tank: { ip: 24, mp: 0, cp: 0, xp: 0 },
  infantry: { ip: 0, mp: 24, cp: 24, xp: 24 },
  standard: { ip: 24, mp: 24, cp: 24, xp: 24 },
  industry: { ip: 48, mp: 0, cp: 0, xp: 0, free: 6 },
  people: { ip: 0, mp: 48, cp: 48, xp: 48 },
  mixed: { ip: 12, mp: 36, cp: 36, xp: 36 },
} as const satisfies Record<string, Budget>;
export type BudgetName = keyof typeof BUDGETS;

/** The points of the printed figures. */
export const USUAL_POINTS = 24;
/** Over which currencies free points are split. */
export const FREE_CURRENCIES: readonly Currency[] = ['mp', 'xp', 'cp'];

/** A budget of ARM-1 for so many points; halves are rounded down, DET-7. */
export const budgetOf = (name: BudgetName, points = USUAL_POINTS): Budget => {
  const scaled = (figure: number) => Math.floor((figure * points) / USUAL_POINTS);
  const budget: Budget = BUDGETS[name];
  const cost = Object.fromEntries(CURRENCIES.map((currency) => [currency, scaled(budget[currency])])) as Cost;
  return budget.free === undefined ? cost : { ...cost, free: scaled(budget.free) };
};

/**
 * The budgets among which a side chooses, the usual one first, ARM-1. Only in an asymmetric game the sides differ: one has
 * the industry.
 */
export const budgetsFor = (kind: GameKind, hasIndustry: boolean): readonly BudgetName[] => {
  if (kind !== 'asymmetric') return [kind];
  return hasIndustry ? ['industry'] : ['people', 'mixed'];
};
