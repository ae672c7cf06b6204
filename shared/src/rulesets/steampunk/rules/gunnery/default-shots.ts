import type { Shot } from '../../ask/intents.ts';
import { distanceOf } from '../../ground/places.ts';
import type { Part } from '../../model/steps/gunnery.ts';
import type { Table } from '../../model/table.ts';
import type { Unit } from '../../model/units.ts';
import { abilityOf } from '../../roster/index.ts';
import type { Firing } from './check-shot.ts';
import { checkTogether, volleysOf } from './check-together.ts';
import { type Gun, gunsFor, modeOf, shotsOf, type Use } from './guns.ts';
import { type Target, targetsOf } from './targets.ts';
import { bestModel } from './to-hit.ts';

/** How good a target is: the better of two has the smaller first number in which they differ. */
type Merit = readonly number[];

/** The best chance to hit, then the nearest, then the lowest id, P16. */
const meritOfUnit = (table: Table, { unit, gun, part }: Firing, { shot }: Target): Merit => {
  const target = table.units[shot.target!]!;
  const { needed } = bestModel(table, { by: unit, weapon: gun.weapon, target, part }, gun.models);
  return [needed, distanceOf(unit.at!, target.at!), Number(target.id.slice(1))];
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

/** The targets of a gun that P16 allows as a default, the best first. */
const ranked = (table: Table, firing: Firing): readonly Target[] => {
  const fair = targetsOf(table, firing).filter((target) => isFair(firing, target));
  return modeOf(firing.gun.weapon, firing.use) === 'direct'
    ? best(fair, (target) => meritOfUnit(table, firing, target))
    : best(fair, ({ enemies }) => [-enemies]);
};

/** Models that have not fired a reserve weapon yet, once for each shot. */
const freeModels = (gun: Gun, use: Use, busy: ReadonlySet<number>): readonly number[] =>
  gun.models
    .filter((model) => !busy.has(model))
    .flatMap((model) => Array<number>(shotsOf(gun.weapon, use)).fill(model));

/**
 * What a unit fires at if its owner says nothing, P16: each weapon at the unit with the best chance to hit, each side of a
 * fixed one by itself; areas where most enemies and none of its own are. Nothing that cannot be fired together.
 */
export const defaultShots = (table: Table, unit: Unit, part: Part, use: Use = 'normal'): readonly Shot[] => {
  const guns = gunsFor(table, unit, use, part);
  const shots: Shot[] = [];
  const busy = new Set<number>();
  const goes = (shot: Shot): boolean =>
    checkTogether(table, unit, volleysOf(table, unit, guns, use, [...shots, shot])) === undefined;
  for (const gun of guns) {
    const isReserve = abilityOf(gun.weapon.abilities, 'reserve') !== undefined;
    const models = isReserve ? freeModels(gun, use, busy) : [];
    if (isReserve && models.length === 0) continue;
    const sides = new Set<number | undefined>();
    for (const { shot } of ranked(table, { unit, gun, use, part })) {
      if (sides.has(shot.from)) continue;
      const chosen = isReserve ? { ...shot, models: [...models] } : shot;
      if (!goes(chosen)) continue;
      shots.push(chosen);
      sides.add(shot.from);
      if (isReserve) for (const model of models) busy.add(model);
    }
  }
  return shots;
};
