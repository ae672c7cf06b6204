import { refusal } from '../../model/refusal.ts';
import { type ArmyUnit, MOST_ITEMS } from '../army.ts';
import { modelsOf, suits } from '../carry.ts';
import { EQUIPMENT, type Equipment, MODELS, type Race, UNITS } from '../figures/index.ts';
import { type Refused, refused } from './refused.ts';
import { noRoom } from './room.ts';

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
