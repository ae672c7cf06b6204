import { type Angle, angleOf, anglesHit, weakestAngle } from '../../ground/arcs.ts';
import { distanceOf } from '../../ground/places.ts';
import type { Question } from '../../model/asks.ts';
import { figuresOf } from '../../model/figures.ts';
import type { AreaAttack, Part, ShotAttack } from '../../model/steps/gunnery.ts';
import type { Table } from '../../model/table.ts';
import { harmOf, type Unit, type UnitId } from '../../model/units.ts';
import { abilityOf, type BuiltModel, type ByAngle, CURRENCIES, type Weapon } from '../../roster/index.ts';
import { armourOf, type Hit } from '../damage/hit.ts';
import { bandAt, rangeOf } from './reach.ts';
import { isAimed } from './to-hit.ts';
import { weaponBy } from './weapons.ts';

/** The armour of a unit at every angle, as a hit meets it now. */
const armourBy = (table: Pick<Table, 'arsenal'>, unit: Unit): ByAngle<number> =>
  [0, 1, 2, 3].map((angle) => armourOf(table, unit, angle as Angle)) as unknown as ByAngle<number>;

/** The side that is hit: what the attacker chose, or where the armour is lowest, ANG-2. */
const angleFor = (table: Table, by: Unit, target: Unit, into: ShotAttack['into']): Angle =>
  into === null
    ? weakestAngle(armourBy(table, target), anglesHit(target.facing, by.at!, target.at!))
    : angleOf(into, target.facing);

/** The further effect of a shot with an aim token, `improved_aim`. */
const aimedWith = (table: Table, attack: ShotAttack | AreaAttack, weapon: Weapon, part: Part) => {
  const improved = abilityOf(weapon.abilities, 'improved_aim');
  if (attack.kind === 'area' || !improved) return undefined;
  const shot = { by: table.units[attack.by]!, target: table.units[attack.target]!, weapon, model: attack.model, part };
  return isAimed(table, shot) ? improved : undefined;
};

/** One more regular damage against a unit that was just revealed, CON-8. */
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

const priceOf = ({ cost }: BuiltModel): number => CURRENCIES.reduce((sum, currency) => sum + cost[currency], 0);
const looks = ({ id, weapons, cost }: BuiltModel): string => JSON.stringify([id, weapons, cost]);

/** Asks which model a sniper shoots that has aimed: one living model of each kind, the most expensive first, P19. */
export const casualtyQuestions = (table: Table, attack: ShotAttack | AreaAttack, part: Part): readonly Question[] => {
  const by = table.units[attack.by]!;
  const weapon = weaponBy(table, by, attack.weapon);
  if (attack.kind === 'area' || !abilityOf(weapon.abilities, 'sniper')) return [];
  const target = table.units[attack.target]!;
  if (!isAimed(table, { by, target, weapon, part })) return [];
  const { models } = figuresOf(table, target);
  const living = models.map((model, index) => ({ model, index })).filter(({ index }) => harmOf(target).alive[index]);
  const kinds = [...new Map(living.toReversed().map((each) => [looks(each.model), each])).values()];
  kinds.sort((one, other) => priceOf(other.model) - priceOf(one.model) || one.index - other.index);
  const options = kinds.map(({ index }) => `${index}`);
  return options.length === 0 ? [] : [{ seat: by.seat, prompt: 'casualty', key: 'casualty', unit: target.id, options }];
};
