import type { Currency, Race, SlotName } from './figures/index.ts';

/** What the currencies are called, ARM-1. */
export const CURRENCY_NAMES: Readonly<Record<Currency, string>> = {
  ip: 'industry',
  mp: 'manpower',
  cp: 'craft',
  xp: 'experience',
};

/** What the races are called. */
export const RACE_NAMES: Readonly<Record<Race, string>> = {
  elf: 'Elves',
  darkelf: 'Dark Elves',
  dwarf: 'Dwarves',
  ork: 'Orks',
  gnome: 'Gnomes',
};

/** What there is room for in slots, ARM-5. */
export const SLOT_NAMES: Readonly<Record<SlotName, string>> = {
  hands: 'hands',
  independent: 'places for equipment',
  shared: 'place for a shared weapon',
  training: 'place for training',
  reserve_ranged: 'place for a reserve weapon',
  minor_gun: 'place for a minor gun',
  special_arrows: 'places for special arrows',
  helicopter_front: 'place for a front gun',
  helicopter_drop: 'place for bombs',
  helicopter_side: 'place for a side gun',
};
