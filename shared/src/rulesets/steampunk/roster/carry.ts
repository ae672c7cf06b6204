import type { ArmedUnit, ArmyUnit } from './army.ts';
import {
  type Ammo,
  EQUIPMENT,
  type Equipment,
  MODELS,
  type Model,
  type SlotName,
  type Slots,
  UNITS,
  WEAPONS,
  type Weapon,
} from './figures/index.ts';

/** A model of a bought unit, and the items that it carries, as they were bought. */
export interface Carrier {
  readonly model: Model;
  readonly items: readonly Equipment[];
}

/** Do the model's types allow the item, ARM-4? */
export const suits = ({ types }: Model, { requires, excludes }: Equipment): boolean =>
  requires.every((group) => group.some((type) => types.includes(type))) &&
  !excludes.some((type) => types.includes(type));

/** The items by id; unknown ones are left out. */
export const itemsOf = (ids: readonly string[] = []): readonly Equipment[] =>
  ids.flatMap((id) => EQUIPMENT.get(id) ?? []);

/** The models of a bought unit by index: regular models first, then replacements in the order of the roster, ARM-3. */
export const modelsOf = ({ unit, replace = {} }: ArmyUnit): readonly Model[] => {
  const { model, count } = UNITS.get(unit)!;
  const replacements = [...MODELS.values()]
    .filter(({ replaces }) => replaces === model)
    .flatMap((each) => Array<Model>(replace[each.id] ?? 0).fill(each));
  const regular = Array<Model>(Math.max(0, count - replacements.length)).fill(MODELS.get(model)!);
  return [...regular, ...replacements].slice(0, count);
};

const isHandWeapon = ({ slots, grants }: Equipment): boolean => Boolean(slots.hands && grants.weapon);

/**
 * What every model of a bought unit carries, ARM-4, ARM-5: items of the unit go to all models that they suit, items of
 * models to the first that they suit. A hand weapon of its own replaces those of the unit. Shared weapons are the unit's:
 * no model carries them.
 */
export const carriersOf = (choice: ArmyUnit): readonly Carrier[] => {
  const forAll = itemsOf(choice.equipment).filter(({ grants }) => !grants.shared);
  const left = new Map(Object.entries(choice.modelEquipment ?? {}));
  return modelsOf(choice).map((model) => {
    const own = itemsOf([...left.keys()]).filter((item) => left.get(item.id)! > 0 && suits(model, item));
    for (const { id } of own) left.set(id, left.get(id)! - 1);
    const replaces = own.some(isHandWeapon);
    const given = forAll.filter((item) => suits(model, item) && !(replaces && isHandWeapon(item)));
    return { model, items: [...given, ...own] };
  });
};

/** Slots that are still free. */
type Room = ReadonlyMap<SlotName, number>;

const entries = (slots: Slots) => Object.entries(slots) as [SlotName, number][];

/** The slots of a model before it carries anything, ARM-5. */
export const roomOf = ({ slots }: Model): Room => new Map(entries(slots));

/** What is left of the room with this in it; undefined if it does not fit. */
export const roomWith = (room: Room, { slots }: Pick<Equipment | Weapon, 'slots'>): Room | undefined => {
  const needed = entries(slots);
  if (needed.some(([slot, count]) => (room.get(slot) ?? 0) < count)) return undefined;
  return new Map([...room, ...needed.map(([slot, count]) => [slot, room.get(slot)! - count] as const)]);
};

/** The weapons of a model that still fit beside what was bought for it, tested in listed order, ARM-5. */
const keptWeapons = (model: Model, items: readonly Equipment[], weapons: readonly Weapon[]): Weapon[] => {
  let room = items.reduce((left, item) => roomWith(left, item) ?? left, roomOf(model));
  return weapons.filter((weapon) => {
    const left = roomWith(room, weapon);
    room = left ?? room;
    return left !== undefined;
  });
};

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
