/** The races that can be played. */
export const RACES = ['elf', 'darkelf', 'dwarf', 'ork', 'gnome'] as const;
export type Race = (typeof RACES)[number];

/** Sizes of units, small to large. */
const SIZES = ['Tiny', 'Small', 'Medium', 'Large', 'Huge'] as const;
export type Size = (typeof SIZES)[number];

/** The speeds that a unit may have; those that end in `_fly` are in the air layer. */
export const SPEEDS = ['still', 'crawl', 'rest', 'setup', 'slow', 'fast', 'still_fly', 'slow_fly', 'fast_fly'] as const;
export type Speed = (typeof SPEEDS)[number];

/** What a model is; equipment, terrain and damage ask for it. */
export type ModelType =
  | 'AT Gun'
  | 'Archer'
  | 'Bio'
  | 'Bio Crew'
  | 'Brother in Arms'
  | 'Cavalry'
  | 'Drone'
  | 'Elite'
  | 'Flying'
  | 'Grunt'
  | 'Helicopter'
  | 'Infantry'
  | 'Mechanical'
  | 'Monster'
  | 'Motorcycle'
  | 'Open Vehicle'
  | 'Quadbike'
  | 'Roboprosthetic'
  | 'Scout'
  | 'Steampowerarmor'
  | 'Towed'
  | 'Tracked'
  | 'Vehicle'
  | 'Walking'
  | 'Wheeled';

/** The four currencies, ARM-1: industry, manpower, craft, experience. */
export const CURRENCIES = ['ip', 'mp', 'cp', 'xp'] as const;
export type Currency = (typeof CURRENCIES)[number];
/** An amount in each currency. */
export type Cost = Readonly<Record<Currency, number>>;

/** Four values by angle, ANG-1: front, front-side, back-side, back. */
export type ByAngle<T> = readonly [front: T, frontSide: T, backSide: T, back: T];

/** Kinds of room on a model that weapons and equipment take, ARM-5. */
export type SlotName =
  | 'hands'
  | 'independent'
  | 'shared'
  | 'training'
  | 'reserve_ranged'
  | 'minor_gun'
  | 'special_arrows'
  | 'helicopter_front'
  | 'helicopter_drop'
  | 'helicopter_side';
/** Slots by kind; a kind that is left out is none, `Infinity` is as many as you like. */
export type Slots = Readonly<Partial<Record<SlotName, number>>>;

/** Sides of a die. */
export type Die = 2 | 3 | 4 | 6 | 8 | 10 | 12;
/** A die with a modifier, such as d6−2. */
export interface DieExpression {
  readonly sides: Die;
  readonly plus: number;
}
