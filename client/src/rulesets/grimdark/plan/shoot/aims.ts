// Which weapons of a unit are fired at whom, G-10.3.
import {
  type Group,
  groupsOf,
  type ShootingOdds,
  shootingOdds,
  shotsOf,
  shotTargetsOf,
  type Table,
  type Unit,
  type UnitId,
  type View,
  type WeaponGroup,
} from '@ironhex/shared/grimdark';
import { worthNaming } from './naming.ts';

/** A group of weapons, and whom it reaches. */
export interface Gun {
  /** Tells groups of one unit apart. */
  readonly id: string;
  readonly group: WeaponGroup;
  readonly targets: readonly UnitId[];
}

/** A unit that shoots, after a Hold or an Advance. */
export interface Shooter<T extends Table = View> {
  readonly view: T;
  readonly unit: Unit;
  readonly how: 'hold' | 'advance';
}

/** What is fired, or that the unit works on a chamber instead, G-18.4. */
export interface Fire {
  readonly groups: readonly Group[];
  readonly interface: boolean;
}

const idOf = ({ weapon, hero }: Pick<Group, 'weapon' | 'hero'>): string => (hero ? `${weapon} of the hero` : weapon);

/** The groups of a unit, in the order of its profile. */
export const gunsOf = ({ view, unit }: Shooter<Table>): readonly Gun[] =>
  shotTargetsOf(view, unit, groupsOf(view, unit, 'ranged')).map(({ group, targets }) => ({
    id: idOf({ weapon: group.weapon.id, hero: group.hero }),
    group,
    targets,
  }));

/** What a group is fired at; undefined: it holds its fire. */
export const shotOf = (shots: readonly Group[], { id }: Gun): Group | undefined =>
  shots.find((shot) => idOf(shot) === id);

/** The shot of a group at a target; Snipers name the models that are worth most. */
const at = (view: Table, { group }: Gun, target: UnitId): Group => ({
  weapon: group.weapon.id,
  hero: group.hero,
  target,
  ...(group.weapon.rules.sniper && {
    models: worthNaming(view, view.units[target]!, group.carriers.length),
  }),
});

/** Shots in the order of the groups that fire them. */
const sorted = (guns: readonly Gun[], shots: readonly Group[]): readonly Group[] =>
  guns.flatMap((gun) => shotOf(shots, gun) ?? []);

/** Shots with a weapon at a target, the hero's with those of its unit: they must be aimed alike, G-10.3. */
export const withGunAt = (
  view: Table,
  guns: readonly Gun[],
  shots: readonly Group[],
  { group: { weapon } }: Gun,
  target: UnitId,
): readonly Group[] => {
  const aimed = guns.filter((gun) => gun.group.weapon.id === weapon.id && gun.targets.includes(target));
  const others = shots.filter((shot) => shot.weapon !== weapon.id);
  return sorted(guns, [...others, ...aimed.map((gun) => at(view, gun, target))]);
};

/** Shots with everything that reaches a target at it. What does not keeps a target of its own, but only one. */
export const withAllAt = (
  view: Table,
  guns: readonly Gun[],
  shots: readonly Group[],
  target: UnitId,
): readonly Group[] => {
  const aimed = guns.filter(({ targets }) => targets.includes(target));
  const rest = guns.filter(({ group }) => !aimed.some((gun) => gun.group.weapon.id === group.weapon.id));
  const kept = rest.flatMap((gun) => shotOf(shots, gun) ?? []);
  const [second] = kept;
  return sorted(guns, [
    ...aimed.map((gun) => at(view, gun, target)),
    ...kept.filter((shot) => shot.target === second?.target),
  ]);
};

/** Shots without those of a group. */
export const without = (shots: readonly Group[], gun: Gun): readonly Group[] =>
  shots.filter((shot) => idOf(shot) !== gun.id);

/** Shots in which one carrier of a Sniper names another model, by its place among the living. */
export const withModel = (shots: readonly Group[], gun: Gun, carrier: number, model: number): readonly Group[] =>
  shots.map((shot) =>
    idOf(shot) === gun.id && shot.models
      ? { ...shot, models: shot.models.map((named, i) => (i === carrier ? model : named)) }
      : shot,
  );

/** The exact chances of shots. */
export const oddsOf = ({ view, unit, how }: Shooter<Table>, shots: readonly Group[]): ShootingOdds =>
  shootingOdds(view, shotsOf(view, unit, how, shots));

/** What is expected of a series of chances, by their place. */
export const mean = (series: readonly number[]): number => series.reduce((sum, p, n) => sum + p * n, 0);

/** The wounds that are expected on each enemy if all of these groups that reach it are fired at it. */
export const expectedOn = (shooter: Shooter<Table>, guns: readonly Gun[]): ReadonlyMap<UnitId, number> => {
  const targets = [...new Set(guns.flatMap((gun) => gun.targets))];
  return new Map(
    targets.map((id): [UnitId, number] => {
      const shots = guns.filter((gun) => gun.targets.includes(id)).map((gun) => at(shooter.view, gun, id));
      return [id, mean(oddsOf(shooter, shots).targets[id]!.wounds)];
    }),
  );
};

/** The enemy on whom most wounds are expected; the first of several. */
const best = (shooter: Shooter<Table>, guns: readonly Gun[]): UnitId | undefined => {
  let most: readonly [UnitId, number] | undefined;
  for (const each of expectedOn(shooter, guns)) if (!most || each[1] > most[1]) most = each;
  return most?.[0];
};

/**
 * What a player might want: everything at the enemy that it aims at already, or that it hurts most, and what does not
 * reach that one at another. Weapons that can be fired only once are kept, unless nothing else reaches the first one.
 */
export const usualShots = (shooter: Shooter<Table>, guns: readonly Gun[], aim?: UnitId): readonly Group[] => {
  const { view } = shooter;
  const reaches = ({ targets }: Gun): boolean => aim !== undefined && targets.includes(aim);
  const kept = guns.filter(({ group }) => !group.weapon.rules.limited);
  const free = guns.some(reaches) && !kept.some(reaches) ? guns : kept;
  const first = guns.some(reaches) ? aim : best(shooter, free);
  if (first === undefined) return [];
  const shots = withAllAt(view, free, [], first);
  const left = free.filter(({ group }) => !shots.some(({ weapon }) => weapon === group.weapon.id));
  const second = best(shooter, left);
  return sorted(guns, [...shots, ...(second === undefined ? [] : withAllAt(view, left, [], second))]);
};
