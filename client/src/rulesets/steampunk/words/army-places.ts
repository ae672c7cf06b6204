import { EQUIPMENT, MODELS, UNITS } from '@ironhex/shared/steampunk';

/** The list of what was bought for a unit, and which entry of it. */
const BOUGHT = /^(replace|equipment|modelEquipment)(?:\.(.+))?$/;

const LISTS: Readonly<Record<string, string>> = {
  replace: 'replacement',
  equipment: 'equipment',
  modelEquipment: 'equipment of single models',
};

const asObject = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};

const nameOf = (id: unknown): string | undefined =>
  typeof id === 'string' ? (EQUIPMENT.get(id) ?? MODELS.get(id) ?? UNITS.get(id))?.name : undefined;

/** Which entry of a list: by its name where it has one. */
const entryWords = (list: string, entry: string, unit: Readonly<Record<string, unknown>>): string => {
  const index = Number(entry);
  if (Number.isNaN(index)) return nameOf(entry) ?? `“${entry}”`;
  return nameOf((asObject(unit[list]) as Record<number, unknown>)[index]) ?? `${index + 1}`;
};

/** A place within an army in words, such as `Unit 3, Elf Infantry, equipment Sniper Rifle`; empty for all of it. */
export const placeInArmy = (at: string, army: unknown): string => {
  const [list, index, ...rest] = at.split('.');
  if (list !== 'units' || index === undefined) return at === '' || at === 'units' ? '' : `field “${at}”`;
  const unit = asObject((asObject(asObject(army).units) as Record<string, unknown>)[index]);
  const bought = BOUGHT.exec(rest.join('.'));
  const [, part = '', entry] = bought ?? [];
  const inside = bought
    ? [LISTS[part], ...(entry === undefined ? [] : [entryWords(part, entry, unit)])].join(' ')
    : rest.length === 0
      ? ''
      : `field “${rest.join('.')}”`;
  return [`Unit ${Number(index) + 1}`, nameOf(unit.unit), inside].filter(Boolean).join(', ');
};
