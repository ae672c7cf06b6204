// Which units a unit can shoot at, and with what, G-10.2.

import type { Refusal } from '../../../../match/index.ts';
import { oncePer } from '../../../../once-per.ts';
import type { Field } from '../../ground/field.ts';
import { type Sight, sightOf } from '../../ground/sight/sight.ts';
import type { GroupAttack } from '../../model/chapters/attacks.ts';
import type { Table } from '../../model/table.ts';
import type { Unit, UnitId } from '../../model/units.ts';
import { refusal } from '../../refusal.ts';
import type { Weapon } from '../../roster/index.ts';
import { bodyOf, distanceOf, fieldOf } from '../field.ts';
import { areEnemies, unitsOnMap } from '../figures.ts';
import { rangeIn } from '../scenarios/storm.ts';
import type { WeaponGroup } from './weapons.ts';
import { isAlive } from './wounds.ts';

// Sights between units, by both and their hexes: a plan may put one where it is not. A field lasts until a unit moves.
const sightsOn = oncePer((_field: Field) => new Map<string, Sight>());

/** What one unit on the map sees of another. */
const sightBetween = (table: Table, unit: Unit, target: Unit): Sight => {
  const field = fieldOf(table);
  const known = sightsOn(field);
  const key = `${unit.id} ${unit.at} ${target.id} ${target.at}`;
  const sight = known.get(key) ?? sightOf(field, bodyOf(table, unit), bodyOf(table, target));
  known.set(key, sight);
  return sight;
};

/** Why a weapon of a unit cannot be shot at an enemy on the map, G-10.2; undefined: it can. */
export const whyNotAt = (table: Table, unit: Unit, weapon: Weapon, target: Unit): Refusal | undefined => {
  if (!weapon.rules.indirect && !sightBetween(table, unit, target).sees)
    return refusal('E_NO_LOS/shoot', 'G-10.2', { unit: unit.id, target: target.id, hex: unit.at! });
  const range = rangeIn(table, unit, weapon);
  const away = distanceOf(table, unit, target);
  if (away > range)
    return refusal('E_OUT_OF_RANGE/shoot', 'G-10.2', { weapon: weapon.name, range, unit: target.id, away });
  return undefined;
};

/**
 * The enemies among these that a weapon can be shot at. The same as `whyNotAt`, but looks at the range first, which is
 * quick.
 */
const inReach = function* (table: Table, unit: Unit, weapon: Weapon, enemies: readonly Unit[]): Generator<Unit> {
  const range = rangeIn(table, unit, weapon);
  for (const enemy of enemies)
    if (
      distanceOf(table, unit, enemy) <= range &&
      (weapon.rules.indirect !== undefined || sightBetween(table, unit, enemy).sees)
    )
      yield enemy;
};

/** The enemies on the map that a unit might shoot at, range and sight aside. */
const enemiesOf = (table: Table, unit: Unit): readonly Unit[] =>
  unitsOnMap(table).filter((other) => areEnemies(unit, other) && isAlive(other));

/** The targets of each group, by number, G-10.2. */
export const targetsOf = (
  table: Table,
  unit: Unit,
  groups: readonly WeaponGroup[],
): readonly { readonly group: WeaponGroup; readonly targets: readonly UnitId[] }[] => {
  const enemies = enemiesOf(table, unit);
  return groups.map((group) => ({
    group,
    targets: Array.from(inReach(table, unit, group.weapon, enemies), ({ id }) => id),
  }));
};

/** Has one of these groups a target? */
export const hasTarget = (table: Table, unit: Unit, groups: readonly WeaponGroup[]): boolean => {
  if (groups.length === 0) return false;
  const enemies = enemiesOf(table, unit);
  return groups.some(({ weapon }) => {
    const [target] = inReach(table, unit, weapon, enemies);
    return target !== undefined;
  });
};

/** A group declared against a target: its attacks, range and cover are fixed now, G-10.4. */
export const shotOf = (
  table: Table,
  unit: Unit,
  { weapon, hero, carriers }: WeaponGroup,
  target: Unit,
  how: 'hold' | 'advance',
  named?: readonly number[],
): GroupAttack => {
  const { cover, terrainCover } = sightBetween(table, unit, target);
  return {
    by: unit.id,
    target: target.id,
    weapon: weapon.id,
    hero,
    how,
    carriers,
    distance: distanceOf(table, unit, target),
    cover: terrainCover ? 'terrain' : cover ? 'sight' : 'none',
    ...(named && { named }),
  };
};
