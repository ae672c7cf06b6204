// What a page may load of Steampunk Fantasy: nothing here rolls a die.
export { awaited, BANK, CLOCKS } from './ask/decisions.ts';
export { boards } from './boards/index.ts';
export { applySeen } from './model/change.ts';
export { type Options, OptionsSchema } from './model/options.ts';
export type { SteampunkTypes } from './model/types.ts';
export { seats } from './rules/setup/create.ts';
