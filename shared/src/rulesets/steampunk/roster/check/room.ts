import { refusal } from '../../model/refusal.ts';
import type { ArmyUnit } from '../army.ts';
import { carriersOf, itemsOf, suits } from '../carry.ts';
import { EQUIPMENT, type Equipment, type Model, type SlotName } from '../figures/index.ts';
import { roomOf, roomWith } from '../slots.ts';
import { type Refused, refused } from './refused.ts';

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
export const noRoom = (choice: ArmyUnit): readonly Refused[] => {
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
