import type { Weapon } from './figures/weapon.ts';

/** Weapons by id that are not in the roster. */
export type Arsenal = Readonly<Record<string, Weapon>>;
