import type { SeatId } from '../../../../match/index.ts';
import type { Options } from '../../model/options.ts';
import { type Army, type Budget, type BudgetName, budgetOf, budgetsFor, checkArmy } from '../../roster/index.ts';

/** A budget of this match, ARM-1. */
export const budgetIn = ({ points }: Options, name: BudgetName): Budget => budgetOf(name, points);

/** The budget that a seat has unless it chooses another one, ARM-1. */
export const usualBudget = (options: Options, seat: SeatId): Budget =>
  budgetIn(options, budgetsFor(options.kind, options.industry === seat)[0]!);

/** The budgets among which a seat chooses, the usual one first; those that its army keeps to, where the host has chosen one. */
export const budgetNames = (options: Options, seat: SeatId, army: Army | null): readonly BudgetName[] => {
  const names = budgetsFor(options.kind, options.industry === seat);
  return army ? names.filter((name) => checkArmy(army, budgetIn(options, name)).length === 0) : names;
};
