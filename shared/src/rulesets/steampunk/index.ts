// What a page may load of Steampunk Fantasy: nothing here rolls a die.
export { awaited, BANK, CLOCKS } from './ask/decisions.ts';
export { boards } from './boards/index.ts';
export type { Layer } from './ground/passage.ts';
export { applySeen } from './model/change.ts';
export { type Options, OptionsSchema } from './model/options.ts';
export type { SteampunkTypes } from './model/types.ts';
export type { HexMarkers, Unit, UnitId } from './model/units.ts';
export { RACES, type Race, SIZES, type Size, SPEEDS, type Speed, UNITS } from './roster/figures/index.ts';
export { seats } from './rules/setup/create.ts';
