// Why an army, a unit or an announcement is not allowed, with rules and places.
import { refusal } from '../../model/refusal.ts';
import { type Army, MOST_UNITS } from '../army.ts';
import { totalOf } from '../cost.ts';
import { type Race, UNITS } from '../figures/index.ts';
import type { Budget } from '../game-kinds.ts';
import { overBudget } from './budget.ts';
import { notAsAnnounced } from './huge.ts';
import { type Refused, refused, within } from './refused.ts';
import { unitFaults } from './unit.ts';

export { hugeIn } from './huge.ts';
export { type Refused, withoutPlace } from './refused.ts';

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
