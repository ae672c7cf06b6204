// What can be bought: the figures of all races, armies and what they cost, and what a bought unit is built of.
export { type ArmedUnit, ArmedUnitSchema, type Army, ArmySchema, type ArmyUnit, MOST_UNITS } from './army.ts';
export { type Arsenal, type Built, type BuiltModel, builtOf } from './built.ts';
export { checkAnnounced, checkArmy, hugeIn } from './check/index.ts';
export { type Refused, withoutPlace } from './check/unit.ts';
export { costOf, FREE, timesCost, totalCost, totalOf } from './cost.ts';
export * from './figures/index.ts';
export {
  type Budget,
  type BudgetName,
  budgetOf,
  budgetsFor,
  FREE_CURRENCIES,
  GAME_KINDS,
  type GameKind,
  USUAL_POINTS,
} from './game-kinds.ts';
export { type Offer, unitOffers, upgradeOffers } from './offers.ts';
export { ARMIES, defaultArmy } from './ready/index.ts';
export type { ReadyArmy } from './ready/ready-army.ts';
export { CURRENCY_NAMES, RACE_NAMES } from './words.ts';
