import type { ArmyUnit } from './army.ts';
import { type Carrier, itemsOf } from './carry.ts';
import type {
  Assault,
  AssaultAbility,
  ByAngle,
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

const ANGLES = [0, 1, 2, 3] as const;

/** A value for every angle. */
const atAngles = <T>(value: (angle: 0 | 1 | 2 | 3) => T): ByAngle<T> => ANGLES.map(value) as unknown as ByAngle<T>;

/** Two lists by angle added up. */
export const sum = (a: ByAngle<number>, b: ByAngle<number> | undefined): ByAngle<number> =>
  b ? atAngles((angle) => a[angle] + b[angle]) : a;

/** How good an ability is compared with another of the same key: fewer hits for a token or a roll, then a larger die. */
const merit = (ability: AssaultAbility): number =>
  ('per' in ability ? -100 * ability.per : 0) + ('die' in ability ? ability.die : 0);

const withSpecial = (specials: readonly AssaultAbility[], gained: AssaultAbility): readonly AssaultAbility[] => {
  const old = specials.find(({ key }) => key === gained.key);
  if (!old) return [...specials, gained];
  return merit(gained) > merit(old) ? specials.map((each) => (each === old ? gained : each)) : specials;
};

/** How a model fights with an item more: some values add, others replace, specials extend. */
export const equipped = (assault: Assault, { grants }: Equipment): Assault => {
  const gained = grants.assault;
  if (!gained) return assault;
  return {
    ...assault,
    strength: sum(assault.strength, gained.strengthAdd),
    deflection: sum(assault.deflection, gained.deflectionAdd),
    deflectionDie: gained.deflectionDie ?? assault.deflectionDie,
    damage: atAngles((angle) => ({
      ...assault.damage[angle],
      ...gained.damage,
      ap: gained.ap ?? assault.damage[angle].ap,
    })),
    specials: (gained.specials ?? []).reduce(withSpecial, assault.specials),
  };
};
