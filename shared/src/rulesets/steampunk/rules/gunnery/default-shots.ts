import type { Shot } from '../../ask/intents.ts';
import { distanceOf } from '../../ground/places.ts';
import type { Part } from '../../model/steps/gunnery.ts';
import type { Battlefield } from '../../model/table.ts';
import type { Unit } from '../../model/units.ts';
import { abilityOf } from '../../roster/index.ts';
import type { Firing } from './check-shot.ts';
import { checkTogether, volleysOf } from './check-together.ts';
import { type Gun, gunsFor, modeOf, shotsOf, type Use } from './guns.ts';
import { chanceOf } from './open-ended.ts';
import { type Target, targetsOf } from './targets.ts';
import { bestModel, enoughFor } from './to-hit.ts';

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

/** Which targets are taken, and what the unit fires besides. */
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
 * What a unit fires, each weapon at the best of the targets that may be taken, each side of a fixed one by itself; beside
 * what stays. Nothing that cannot be fired together.
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
