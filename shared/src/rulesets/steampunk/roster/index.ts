// What can be bought: the figures of all races, armies and what they cost, and what a bought unit is built of.
export {
  type ArmedUnit,
  ArmedUnitSchema,
  type Army,
  ArmySchema,
  type ArmyUnit,
  ArmyUnitSchema,
  MOST_ITEMS,
  MOST_UNITS,
} from './army.ts';
export { type Arsenal, type Built, type BuiltModel, builtOf } from './built.ts';
export { checkAnnounced, checkArmy, hugeIn, type Refused, withoutPlace } from './check/index.ts';
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
export { defaultArmy } from './ready/default-army.ts';
export { ARMIES, type ReadyArmy } from './ready/index.ts';
export { CURRENCY_NAMES, RACE_NAMES, SLOT_NAMES } from './words.ts';
