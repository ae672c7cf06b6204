import type { Direction, HexLabel } from '../../../../hex/index.ts';
import { oncePer } from '../../../../once-per.ts';
import type { Shot } from '../../ask/intents.ts';
import { distanceOf, hexesWithin, neighbourOf } from '../../ground/places.ts';
import { terrainAt } from '../../ground/survey.ts';
import { fieldUnits } from '../../model/in-order.ts';
import { remembered } from '../../model/remembered.ts';
import type { Part } from '../../model/steps/gunnery.ts';
import { BATTLEFIELD, type Battlefield, type Table } from '../../model/table.ts';
import { harmOf, layerOf, livingOf, type Unit } from '../../model/units.ts';
import { abilityOf, type Weapon } from '../../roster/index.ts';
import { checkShot, checkTogether, type Firing, volleysOf } from './legal.ts';
import { firing as firedAt, outOfReach, rangeOf, struckBy, victimsAt } from './reach.ts';
import { bestModel, chanceOf, enoughFor } from './to-hit.ts';
import { canFocus, type Gun, gunsFor, gunsOf, isUnstable, modeOf, shotsOf, type Use } from './weapons.ts';

/** Something that a gun may be fired at, and how many models of each side are in it; a unit counts as one. */
export interface Target {
  readonly shot: Shot;
  readonly enemies: number;
  readonly own: number;
}

const SIX: readonly Direction[] = [0, 1, 2, 3, 4, 5];

/** The enemies that a unit may shoot at if they are in reach: on the field and not hidden, in the order of DET-2. */
const enemiesOf = (table: Pick<Table, 'units'>, { side }: Pick<Unit, 'side'>): readonly Unit[] =>
  fieldUnits(table).filter((unit) => unit.side !== side && !unit.hidden);

/** The enemies that a weapon hits which shoots at all of them in its arc and range, GUN-8. */
export const sprayed = (table: Battlefield, unit: Unit, weapon: Weapon): readonly Unit[] =>
  enemiesOf(table, unit).filter(
    (enemy) => !outOfReach(table, unit, weapon, { at: enemy.at!, layer: layerOf(enemy), most: 'normal' }),
  );

const occupied = oncePer((units: Table['units']): readonly HexLabel[] => {
  const seen = fieldUnits({ units }).filter(({ hidden }) => !hidden);
  return [...new Set(seen.map(({ at }) => at!))].sort();
});

/** The hexes with a unit that all players see, in the order of {@link hexesWithin}. */
const occupiedHexes = ({ units }: Pick<Table, 'units'>): readonly HexLabel[] => occupied(units);

/** Everything that a gun could be fired at, legal or not; of hexes either those with a unit, or also empty ones. */
const candidates = (
  table: Battlefield,
  { unit, gun: { weapon }, use }: Firing,
  { empty }: { readonly empty: boolean },
): readonly Shot[] => {
  const shot = { weapon: weapon.id };
  const hexes = (reach: number): readonly Shot[] => {
    const all = empty
      ? hexesWithin(table.board, unit.at!, reach)
      : occupiedHexes(table).filter((hex) => distanceOf(unit.at!, hex) <= reach);
    return all.map((hex) => ({ ...shot, hex }));
  };
  switch (modeOf(weapon, use)) {
    case 'direct': {
      const shots = enemiesOf(table, unit).flatMap(({ id: target, at }): readonly Shot[] =>
        weapon.fixed
          ? firedAt(unit, weapon, at!).sides.map((from) => ({ ...shot, target, from }))
          : [{ ...shot, target }],
      );
      return isUnstable(unit, weapon) ? [...shots, ...hexes(2 * rangeOf(weapon, unit))] : shots;
    }
    case 'area':
    case 'place':
      return hexes(rangeOf(weapon, unit));
    case 'sweep':
      return SIX.flatMap((direction) => [
        { ...shot, direction, layer: 'ground' },
        { ...shot, direction, layer: 'air' },
      ]);
    case 'cone':
    case 'spray':
      return [shot];
  }
};

const modelsOf = (units: readonly Unit[]): number => units.reduce((sum, unit) => sum + livingOf(harmOf(unit)), 0);

/** How many models of each side are in what a shot attacks. */
const caught = (table: Battlefield, { unit, gun: { weapon }, use }: Firing, shot: Shot): Target => {
  const mode = modeOf(weapon, use);
  if (shot.target !== undefined) return { shot, enemies: 1, own: 0 };
  if (mode === 'spray') return { shot, enemies: sprayed(table, unit, weapon).length, own: 0 };
  const hexes = shot.hex
    ? [{ at: shot.hex, layer: 'ground' as const }]
    : struckBy(table, unit, weapon, shot, occupiedHexes(table));
  const units = hexes.flatMap((hex) => victimsAt(table, unit, hex, true));
  return {
    shot,
    enemies: modelsOf(units.filter(({ side }) => side !== unit.side)),
    own: modelsOf(units.filter(({ side }) => side === unit.side)),
  };
};

/** Whether firing has another effect: it places markers, or clears the forest in front. */
const doesMore = (table: Battlefield, { unit, gun: { weapon } }: Firing): boolean => {
  if (weapon.attack.mode === 'place') return true;
  if (!abilityOf(weapon.abilities, 'clears_forest')) return false;
  const front = neighbourOf(table.board, unit.at!, unit.facing);
  return front !== undefined && terrainAt(table.board, front) === 'forest';
};

const isWorth = (table: Battlefield, firing: Firing, { enemies }: Target): boolean =>
  enemies > 0 || doesMore(table, firing);

/** The single targets of a gun on which firing has an effect; or only those where it strikes an enemy. */
export const targetsOf = (table: Battlefield, firing: Firing, at: 'all' | 'enemies' = 'all'): readonly Target[] =>
  candidates(table, firing, { empty: at === 'all' && doesMore(table, firing) })
    .filter((shot) => !checkShot(table, firing, shot))
    .map((shot) => caught(table, firing, shot))
    .filter((target) => isWorth(table, firing, target));

/** Is there any such target? */
const hasTarget = (table: Battlefield, firing: Firing): boolean =>
  candidates(table, firing, { empty: doesMore(table, firing) }).some(
    (shot) => !checkShot(table, firing, shot) && isWorth(table, firing, caught(table, firing, shot)),
  );

/** Is there anything that a unit could fire at with effect in this part, focused or not? */
export const couldShoot = remembered(BATTLEFIELD, (table, unit: Unit, part: Part): boolean =>
  gunsOf(table, unit, part).some(
    (gun) =>
      hasTarget(table, { unit, gun, use: 'normal', part }) ||
      (canFocus(gun) && hasTarget(table, { unit, gun, use: 'focus', part })),
  ),
);

/** How good a target is: the better of two has the smaller first number in which they differ. */
type Merit = readonly number[];

/** The best chance to hit, then the nearest, then the lowest id, P16. */
const meritOfUnit = (
  table: Battlefield,
  { unit, gun: { weapon, models }, use, part }: Firing,
  { shot }: Target,
): Merit => {
  const target = table.units[shot.target!]!;
  const { needed } = bestModel(table, { by: unit, weapon, target, part }, models);
  const chance = chanceOf(needed, enoughFor(weapon, use === 'focus' ? 'focus' : 'normal'));
  return [-chance, distanceOf(unit.at!, target.at!), Number(target.id.slice(1))];
};

const isBefore = (one: Merit, other: Merit): boolean => {
  const index = one.findIndex((value, i) => value !== other[i]);
  return index >= 0 && one[index]! < other[index]!;
};

const best = (targets: readonly Target[], meritOf: (target: Target) => Merit): readonly Target[] =>
  targets
    .map((target) => ({ target, merit: meritOf(target) }))
    .sort((one, other) => (isBefore(one.merit, other.merit) ? -1 : isBefore(other.merit, one.merit) ? 1 : 0))
    .map(({ target }) => target);

/** Is a target of this kind taken without being told: enemies in it, and where own models would suffer none of them? */
const isFair = ({ gun: { weapon }, use }: Firing, { shot, enemies, own }: Target): boolean => {
  const mode = modeOf(weapon, use);
  if (mode === 'direct') return shot.target !== undefined;
  const { attack } = weapon;
  const spares = mode === 'cone' || mode === 'spray' || (attack.mode === 'sweep' && !attack.hitsFriends);
  return enemies > 0 && (spares || own === 0);
};

/** Which targets to choose, and what else the unit fires. */
interface Wish {
  /** Left out: those that P16 allows as a default. */
  readonly among?: (shot: Shot) => boolean;
  /** Shots that stay as they are. */
  readonly beside?: readonly Shot[];
}

/** The targets of a gun that may be taken, the best first. */
const ranked = (table: Battlefield, firing: Firing, { among }: Wish): readonly Target[] => {
  const open = targetsOf(table, firing, among ? 'all' : 'enemies').filter((target) =>
    among ? among(target.shot) : isFair(firing, target),
  );
  return modeOf(firing.gun.weapon, firing.use) === 'direct'
    ? best(
        open.filter(({ shot }) => shot.target !== undefined),
        (target) => meritOfUnit(table, firing, target),
      )
    : best(open, ({ enemies }) => [-enemies]);
};

/** Models that have not fired a reserve weapon yet, once for each shot. */
const freeModels = (gun: Gun, use: Use, busy: ReadonlySet<number>): readonly number[] =>
  gun.models
    .filter((model) => !busy.has(model))
    .flatMap((model) => Array<number>(shotsOf(gun.weapon, use)).fill(model));

/**
 * The shots of a unit, each weapon at the best target that may be chosen, each side of a fixed one alone, in addition
 * to the shots that stay. Together they are legal.
 */
export const bestShots = (table: Battlefield, unit: Unit, part: Part, use: Use, wish: Wish): readonly Shot[] => {
  const guns = gunsFor(table, unit, use, part);
  const shots: Shot[] = [...(wish.beside ?? [])];
  const isReserve = ({ weapon }: Gun): boolean => abilityOf(weapon.abilities, 'reserve') !== undefined;
  const reserves = guns.filter(isReserve).map(({ weapon }) => weapon.id);
  const busy = new Set(shots.flatMap(({ weapon, models = [] }) => (reserves.includes(weapon) ? models : [])));
  const goes = (shot: Shot): boolean =>
    checkTogether(table, unit, volleysOf(table, unit, guns, use, [...shots, shot])) === undefined;
  for (const gun of guns) {
    const models = isReserve(gun) ? freeModels(gun, use, busy) : [];
    if (isReserve(gun) && models.length === 0) continue;
    const sides = new Set<number | undefined>();
    for (const { shot } of ranked(table, { unit, gun, use, part }, wish)) {
      if (sides.has(shot.from)) continue;
      const chosen = isReserve(gun) ? { ...shot, models: [...models] } : shot;
      if (!goes(chosen)) continue;
      shots.push(chosen);
      sides.add(shot.from);
      if (isReserve(gun)) for (const model of models) busy.add(model);
    }
  }
  return shots;
};

/**
 * What a unit fires at if its owner says nothing, P16: each weapon at the unit with the best chance to hit; areas where
 * most enemies and none of its own are.
 */
export const defaultShots = (table: Battlefield, unit: Unit, part: Part, use: Use = 'normal'): readonly Shot[] =>
  bestShots(table, unit, part, use, {});
