// What can be bought: the figures of all races, armies and what they cost, and what a bought unit is built of.
export { type Army, ArmySchema, type ArmyUnit, ArmyUnitSchema, MOST_UNITS } from './army.ts';
export * from './figures/index.ts';
