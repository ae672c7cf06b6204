import { canonicalJson, type Refusal } from '../../../match/index.ts';
import type { Army, ArmyUnit } from './army.ts';
import { checkArmy } from './check/index.ts';
import { type Cost, FIGURES, UNITS } from './figures/index.ts';
import type { Budget } from './game-kinds.ts';

/** Something that could be bought for an army. */
export interface Offer {
  readonly kind: 'unit' | 'replace' | 'equipment' | 'modelEquipment';
  /** Its id in the roster. */
  readonly id: string;
  readonly name: string;
  readonly cost: Cost;
  /** The army with one of it more. */
  readonly army: Army;
  /** Why it cannot be bought; null: it can. */
  readonly refusal: Refusal | null;
}

type Figure = Pick<Offer, 'id' | 'name' | 'cost'>;

/** What would be wrong with the army then that is not wrong now. */
const newFault = (now: Army, then: Army, budget: Budget, announced?: readonly string[]): Refusal | null => {
  const known = new Set(checkArmy(now, budget, announced).map((fault) => canonicalJson(fault)));
  const fault = checkArmy(then, budget, announced).find((each) => !known.has(canonicalJson(each)));
  return fault ?? null;
};

const oneMore = (counts: Readonly<Record<string, number>> | undefined, id: string) => ({
  ...counts,
  [id]: (counts?.[id] ?? 0) + 1,
});

/** A unit with one more of it. */
const upgraded = (choice: ArmyUnit, kind: Exclude<Offer['kind'], 'unit'>, id: string): ArmyUnit =>
  kind === 'equipment'
    ? { ...choice, equipment: [...(choice.equipment ?? []), id] }
    : { ...choice, [kind]: oneMore(choice[kind], id) };

/** The units of the army's race, each as one more unit of the army. */
export const unitOffers = (army: Army, budget: Budget, announced?: readonly string[]): readonly Offer[] =>
  FIGURES[army.race].units.map(({ id, name, cost }) => {
    const then = { ...army, units: [...army.units, { unit: id }] };
    return { kind: 'unit', id, name, cost, army: then, refusal: newFault(army, then, budget, announced) };
  });

/** Everything that the army's unit at this index could be given, each as one more of it. */
export const upgradeOffers = (army: Army, index: number, budget: Budget): readonly Offer[] => {
  const choice = army.units[index];
  const regular = choice && UNITS.get(choice.unit)?.model;
  if (!choice || !regular) return [];
  const { models, equipment } = FIGURES[army.race];
  const offer = (kind: Exclude<Offer['kind'], 'unit'>, { id, name, cost }: Figure): Offer => {
    const then = { ...army, units: army.units.with(index, upgraded(choice, kind, id)) };
    return { kind, id, name, cost, army: then, refusal: newFault(army, then, budget) };
  };
  return [
    ...models.filter(({ replaces }) => replaces === regular).map((model) => offer('replace', model)),
    ...equipment.map((item) => offer(item.per === 'unit' ? 'equipment' : 'modelEquipment', item)),
  ];
};
