import type { Assault, AssaultAbility, ByAngle, Equipment } from './figures/index.ts';

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
