// What a page may load of sealed orders: nothing here rolls a die.
export { awaited, CLOCKS, check } from './asked.ts';
export { boards } from './boards.ts';
export { WORDS } from './ending.ts';
export { follow } from './evolve.ts';
export { placesOf, reachOf } from './ground.ts';
export { goalsOf, unitsOf, wholeOrders } from './plan.ts';
export { type Intent, LIMITS, type Options, OptionsSchema } from './schemas.ts';
export { SEATS } from './setup.ts';
export type { Flare, Plan, SealedTypes, Seen, Unit, View } from './types.ts';
