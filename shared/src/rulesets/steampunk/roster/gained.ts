import type { ArmyUnit } from './army.ts';
import { type Carrier, itemsOf } from './carry.ts';
import type {
  BySpeed,
  Equipment,
  GunneryOrder,
  MovementTemplate,
  Orders,
  Speed,
  UnitAbility,
  UnitType,
} from './figures/index.ts';

/** A list without what stands in it before. */
export const withoutTwins = <T>(list: readonly T[]): readonly T[] => {
  const texts = list.map((each) => JSON.stringify(each));
  return list.filter((_, index) => texts.indexOf(texts[index]!) === index);
};

const withRows = <T extends MovementTemplate | GunneryOrder>(
  speeds: readonly Speed[],
  lists: readonly BySpeed<readonly T[]>[],
): BySpeed<readonly T[]> =>
  Object.fromEntries(
    speeds.flatMap((speed) => {
      const rows = lists.flatMap((list) => list[speed] ?? []);
      return rows.length > 0 || lists[0]![speed] ? [[speed, withoutTwins(rows)]] : [];
    }),
  );

/** The orders of a unit with those that its equipment adds, for the speeds that it has. */
export const ordersWith = ({ orders, speeds }: UnitType, items: readonly Equipment[]): Orders => ({
  movement: withRows(speeds, [orders.movement, ...items.map((item) => item.orders.movement)]),
  gunnery: withRows(speeds, [orders.gunnery, ...items.map((item) => item.orders.gunnery)]),
});

/**
 * The abilities of a unit, of its models and of its equipment. One that is there twice counts once, but a resistance bonus
 * adds each time that it was bought, SPD-6.
 */
export const unitAbilitiesOf = (
  { abilities }: UnitType,
  carriers: readonly Carrier[],
  items: readonly Equipment[],
): readonly UnitAbility[] => {
  const granted = items.flatMap(({ grants }) => grants.unitAbilities ?? []);
  return [
    ...withoutTwins(
      [...abilities, ...carriers.flatMap(({ model }) => model.unitAbilities), ...granted].filter(
        ({ key }) => key !== 'resistance_bonus',
      ),
    ),
    ...granted.filter(({ key }) => key === 'resistance_bonus'),
  ];
};

/** Everything that was bought for a unit, for all or for single models. */
export const boughtItems = ({ equipment = [], modelEquipment = {} }: ArmyUnit): readonly Equipment[] =>
  itemsOf([...equipment, ...Object.keys(modelEquipment)]);

const enduranceIn = (abilities: readonly UnitAbility[], isElite: boolean): number =>
  abilities.reduce(
    (total, ability) => total + (ability.key === 'endurance' ? ability[isElite ? 'elite' : 'regular'] : 0),
    0,
  );

/** Endurance tokens at the start of the match: each model's own, and those of what it carries, AB-EN. */
export const enduranceOf = (carriers: readonly Carrier[]): number =>
  carriers.reduce((total, { model, items }) => {
    const abilities = [...model.unitAbilities, ...items.flatMap(({ grants }) => grants.unitAbilities ?? [])];
    return total + enduranceIn(abilities, model.types.includes('Elite'));
  }, 0);
