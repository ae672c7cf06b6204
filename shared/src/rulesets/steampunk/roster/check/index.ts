import { refusal } from '../../model/refusal.ts';
import { type Army, MOST_UNITS } from '../army.ts';
import { totalOf } from '../cost.ts';
import { type Cost, CURRENCIES, type Race, UNITS } from '../figures/index.ts';
import { type Budget, FREE_CURRENCIES } from '../game-kinds.ts';
import { type Refused, refused, unitFaults, within } from './unit.ts';

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

/** The ids of the Huge units of an army, in its order, ARM-7. */
export const hugeIn = ({ units }: Pick<Army, 'units'>): readonly string[] =>
  units.map(({ unit }) => unit).filter((id) => UNITS.get(id)?.size === 'Huge');

const countIn = (list: readonly string[], id: string): number => list.filter((each) => each === id).length;

/** Why an army does not have exactly the Huge units that were announced, ARM-7. */
const notAsAnnounced = (army: Pick<Army, 'units'>, announced: readonly string[]): readonly Refused[] => {
  const huge = hugeIn(army);
  return [...new Set([...announced, ...huge])]
    .map((id) => ({ name: UNITS.get(id)?.name ?? id, announced: countIn(announced, id), has: countIn(huge, id) }))
    .filter((each) => each.announced !== each.has)
    .map((figures) => refused('units', refusal('not-announced', 'ARM-7', figures)));
};

// Why an army, a unit or an announcement is not allowed, with rules and places.

const sizeFaults = ({ units }: Army): readonly Refused[] => {
  if (units.length === 0) return [refused('units', refusal('no-units', 'ARM-2'))];
  if (units.length <= MOST_UNITS) return [];
  return [refused('units', refusal('too-many-units', 'ARM-2', { most: MOST_UNITS }))];
};

/**
 * Why an army is not allowed, ARM-1 to ARM-7; empty: it is. Places are paths in the army, such as `units.2.equipment.1`.
 * The Huge units that were announced are left out where none are.
 */
export const checkArmy = (army: Army, budget: Budget, announced?: readonly string[]): readonly Refused[] => [
  ...sizeFaults(army),
  ...army.units.flatMap((choice, index) => within(`units.${index}`, unitFaults(choice, army.race))),
  ...overBudget(totalOf(army), budget),
  ...(announced ? notAsAnnounced(army, announced) : []),
];

/** Why these units cannot be announced as the Huge units of an army, ARM-7; empty: they can. Places are `0`, `1`, …. */
export const checkAnnounced = (units: readonly string[], race: Race, budget: Budget): readonly Refused[] => {
  const choices = units.map((unit) => ({ unit }));
  const faults = choices.flatMap(({ unit }, index) => {
    const figure = UNITS.get(unit);
    if (!figure || figure.size === 'Huge') return within(`${index}`, unitFaults({ unit }, race));
    return [refused(`${index}`, refusal('not-huge', 'ARM-7', { name: figure.name }))];
  });
  return [...faults, ...overBudget(totalOf({ units: choices }), budget)];
};
