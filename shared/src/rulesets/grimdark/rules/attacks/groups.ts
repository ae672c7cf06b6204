// The weapons of a unit in groups, for shooting and for strikes.
import type { Table } from '../../model/table.ts';
import type { Unit } from '../../model/units.ts';
import { ALIEN_CANNON, type Built, GONE, type Weapon, type WeaponId } from '../../roster/index.ts';
import { effectsOn, figuresOf } from '../figures.ts';

/** All weapons with one id in a unit, but for those of its joined hero, which form a group of their own, G-10.3. */
export interface WeaponGroup {
  readonly weapon: Weapon;
  /** The group of the joined hero. */
  readonly hero: boolean;
  /** Its living carriers by index in the track, with the attacks of each, G-10.6. */
  readonly carriers: readonly { readonly model: number; readonly attacks: number }[];
}

/**
 * The weapons that a model carries now: those of its profile and an alien cannon, without those that its unit has lost.
 */
export const weaponsOf = (unit: Unit, { track }: Built, model: number): readonly Weapon[] => {
  const { weapons } = track[model]!;
  const all = unit.cannon === model ? [...weapons, ALIEN_CANNON] : weapons;
  return unit.lost.length === 0 ? all : all.filter(({ id }) => !unit.lost.includes(id));
};

/** What random events add to attacks: `times` those of ranged weapons (54), `more` with the first melee weapon (26). */
interface Boost {
  readonly times: number;
  readonly more: number;
}

const boostOf = (table: Table, unit: Unit): Boost => ({
  times: effectsOn(table, unit, 'shots').reduce((product, { what }) => product * what.times, 1),
  more: effectsOn(table, unit, 'melee-attacks').reduce((sum, { what }) => sum + what.amount, 0),
});

/** The attacks that one weapon adds to its carrier's, G-10.6. */
const attacksOf = ({ range, attacks }: Weapon, isFirst: boolean, { times, more }: Boost): number =>
  range > 0 ? attacks * times : attacks + (isFirst ? more : 0);

/**
 * The groups of a unit's ranged or melee weapons, G-10.3: in profile order, model types in order and weapons in order
 * within a type, those of a joined hero last. Only living models carry, and spent Limited weapons are left out.
 */
export const groupsOf = (table: Table, unit: Unit, kind: 'ranged' | 'melee'): readonly WeaponGroup[] => {
  const built = figuresOf(table, unit);
  const boost = boostOf(table, unit);
  // A hero alone is a unit like any other: only one that has joined others has groups of its own, G-4.5.
  const joins = built.track.some(({ hero }) => !hero);
  const groups: { weapon: Weapon; hero: boolean; carriers: { model: number; attacks: number }[] }[] = [];
  for (let model = 0; model < built.track.length; model++) {
    if (unit.wounds[model] === GONE) continue;
    const hero = joins && built.track[model]!.hero;
    let isFirst = true;
    for (const weapon of weaponsOf(unit, built, model)) {
      if (weapon.range > 0 !== (kind === 'ranged') || unit.spent.includes(weapon.id)) continue;
      const attacks = attacksOf(weapon, isFirst, boost);
      isFirst = false;
      let group = groups.find((each) => each.weapon.id === weapon.id && each.hero === hero);
      if (!group) {
        group = { weapon, hero, carriers: [] };
        groups.push(group);
      }
      const last = group.carriers.at(-1);
      if (last?.model === model) last.attacks += attacks;
      else group.carriers.push({ model, attacks });
    }
  }
  return groups.toSorted((one, other) => Number(one.hero) - Number(other.hero));
};

/** The ids of the ranged weapons that living models of a unit carry, sorted: event 13 takes one. */
export const rangedWeapons = (table: Table, unit: Unit): readonly WeaponId[] => {
  const built = figuresOf(table, unit);
  const ids = built.track.flatMap((_, model) =>
    unit.wounds[model] === GONE ? [] : weaponsOf(unit, built, model).flatMap(({ id, range }) => (range > 0 ? id : [])),
  );
  return [...new Set(ids)].toSorted();
};

/** Groups in the order in which they strike: Deadly first, G-12.4. */
export const inStrikeOrder = (groups: readonly WeaponGroup[]): readonly WeaponGroup[] =>
  groups.toSorted(
    (one, other) => Number(other.weapon.rules.deadly !== undefined) - Number(one.weapon.rules.deadly !== undefined),
  );
