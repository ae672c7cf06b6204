import { canonicalJson } from '@ironhex/shared/match';
import { cleanLine } from '@ironhex/shared/reading';
import { type Army, type ArmyUnit, type Budget, checkArmy, type Offer, type Refused } from '@ironhex/shared/steampunk';

/** What a unit can be given: replacement models, equipment for all of it, or equipment for single models. */
export type UpgradeKind = Exclude<Offer['kind'], 'unit'>;

/** How many of it a unit has. */
export const countOf = (choice: ArmyUnit, kind: UpgradeKind, id: string): number =>
  kind === 'equipment' ? (choice.equipment ?? []).filter((each) => each === id).length : (choice[kind]?.[id] ?? 0);

/** A unit without what it has none of: two units that are bought alike read alike. */
const tidy = ({ unit, replace = {}, equipment = [], modelEquipment = {} }: ArmyUnit): ArmyUnit => ({
  unit,
  ...(Object.keys(replace).length > 0 && { replace }),
  ...(equipment.length > 0 && { equipment }),
  ...(Object.keys(modelEquipment).length > 0 && { modelEquipment }),
});

const oneLess = (counts: Readonly<Record<string, number>> = {}, id: string): Record<string, number> => {
  const { [id]: count = 0, ...others } = counts;
  return count > 1 ? { ...counts, [id]: count - 1 } : others;
};

/** The army with one of it less in the unit at an index. What is not there stays away. */
export const withLess = (army: Army, index: number, kind: UpgradeKind, id: string): Army => {
  const choice = army.units[index]!;
  const { equipment = [] } = choice;
  const last = equipment.lastIndexOf(id);
  const less: ArmyUnit =
    kind === 'equipment'
      ? { ...choice, equipment: last < 0 ? equipment : equipment.toSpliced(last, 1) }
      : { ...choice, [kind]: oneLess(choice[kind], id) };
  return { ...army, units: army.units.with(index, tidy(less)) };
};

/** The army without the unit at an index. */
export const without = (army: Army, index: number): Army => ({ ...army, units: army.units.toSpliced(index, 1) });

/** The army with the unit at an index a second time, right behind it. */
export const withCopy = (army: Army, index: number): Army => ({
  ...army,
  units: army.units.toSpliced(index, 0, army.units[index]!),
});

/** What of the whole army would be wrong with the unit at an index a second time in it, that is not wrong now; null: nothing. */
export const copyRefusal = (
  army: Army,
  index: number,
  budget: Budget,
  announced?: readonly string[],
): Refused | null => {
  const known = checkArmy(army, budget, announced).map((fault) => canonicalJson(fault));
  const faults = checkArmy(withCopy(army, index), budget, announced);
  return faults.find((fault) => fault.at === 'units' && !known.includes(canonicalJson(fault))) ?? null;
};

/** The army under another name; without one where nothing stands there. */
export const renamed = ({ name: _, ...army }: Army, name: string): Army => ({ ...army, ...(name !== '' && { name }) });

/** The army as it is sent and kept: its name without blanks around it. */
export const finished = (army: Army): Army => renamed(army, cleanLine(army.name ?? ''));

/** Units that are bought alike, and how many there are: in the order in which the first of each stands in the army. */
export const alike = ({ units }: Pick<Army, 'units'>): readonly (readonly [choice: ArmyUnit, count: number])[] => {
  const groups = Map.groupBy(units, (choice) => JSON.stringify(tidy(choice)));
  return [...groups.values()].map((group) => [group[0]!, group.length]);
};

/** Are these armies the same, but for their names? */
export const isSame = (one: Army, other: Army): boolean =>
  one.race === other.race && JSON.stringify(one.units.map(tidy)) === JSON.stringify(other.units.map(tidy));
