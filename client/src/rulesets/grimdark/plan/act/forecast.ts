// What would come of an action: worked out exactly, by the functions by which the rules roll.
import {
  type ChargeOdds,
  chargeOdds,
  figuresOf,
  type Group,
  groupsOf,
  livingModels,
  type Onlooker,
  type Reaches,
  type ShootingOdds,
  shootingOdds,
  shotsOf,
  shotTargetsOf,
  type Table,
  type Unit,
  type UnitId,
} from '@ironhex/shared/grimdark';
import type { HexLabel } from '@ironhex/shared/hex';
import type { Act } from './route.ts';

/** Where an action leaves its unit; null aboard. */
export const endOf = (unit: Unit, { path }: Act): HexLabel | null => path.at(-1) ?? unit.at;

/** The table as it would be when a unit has gone its way, and nothing has happened to it there. */
export const supposed = (table: Table, unit: Unit, act: Act): Table => {
  const at = act.path.at(-1);
  if (at === undefined) return table;
  const moved: Unit = { ...unit, at, place: 'map', transport: null, moved: true, movedSince: true };
  return { ...table, units: { ...table.units, [unit.id]: moved } };
};

/** A unit as it would look from a hex. */
export const viewerAt = (table: Table, unit: Unit, at: HexLabel): Onlooker => ({
  id: unit.id,
  at,
  size: figuresOf(table, unit).sizeClass,
});

/** The chances of a charge, where the target strikes whenever it can; undefined if it is none. */
export const chargeForecast = (table: Table, unit: Unit, act: Act): ChargeOdds | undefined =>
  act.action === 'charge' && act.target !== undefined
    ? chargeOdds(supposed(table, unit, act), unit.id, act.target, { counter: true, strikeBack: true })
    : undefined;

/** The chance to win against each enemy that can be charged, by the shortest way. */
export const chargeChances = (table: Table, unit: Unit, reaches: Reaches): ReadonlyMap<UnitId, number> =>
  new Map(
    reaches.charges.map(({ unit: { id }, ends: [end] }): [UnitId, number] => {
      const path = unit.at === end ? [] : [end!];
      const odds = chargeForecast(table, unit, { kind: 'act', action: 'charge', path, target: id });
      return [id, odds!.charger.wins];
    }),
  );

/**
 * The models that so many Snipers do well to name, by their places among the living: the joined hero first, and none more
 * often than it has wounds left as long as there are others.
 */
export const worthNaming = (table: Table, target: Unit, snipers: number): number[] => {
  const { track } = figuresOf(table, target);
  const living = livingModels(target).map((model, place) => ({
    place,
    hero: track[model]!.hero,
    left: track[model]!.tough - target.wounds[model]!,
  }));
  const inTurn = living
    .toSorted((one, other) => Number(other.hero) - Number(one.hero))
    .flatMap(({ place, left }) => Array<number>(left).fill(place));
  return Array.from({ length: snipers }, (_, i) => inTurn[i % inTurn.length]!);
};

/** All that a unit can shoot at an enemy, G-10.2. */
export const allAt = (table: Table, unit: Unit, target: UnitId): readonly Group[] =>
  shotTargetsOf(table, unit, groupsOf(table, unit, 'ranged'))
    .filter(({ targets }) => targets.includes(target))
    .map(({ group: { weapon, hero, carriers } }) => ({
      weapon: weapon.id,
      hero,
      target,
      ...(weapon.rules.sniper && { models: worthNaming(table, table.units[target]!, carriers.length) }),
    }));

/** The enemies that a unit could shoot at. */
export const targetsFor = (table: Table, unit: Unit): readonly UnitId[] => [
  ...new Set(shotTargetsOf(table, unit, groupsOf(table, unit, 'ranged')).flatMap(({ targets }) => targets)),
];

/** The chances of groups that are fired after an action. */
export const shotsForecast = (
  table: Table,
  unit: Unit,
  how: 'hold' | 'advance',
  groups: readonly Group[],
): ShootingOdds => shootingOdds(table, shotsOf(table, unit, how, groups));

/** What is expected of a series of chances, by their place. */
export const mean = (series: readonly number[]): number => series.reduce((sum, p, n) => sum + p * n, 0);

/** The wounds that are expected on each enemy if a unit shot all that it can at it, after an action that lets it shoot. */
export const shotsAfter = (table: Table, unit: Unit, act: Act): ReadonlyMap<UnitId, number> => {
  if (act.action !== 'hold' && act.action !== 'advance') return new Map();
  const how = act.action;
  const then = supposed(table, unit, act);
  const shooter = then.units[unit.id]!;
  if (shooter.place !== 'map' || act.board !== undefined) return new Map();
  return new Map(
    targetsFor(then, shooter).map((id): [UnitId, number] => {
      const { targets } = shotsForecast(then, shooter, how, allAt(then, shooter, id));
      return [id, mean(targets[id]!.wounds)];
    }),
  );
};
