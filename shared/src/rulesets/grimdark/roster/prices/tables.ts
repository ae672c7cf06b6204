// The figures of the formula, G-23.1: factors in hundredths.
import type { ModelRule, WeaponRule } from '../terms.ts';

/** Points of a body for each wound it takes. */
export const POINTS_PER_TOUGH = 3;
/** Points of a weapon for each attack. */
export const POINTS_PER_ATTACK = 10;

/** How much longer a body lasts, by Defense. */
export const DURABILITY: Readonly<Record<number, number>> = { 2: 300, 3: 210, 4: 160, 5: 133, 6: 120 };
/** How much more a body is worth that keeps its nerve, by Quality. */
export const NERVE: Readonly<Record<number, number>> = { 2: 115, 3: 108, 4: 100, 5: 92, 6: 84 };
/** What each point of Tough after the first adds to a body, in hundredths. */
export const TOUGH_PREMIUM = 3;

/** What rules add to a body, in percent of it. */
export const BODY_PERCENT: Partial<Readonly<Record<ModelRule, number>>> = {
  regeneration: 35,
  ambush: 12,
  fast: 12,
  flying: 10,
  stealth: 10,
  scout: 8,
  fearless: 8,
  strider: 5,
  slow: -20,
  immobile: -40,
};

/** By the range of a weapon; 0 is melee. */
export const RANGE: Readonly<Record<number, number>> = {
  0: 100,
  6: 45,
  12: 65,
  18: 85,
  24: 100,
  30: 112,
  36: 120,
  48: 130,
};
/** By the AP of a weapon. */
export const AP: Readonly<Record<number, number>> = { 0: 100, 1: 133, 2: 155, 3: 167, 4: 172 };

/** By the rules of a weapon and their value. */
export const WEAPON_RULE: Readonly<Record<WeaponRule, (x: number) => number>> = {
  blast: (x) => 100 + 70 * (x - 1),
  deadly: (x) => 100 + 45 * (x - 1),
  thrust: () => 130,
  rending: () => 125,
  indirect: () => 125,
  sniper: () => 120,
  poison: () => 115,
  counter: () => 115,
  'lock-on': () => 115,
  limited: () => 40,
  reliable: () => 100,
};
/** With these a weapon hits as if its carrier had Quality 2. */
export const SURE: readonly WeaponRule[] = ['reliable', 'sniper'];

/** What the rules of a model are worth to its melee weapons. */
export const MELEE_OF: Partial<Readonly<Record<ModelRule, number>>> = {
  furious: 120,
  fast: 115,
  ambush: 110,
  scout: 110,
  flying: 105,
  slow: 75,
};
/** What they are worth to its ranged weapons. */
export const RANGED_OF: Partial<Readonly<Record<ModelRule, number>>> = { relentless: 108 };

/** What rules cost each model that has them, in hundredths of a point, times the value of the rule. */
export const FLAT: Partial<Readonly<Record<ModelRule, number>>> = {
  hero: 1000,
  caster: 1500,
  impact: 350,
  fear: 300,
  transport: 150,
};
