// The two units of a melee, and what their living models count for in it: Fear, Impact, Counter.
import type { Table } from '../../model/table.ts';
import type { Unit } from '../../model/units.ts';
import { effectsOn, figuresOf, isOnMap, livingModels, unitOf } from '../figures.ts';

/** The two units of the fight; undefined: one of them is no longer on the map. */
export const opponents = (table: Table): { readonly charger: Unit; readonly target: Unit } | undefined => {
  const { charger, target } = table.fight!;
  if (!isOnMap(table, charger) || !isOnMap(table, target)) return undefined;
  return { charger: unitOf(table, charger), target: unitOf(table, target) };
};

/**
 * The sum of Fear(X) or Impact(X) over living models, G-3.3; a rule that was granted without a value counts 1 per
 * model.
 */
const sumOver = (table: Table, unit: Unit, rule: 'fear' | 'impact'): number => {
  const { track } = figuresOf(table, unit);
  const granted = effectsOn(table, unit, 'grant').some(({ what }) => what.rule === rule) ? 1 : 0;
  return livingModels(unit).reduce((sum, model) => sum + (track[model]!.rules[rule] ?? granted), 0);
};

/** A unit's Fear, which counts for its side in G-12.8. */
export const fearOf = (table: Table, unit: Unit): number => sumOver(table, unit, 'fear');

/** A charger's Impact, G-12.2. */
export const impactOf = (table: Table, unit: Unit): number => sumOver(table, unit, 'impact');

/** How many living models have a Counter weapon, G-12.1: each takes one die off the charger's Impact. */
export const countersOf = (table: Table, unit: Unit): number => {
  const { track } = figuresOf(table, unit);
  return livingModels(unit).filter((model) => track[model]!.weapons.some(({ rules }) => rules.counter !== undefined))
    .length;
};

/** The least die of Impact that hits, G-12.2. */
export const IMPACT = 2;

/** How many dice of Impact a charger rolls, G-12.2: none if it was Fatigued before its charge. */
export const impactDice = (table: Table, charger: Unit, target: Unit, wasFatigued: boolean): number =>
  wasFatigued ? 0 : Math.max(0, impactOf(table, charger) - countersOf(table, target));
