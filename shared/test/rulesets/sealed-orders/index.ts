// What a page may load of sealed orders: nothing here rolls a die.
export { awaited, CLOCKS, LEAST_DELAY } from './asked.ts';
export { boards } from './boards.ts';
export { follow } from './evolve.ts';
export { goalsOf, unitsOf } from './plan.ts';
export { LIMITS, type Options, OptionsSchema } from './schemas.ts';
export { SEATS } from './setup.ts';
export type { SealedTypes, Seen, Unit, View } from './types.ts';
export { WORDS } from './words.ts';
