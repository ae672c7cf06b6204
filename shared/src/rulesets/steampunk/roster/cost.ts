import type { Army, ArmyUnit } from './army.ts';
import { type Cost, CURRENCIES, EQUIPMENT, MODELS, UNITS } from './figures/index.ts';

/** Nothing, in every currency. */
export const FREE: Cost = { ip: 0, mp: 0, cp: 0, xp: 0 };

/** Costs added up. */
export const totalCost = (costs: Iterable<Cost>): Cost => {
  const total = { ...FREE };
  for (const cost of costs) for (const currency of CURRENCIES) total[currency] += cost[currency];
  return total;
};

/** A cost so many times. */
export const timesCost = (cost: Cost, times: number): Cost =>
  Object.fromEntries(CURRENCIES.map((currency) => [currency, cost[currency] * times])) as Cost;

const counted = (counts: Readonly<Record<string, number>> | undefined, figures: ReadonlyMap<string, { cost: Cost }>) =>
  Object.entries(counts ?? {}).map(([id, count]) => timesCost(figures.get(id)?.cost ?? FREE, count));

/** What a unit costs with its replaced models and its equipment, ARM-2 to ARM-4. What the roster does not have is free. */
export const costOf = ({ unit, replace, equipment = [], modelEquipment }: ArmyUnit): Cost =>
  totalCost([
    UNITS.get(unit)?.cost ?? FREE,
    ...counted(replace, MODELS),
    ...equipment.map((id) => EQUIPMENT.get(id)?.cost ?? FREE),
    ...counted(modelEquipment, EQUIPMENT),
  ]);

/** What an army costs, per currency, ARM-8. */
export const totalOf = ({ units }: Pick<Army, 'units'>): Cost => totalCost(units.map(costOf));
