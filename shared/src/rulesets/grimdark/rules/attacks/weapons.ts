// With which groups of weapons a unit shoots or strikes.

import type { AttackHow, GroupAttack } from '../../model/chapters/attacks.ts';
import type { Effect } from '../../model/effects.ts';
import type { Step } from '../../model/steps.ts';
import type { Table } from '../../model/table.ts';
import type { Unit, UnitId } from '../../model/units.ts';
import { ALIEN_CANNON, type Built, GONE, type Weapon, type WeaponId } from '../../roster/index.ts';
import { arsenalOf, effectsOn, figuresOf } from '../figures.ts';

/** The weapon with this id. Throws if there is none: ids from players are checked before. */
export const weaponOf = (table: Pick<Table, 'arsenal'>, id: WeaponId): Weapon => {
  const { weapons } = arsenalOf(table);
  if (!Object.hasOwn(weapons, id)) throw new RangeError(`there is no weapon ${id}`);
  return weapons[id]!;
};

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
const inStrikeOrder = (groups: readonly WeaponGroup[]): readonly WeaponGroup[] =>
  groups.toSorted(
    (one, other) => Number(other.weapon.rules.deadly !== undefined) - Number(one.weapon.rules.deadly !== undefined),
  );

/** A group of strikes at the one opponent: in contact, and cover does not count, G-5.9. */
const strikeOf = (
  { id: by }: Unit,
  { id: target }: Unit,
  { weapon, hero, carriers }: WeaponGroup,
  how: AttackHow,
): GroupAttack => ({ by, target, weapon: weapon.id, hero, how, carriers, distance: 1, cover: 'none' });

/**
 * The groups with which a unit strikes another one now, in order, G-12.4; `may` leaves weapons out, G-12.1 and G-12.5.
 */
export const strikesOf = (
  table: Table,
  unit: Unit,
  target: Unit,
  how: 'charge' | 'melee',
  may: (weapon: Weapon) => boolean = () => true,
): readonly GroupAttack[] =>
  inStrikeOrder(groupsOf(table, unit, 'melee').filter(({ weapon }) => may(weapon))).map((group) =>
    strikeOf(unit, target, group, how),
  );

/** Effects after attacks of a unit: those until its next attacks are over, G-16.6. */
export const afterAttacks = (effects: readonly Effect[], unit: UnitId): readonly Effect[] =>
  effects.filter(({ until, on }) => until !== 'attacks' || on.unit !== unit);

/** The steps that resolve groups one after the other and then end the attacks; none for no groups. */
export const attackSteps = (unit: Unit, groups: readonly GroupAttack[]): readonly Step[] =>
  groups.length === 0
    ? []
    : [...groups.map((attack): Step => ({ do: 'attack', attack })), { do: 'attacks-end', unit: unit.id }];
