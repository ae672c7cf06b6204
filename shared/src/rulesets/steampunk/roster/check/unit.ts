import { type ArmyUnit, MOST_ITEMS } from '../army.ts';
import { modelsOf, suits } from '../carry.ts';
import { EQUIPMENT, type Equipment, MODELS, type Race, UNITS } from '../figures/index.ts';
import { oneOf, RACE_NAMES } from '../words.ts';
import { type Refused, refused } from './refused.ts';
import { noRoom } from './room.ts';

const wrongRace = (at: string, name: string, race: Race, wanted: Race): Refused =>
  refused(at, 'wrong-race', 'ARM-2', `${name} is of the ${RACE_NAMES[race]}, not of the ${RACE_NAMES[wanted]}.`);

const replacementFaults = ({ unit, replace = {} }: ArmyUnit): readonly Refused[] => {
  const { name, model, count } = UNITS.get(unit)!;
  const unknown = Object.keys(replace)
    .filter((id) => MODELS.get(id)?.replaces !== model)
    .map((id) => {
      const other = MODELS.get(id)?.name ?? id;
      return refused(`replace.${id}`, 'no-replacement', 'ARM-3', `Models of ${name} cannot be replaced by ${other}.`);
    });
  const replaced = Object.values(replace).reduce((sum, n) => sum + n, 0);
  if (replaced <= count) return unknown;
  const message = `${name} has ${count} models, of which ${replaced} cannot be replaced.`;
  return [...unknown, refused('replace', 'too-many-replaced', 'ARM-3', message)];
};

/** The types that an item asks for, in words: `Infantry and Elite`. */
const asked = ({ requires, excludes }: Equipment): string =>
  [...requires.map(oneOf), ...excludes.map((type) => `not ${type}`)].join(' and ');

const itemFaults = (
  at: string,
  id: string,
  count: number,
  per: Equipment['per'],
  choice: ArmyUnit,
): readonly Refused[] => {
  const { name, race } = UNITS.get(choice.unit)!;
  const item = EQUIPMENT.get(id);
  if (!item) return [refused(at, 'unknown-equipment', 'ARM-4', `There is no equipment ${id}.`)];
  if (item.race !== race) return [wrongRace(at, item.name, item.race, race)];
  if (item.per !== per) {
    const message = `${item.name} is bought for ${item.per === 'unit' ? 'whole units' : 'single models'}.`;
    return [refused(at, 'wrong-share', 'ARM-4', message)];
  }
  const suited = modelsOf(choice).filter((model) => suits(model, item)).length;
  if (suited >= count) return [];
  const message =
    suited === 0
      ? `No model of ${name} can carry ${item.name}: it is for ${asked(item)}.`
      : `Only ${suited} models of ${name} can carry ${item.name}, not ${count}: it is for ${asked(item)}.`;
  return [refused(at, 'wrong-type', 'ARM-4', message)];
};

const equipmentFaults = (choice: ArmyUnit): readonly Refused[] => {
  const { equipment = [], modelEquipment = {} } = choice;
  const faults = [
    ...equipment.flatMap((id, index) => itemFaults(`equipment.${index}`, id, 1, 'unit', choice)),
    ...Object.entries(modelEquipment).flatMap(([id, n]) => itemFaults(`modelEquipment.${id}`, id, n, 'model', choice)),
  ];
  if (equipment.length > MOST_ITEMS)
    faults.push(refused('equipment', 'too-many-items', 'ARM-5', `A unit is bought at most ${MOST_ITEMS} items.`));
  return faults.length > 0 ? faults : noRoom(choice);
};

/** Why a unit cannot be bought like this, for an army of this race, ARM-2 to ARM-5. */
export const unitFaults = (choice: ArmyUnit, race: Race): readonly Refused[] => {
  const unit = UNITS.get(choice.unit);
  if (!unit) return [refused('unit', 'unknown-unit', 'ARM-2', `There is no unit ${choice.unit}.`)];
  const foreign = unit.race === race ? [] : [wrongRace('unit', unit.name, unit.race, race)];
  const replaced = replacementFaults(choice);
  return [...foreign, ...replaced, ...(replaced.length > 0 ? [] : equipmentFaults(choice))];
};
