// What can be bought: the four armies as figures, forces and their limits, prices, and what a bought unit consists of.
export { ARMIES, ARSENAL, totalOf } from './arsenal.ts';
export { type Bought, type Built, builtOf, type Fighter } from './built.ts';
export { arrangementFaults, checkForce, type ForceFault, withJoin } from './check/index.ts';
export { FORCE_ORGS, type Limits, limitsOf } from './check/limits.ts';
export { type Force, ForceSchema, type Join, type Load, MOST_UNITS } from './force.ts';
export { type Factor, type PricePart, priceOf } from './prices/index.ts';
export { READY_FORCES, type ReadyForce } from './ready.ts';
export { type PickNumber, sampleForce } from './sample.ts';
export { ALIEN_CANNON, OLD_FRIEND, WALKING_DEAD } from './strangers.ts';
export * from './terms.ts';
export {
  blockDefense,
  GONE,
  livingOf,
  moraleQuality,
  roomOf,
  spacesOf,
  type UnitRules,
  unharmed,
  unitRules,
  whyNotJoin,
} from './unit-rules.ts';
export { ROLE_NAMES, RULE_NAMES, rulesInWords, SIZE_NAMES, TAG_NAMES } from './words.ts';
