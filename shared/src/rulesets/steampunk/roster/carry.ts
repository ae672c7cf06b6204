import type { ArmyUnit } from './army.ts';
import { EQUIPMENT, type Equipment, MODELS, type Model, UNITS } from './figures/index.ts';

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
