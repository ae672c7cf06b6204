import type { Equipment, Model, SlotName, Slots, Weapon } from './figures/index.ts';

/** Slots that are still free. */
export type Room = ReadonlyMap<SlotName, number>;

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
export const keptWeapons = (model: Model, items: readonly Equipment[], weapons: readonly Weapon[]): Weapon[] => {
  let room = items.reduce((left, item) => roomWith(left, item) ?? left, roomOf(model));
  return weapons.filter((weapon) => {
    const left = roomWith(room, weapon);
    room = left ?? room;
    return left !== undefined;
  });
};
