import type { ArmedUnit } from './army.ts';
import { type Carrier, itemsOf } from './carry.ts';
import { type Ammo, WEAPONS, type Weapon } from './figures/index.ts';
import { keptWeapons } from './slots.ts';

/** Weapons by id besides those of the roster, for positions. */
export type Arsenal = Readonly<Record<string, Weapon>>;

/** A weapon of the arsenal or of the roster. Throws if there is none. */
export const weaponOf = (id: string, arsenal: Arsenal): Weapon => {
  const weapon = Object.hasOwn(arsenal, id) ? arsenal[id] : WEAPONS.get(id);
  if (!weapon) throw new RangeError(`There is no weapon ${id}.`);
  return weapon;
};

/**
 * The weapons of one model in order: its default ones that still fit, then those that were bought, ARM-5; or what its unit
 * carries instead.
 */
export const armsOf = (carrier: Carrier, { weapons }: ArmedUnit, arsenal: Arsenal): readonly Weapon[] => {
  if (weapons) return weapons.map((id) => weaponOf(id, arsenal));
  const { model, items } = carrier;
  const defaults = model.weapons.map((id) => weaponOf(id, arsenal));
  const bought = items.flatMap(({ grants }) => (grants.weapon ? [weaponOf(grants.weapon, arsenal)] : []));
  return [...keptWeapons(model, items, defaults), ...bought];
};

/** The weapon that the unit holds together, ARM-6; null if there is none. */
export const sharedOf = ({ equipment }: ArmedUnit, arsenal: Arsenal): Weapon | null => {
  const item = itemsOf(equipment).find(({ grants }) => grants.shared);
  return item ? weaponOf(item.grants.weapon!, arsenal) : null;
};

/** The ammunition of a weapon that goes with the main weapon of the models that carry it, GUN-2. */
const linkedAmmo = (weapon: Weapon, arms: readonly (readonly Weapon[])[]): Ammo => {
  const carried = arms.find((list) => list.includes(weapon))!;
  const main = carried.find(({ slots }) => slots.hands);
  return !main || main.ammo.kind === 'always' ? { kind: 'always' } : { kind: 'linked', weapon: main.id };
};

/** Each weapon of the models once, in the order in which the models list them; links lead to weapons of the unit. */
export const weaponsOf = (arms: readonly (readonly Weapon[])[]): readonly Weapon[] =>
  [...new Set(arms.flat())].map((weapon) =>
    weapon.ammo.kind === 'linked' && weapon.ammo.weapon === 'main'
      ? { ...weapon, ammo: linkedAmmo(weapon, arms) }
      : weapon,
  );
