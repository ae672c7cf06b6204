import type { HexLabel } from '@ironhex/shared/hex';
import type { Refusal } from '@ironhex/shared/match';
import {
  bestShots,
  chanceAt,
  checkShots,
  couldShoot,
  defaultShots,
  type Fire,
  fieldUnits,
  type Gun,
  gunsFor,
  layerOf,
  leavingSides,
  type Odds,
  oddsOf,
  type Shot,
  struckBy,
  type Target,
  targetsOf,
  type Unit,
  type UnitId,
  type Use,
  type View,
  type Weapon,
  wordOf,
} from '@ironhex/shared/steampunk';
import { chance } from '../../../../text/numbers.ts';
import { memo } from '../memo.ts';

/** The gunnery phase of a turn. */
type Part = 1 | 2;

/** A unit that fires in a phase. */
export interface Shooter {
  readonly view: View;
  readonly unit: Unit;
  readonly part: Part;
}

const able = memo<View['units'], boolean>();
const targets = memo<View['units'], readonly Target[]>();
const odds = memo<View['units'], readonly Odds[]>();
const byDefault = memo<View['units'], readonly Shot[]>();

/** A unit in a part, carrying out its word of it. */
const keyOf = ({ unit, part }: Shooter): string => `${unit.id} ${part} ${wordOf(unit, part)}`;

/** Is there anything that the unit could fire at with effect? */
export const canShoot = (shooter: Shooter): boolean => {
  const { view, unit, part } = shooter;
  return able(view.units, keyOf(shooter), () => couldShoot(view, unit, part));
};

/** What a unit fires if nothing is said, P16. */
export const usualFire = ({ view, unit, part }: Shooter, use: Use = 'normal'): Fire => ({
  use,
  shots: byDefault(view.units, `${unit.id} ${part} ${use}`, () => defaultShots(view, unit, part, use)),
});

/** The guns of a unit when it uses its weapons so. */
export const gunsOfUse = ({ view, unit, part }: Shooter, use: Use): readonly Gun[] => gunsFor(view, unit, use, part);

/** What a gun can be fired at so that something comes of it. */
export const targetsFor = (shooter: Shooter, gun: Gun, use: Use): readonly Target[] => {
  const { view, unit, part } = shooter;
  return targets(view.units, `${keyOf(shooter)} ${use} ${gun.weapon.id}`, () =>
    targetsOf(view, { unit, gun, use, part }),
  );
};

/** The hexes that a shot at no single unit strikes. */
export const struckAt = ({ view, unit }: Shooter, { weapon }: Gun, shot: Shot): readonly HexLabel[] =>
  shot.hex === undefined ? struckBy(view, unit, weapon, shot).map(({ at }) => at) : [shot.hex];

/** The exact chances of what a unit fires, by target. */
export const oddsFor = ({ view, unit, part }: Shooter, fire: Fire): readonly Odds[] =>
  odds(view.units, JSON.stringify([unit.id, part, fire]), () => oddsOf(view, unit, fire, part));

/** The best chance of a single shot at a unit among guns; undefined: none of them reaches it. */
const bestChance = (shooter: Shooter, guns: readonly Gun[], use: Use, target: Unit): number | undefined => {
  const { view, unit, part } = shooter;
  const chances = guns
    .filter((gun) => targetsFor(shooter, gun, use).some(({ shot }) => shot.target === target.id))
    .map((gun) => chanceAt(view, { unit, gun, use, part }, target));
  return chances.length > 0 ? Math.max(...chances) : undefined;
};

/** The best chance of a single shot at each enemy that can be hit, in words for the map. */
export const sightsOf = (shooter: Shooter, guns: readonly Gun[], use: Use): ReadonlyMap<UnitId, string> =>
  new Map(
    fieldUnits(shooter.view)
      .filter(({ side }) => side !== shooter.unit.side)
      .flatMap((enemy): [UnitId, string][] => {
        const best = bestChance(shooter, guns, use, enemy);
        return best === undefined ? [] : [[enemy.id, chance(best)]];
      }),
  );

/**
 * Why none of these weapons can be fired at a unit: what the one says that comes nearest to it, for most say only that they
 * are not fired now, or not at units.
 */
export const whyNot = (
  { view, unit, part }: Shooter,
  weapons: readonly Weapon[],
  use: Use,
  target: Unit,
): Refusal | undefined => {
  const refusals = weapons.flatMap(({ id: weapon }) => {
    const shots: readonly Shot[] = [{ weapon, target: target.id }];
    return checkShots(view, unit, { use, shots }, part) ?? [];
  });
  const near = (codes: readonly string[]) => refusals.find(({ code }) => !codes.includes(code));
  return near(['wrong-mode', 'not-ordered']) ?? near(['not-ordered']) ?? refusals[0];
};

/** Does a shot go where the player points: at a unit, into a hex, or in a direction? */
export const goesTo =
  ({ unit }: Shooter, at: HexLabel, target: Unit | undefined) =>
  (shot: Shot): boolean => {
    if (shot.target !== undefined) return shot.target === target?.id;
    if (shot.hex !== undefined) return shot.hex === at;
    if (shot.direction === undefined) return false;
    const layer = target ? layerOf(target) : 'ground';
    return shot.layer === layer && leavingSides(unit.at!, at).some((side) => side === shot.direction);
  };

/** The shots of a unit with these guns fired anew at what is among its targets; undefined if none of them can. */
export const withAimed = (
  shooter: Shooter,
  { use, shots }: Fire,
  guns: readonly Gun[],
  among: (shot: Shot) => boolean,
): Fire | undefined => {
  const { view, unit, part } = shooter;
  const able = guns.filter((gun) => targetsFor(shooter, gun, use).some(({ shot }) => among(shot)));
  if (able.length === 0) return undefined;
  const ids = new Set(able.map(({ weapon }) => weapon.id));
  const fixed = new Set(able.filter(({ weapon }) => weapon.fixed).map(({ weapon }) => weapon.id));
  const sides = new Set(
    able.flatMap((gun) =>
      targetsFor(shooter, gun, use).flatMap(({ shot }) => (among(shot) ? [`${shot.weapon} ${shot.from}`] : [])),
    ),
  );
  // The guns of a fixed weapon that point elsewhere keep their targets, ANG-4.
  const stays = ({ weapon, from }: Shot): boolean =>
    !ids.has(weapon) || (fixed.has(weapon) && !sides.has(`${weapon} ${from}`));
  const beside = shots.filter(stays);
  const chosen = bestShots(view, unit, part, use, {
    beside,
    among: (shot) => ids.has(shot.weapon) && among(shot),
  });
  return chosen.length > beside.length ? { use, shots: chosen } : undefined;
};

/** The shots of a gun with one of its models fired at another target; undefined: it holds its fire. */
export const withModelAimed = ({ use, shots }: Fire, gun: Gun, model: number, target: UnitId | undefined): Fire => {
  const { id } = gun.weapon;
  const aims = new Map<number, UnitId | undefined>();
  for (const shot of shots.filter(({ weapon }) => weapon === id))
    for (const firing of shot.models ?? gun.models) if (!aims.has(firing)) aims.set(firing, shot.target);
  aims.set(model, target);
  const byTarget = Map.groupBy(
    gun.models.filter((each) => aims.get(each) !== undefined),
    (each) => aims.get(each)!,
  );
  const own = [...byTarget].map(([at, models]): Shot => ({ weapon: id, target: at, models }));
  return { use, shots: [...shots.filter(({ weapon }) => weapon !== id), ...own] };
};

/** At whom each model of a gun fires; models that hold their fire are left out. */
export const aimsOf = ({ shots }: Fire, gun: Gun): ReadonlyMap<number, UnitId> => {
  const own = shots.filter(({ weapon, target }) => weapon === gun.weapon.id && target !== undefined);
  return new Map(
    own.flatMap(({ target, models }) => (models ?? gun.models).map((model): [number, UnitId] => [model, target!])),
  );
};
