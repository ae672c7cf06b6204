// What can be bought: the four armies as figures, forces and their limits, prices, and what a bought unit consists of.
export { ARMIES } from './armies/index.ts';
export { ARSENAL } from './arsenal.ts';
export { type Bought, type Built, builtOf, type Fighter } from './built.ts';
export { OLD_FRIEND, WALKING_DEAD } from './strangers.ts';
export * from './terms.ts';
export { blockDefense, GONE, livingOf, moraleQuality, type UnitRules, unitRules } from './unit-rules.ts';
