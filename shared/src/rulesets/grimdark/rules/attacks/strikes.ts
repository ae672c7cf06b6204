import type { Effect } from '../../model/effects.ts';
import type { AttackHow, GroupAttack } from '../../model/steps/attacks.ts';
import type { Step } from '../../model/steps.ts';
import type { Table } from '../../model/table.ts';
import type { Unit, UnitId } from '../../model/units.ts';
import type { Weapon } from '../../roster/index.ts';
import { groupsOf, inStrikeOrder, type WeaponGroup } from './groups.ts';

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
