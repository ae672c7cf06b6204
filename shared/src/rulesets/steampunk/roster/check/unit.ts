import type { Refusal } from '../../../../match/index.ts';
import { refusal } from '../../model/refusal.ts';
import { type ArmyUnit, MOST_ITEMS } from '../army.ts';
import { carriersOf, itemsOf, modelsOf, roomOf, roomWith, suits } from '../carry.ts';
import { EQUIPMENT, type Equipment, MODELS, type Model, type Race, type SlotName, UNITS } from '../figures/index.ts';

/** What is wrong with an army, and where in it: `at` is a path such as `units.2.equipment.1`. */
export interface Refused extends Refusal {
  readonly at: string;
}

/** A refusal at a place. */
export const refused = (at: string, refusal: Refusal): Refused => ({ at, ...refusal });

/** The same refusals further down in a file. */
export const within = (at: string, all: readonly Refused[]): readonly Refused[] =>
  all.map((each) => ({ ...each, at: `${at}.${each.at}` }));

/** A refusal alone, for whom its place says nothing. */
export const withoutPlace = ({ at: _at, ...refusal }: Refused): Refusal => refusal;

/** The first slot of which a model has too little for all of these; undefined: they fit. */
const lacking = (model: Model, items: readonly Equipment[]): SlotName | undefined => {
  let room = roomOf(model);
  for (const item of items) {
    const left = roomWith(room, item);
    if (!left) return (Object.keys(item.slots) as SlotName[]).find((slot) => (room.get(slot) ?? 0) < item.slots[slot]!);
    room = left;
  }
  return undefined;
};

/** The model that cannot carry everything that was bought for it, and the slot that it lacks; undefined: all fits. */
const overloaded = (choice: ArmyUnit): { readonly model: Model; readonly slot: SlotName } | undefined => {
  const carriers = carriersOf(choice);
  const loads = carriers.map(({ model, items }) => ({ model, slot: lacking(model, items) }));
  const shared = itemsOf(choice.equipment).filter(({ grants }) => grants.shared);
  const holders = carriers.map(({ model, items }) => ({
    model,
    slot: shared.every((item) => suits(model, item)) ? lacking(model, [...items, ...shared]) : ('shared' as const),
  }));
  const found = loads.find(({ slot }) => slot) ?? (holders.every(({ slot }) => slot) ? holders[0] : undefined);
  return found?.slot && { model: found.model, slot: found.slot };
};

/** Why an item does not fit with what was bought before it, ARM-5; the first one only, since more follow from it. */
const noRoom = (choice: ArmyUnit): readonly Refused[] => {
  const { equipment = [], modelEquipment = {} } = choice;
  const own = Object.entries(modelEquipment);
  const bought = [
    ...equipment.map((id, index) => ({
      at: `equipment.${index}`,
      id,
      before: { ...choice, equipment: equipment.slice(0, index + 1), modelEquipment: {} },
    })),
    ...own.map(([id], index) => ({
      at: `modelEquipment.${id}`,
      id,
      before: { ...choice, modelEquipment: Object.fromEntries(own.slice(0, index + 1)) },
    })),
  ];
  for (const { at, id, before } of bought) {
    const full = overloaded(before);
    if (full) {
      const { model, slot } = full;
      const figures = { item: EQUIPMENT.get(id)!.name, model: model.name, slot, has: model.slots[slot] ?? null };
      return [refused(at, refusal('no-room', 'ARM-5', figures))];
    }
  }
  return [];
};

const wrongRace = (at: string, name: string, race: Race, wanted: Race): Refused =>
  refused(at, refusal('wrong-race/bought', 'ARM-2', { name, race, wanted }));

const replacementFaults = ({ unit, replace = {} }: ArmyUnit): readonly Refused[] => {
  const { name, model, count } = UNITS.get(unit)!;
  const unknown = Object.keys(replace)
    .filter((id) => MODELS.get(id)?.replaces !== model)
    .map((id) => {
      const figures = { unit: name, model: MODELS.get(id)?.name ?? id };
      return refused(`replace.${id}`, refusal('no-replacement', 'ARM-3', figures));
    });
  const replaced = Object.values(replace).reduce((sum, n) => sum + n, 0);
  if (replaced <= count) return unknown;
  const tooMany = refusal('too-many-replaced', 'ARM-3', { unit: name, models: count, replaced });
  return [...unknown, refused('replace', tooMany)];
};

const itemFaults = (
  at: string,
  id: string,
  count: number,
  per: Equipment['per'],
  choice: ArmyUnit,
): readonly Refused[] => {
  const { name, race } = UNITS.get(choice.unit)!;
  const item = EQUIPMENT.get(id);
  if (!item) return [refused(at, refusal('unknown-equipment', 'ARM-4', { item: id }))];
  if (item.race !== race) return [wrongRace(at, item.name, item.race, race)];
  if (item.per !== per) return [refused(at, refusal('wrong-share', 'ARM-4', { item: item.name, per: item.per }))];
  const suited = modelsOf(choice).filter((model) => suits(model, item)).length;
  if (suited >= count) return [];
  const figures = { unit: name, item: item.name, requires: item.requires, excludes: item.excludes };
  const wrongType =
    suited === 0
      ? refusal('wrong-type/none', 'ARM-4', figures)
      : refusal('wrong-type/some', 'ARM-4', { ...figures, suited, bought: count });
  return [refused(at, wrongType)];
};

const equipmentFaults = (choice: ArmyUnit): readonly Refused[] => {
  const { equipment = [], modelEquipment = {} } = choice;
  const faults = [
    ...equipment.flatMap((id, index) => itemFaults(`equipment.${index}`, id, 1, 'unit', choice)),
    ...Object.entries(modelEquipment).flatMap(([id, n]) => itemFaults(`modelEquipment.${id}`, id, n, 'model', choice)),
  ];
  if (equipment.length > MOST_ITEMS)
    faults.push(refused('equipment', refusal('too-many-items', 'ARM-5', { most: MOST_ITEMS })));
  return faults.length > 0 ? faults : noRoom(choice);
};

/** Why a unit cannot be bought like this, for an army of this race, ARM-2 to ARM-5. */
export const unitFaults = (choice: ArmyUnit, race: Race): readonly Refused[] => {
  const unit = UNITS.get(choice.unit);
  if (!unit) return [refused('unit', refusal('unknown-unit', 'ARM-2', { unit: choice.unit }))];
  const foreign = unit.race === race ? [] : [wrongRace('unit', unit.name, unit.race, race)];
  const replaced = replacementFaults(choice);
  return [...foreign, ...replaced, ...(replaced.length > 0 ? [] : equipmentFaults(choice))];
};
