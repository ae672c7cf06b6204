import type { Angle } from '../../ground/arcs.ts';
import { angleOf, anglesHit, weakestAngle } from '../../ground/arcs.ts';
import { distanceOf } from '../../ground/places.ts';
import type { AreaAttack, Part, ShotAttack } from '../../model/steps/gunnery.ts';
import type { Table } from '../../model/table.ts';
import type { Unit, UnitId } from '../../model/units.ts';
import { abilityOf, type ByAngle, type Weapon } from '../../roster/index.ts';
import { armourOf } from '../damage/armour.ts';
import { figuresOf } from '../damage/figures.ts';
import type { Hit } from '../damage/hit.ts';
import { weaponsOf } from './loading.ts';
import { bandAt, rangeOf } from './reach.ts';
import { isAimed } from './to-hit.ts';

/** The weapon of a unit by its id. */
export const weaponBy = (table: Pick<Table, 'arsenal'>, unit: Unit, id: string): Weapon =>
  weaponsOf(figuresOf(table, unit)).find((weapon) => weapon.id === id)!;

/** The armour of a unit at every angle, as a hit meets it now. */
const armourBy = (table: Pick<Table, 'arsenal'>, unit: Unit): ByAngle<number> =>
  [0, 1, 2, 3].map((angle) => armourOf(table, unit, angle as Angle)) as unknown as ByAngle<number>;

/** The side that is hit: what the attacker chose, or where the armour is lowest, ANG-2. */
const angleFor = (table: Table, by: Unit, target: Unit, into: ShotAttack['into']): Angle =>
  into === null
    ? weakestAngle(armourBy(table, target), anglesHit(target.facing, by.at!, target.at!))
    : angleOf(into, target.facing);

/** What a shot with the help of an aim token does besides, `improved_aim`. */
const aimedWith = (table: Table, attack: ShotAttack | AreaAttack, weapon: Weapon, part: Part) => {
  const improved = abilityOf(weapon.abilities, 'improved_aim');
  if (attack.kind === 'area' || !improved) return undefined;
  const shot = { by: table.units[attack.by]!, target: table.units[attack.target]!, weapon, model: attack.model, part };
  return isAimed(table, shot) ? improved : undefined;
};

/** One regular damage more for who was just revealed, CON-8. */
const REVEALED = { why: 'revealed', add: 1 } as const;

/** What a hit of this attack on a unit is, for the rules of damage, DMG-1. */
export const hitOf = (table: Table, attack: ShotAttack | AreaAttack, targetId: UnitId, part: Part): Hit => {
  const by = table.units[attack.by]!;
  const target = table.units[targetId]!;
  const weapon = weaponBy(table, by, attack.weapon);
  const burst = attack.kind === 'area' && attack.unstable ? abilityOf(weapon.abilities, 'unstable_round') : undefined;
  const aim = aimedWith(table, attack, weapon, part);
  const bonuses = [
    ...(aim ? [{ why: 'aim', add: aim.regular } as const] : []),
    ...(by.marks.includes('revealed') ? [REVEALED] : []),
  ];
  const { ap, regular, extra, penetrateBonus } = weapon;
  return {
    target: targetId,
    by: by.id,
    damage: burst
      ? { ap: burst.ap, regular: burst.regular, extra: [], penetrateBonus: 0 }
      : { ap, regular, extra: [...extra, ...(aim?.extra ?? [])], penetrateBonus },
    onHit: burst ? [] : weapon.onHit,
    angle: angleFor(table, by, target, attack.into),
    range: bandAt(rangeOf(weapon, by), distanceOf(by.at!, target.at!)) ?? 'long',
    bonuses,
    crewIfPenetrated: burst ? undefined : abilityOf(weapon.abilities, 'crew_if_penetrated')?.die,
    slows: attack.kind === 'shot' && attack.use === 'amp',
  };
};

/** The burst of an unstable round where it hits: an attack on all enemy models on the ground of that hex. */
export const burstOf = (table: Table, { by, model, weapon, target, into }: ShotAttack): AreaAttack => {
  const { area } = abilityOf(weaponBy(table, table.units[by]!, weapon).abilities, 'unstable_round')!;
  const { at } = table.units[target]!;
  const hex = { at: at!, layer: 'ground', into, n: area, more: 0, friends: false, unstable: true } as const;
  return { kind: 'area', by, model, weapon, ...hex };
};
