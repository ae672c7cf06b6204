import type { Direction } from '@ironhex/shared/hex';
import type { Fire, Gun, Odds, Shot, Unit, UnitId } from '@ironhex/shared/steampunk';
import type { ReadonlySignal } from '@preact/signals';
import type { Emphasis } from '../../../../map/picture.ts';
import { chance } from '../../../../text/numbers.ts';
import { arcFrom } from '../../map/arcs.ts';
import { sideOf } from '../../map/counters.ts';
import type { ArrowPicture } from '../../map/layers/arrows.ts';
import type { Shown } from '../planner.ts';
import { type Shooter, sightsOf, struckAt, targetsFor } from './shots.ts';

/** Who chooses targets, and what is planned so far. */
interface Firing {
  /** The own units that have something to fire at. */
  readonly units: ReadonlySignal<readonly Unit[]>;
  /** What the chosen unit can fire, what of it is aimed now, and the weapon that is aimed alone. */
  readonly guns: ReadonlySignal<readonly Gun[]>;
  readonly aimed: ReadonlySignal<readonly Gun[]>;
  readonly gun: ReadonlySignal<Gun | undefined>;
  /** What it fires as it stands, and the chances of that by target. */
  readonly fire: ReadonlySignal<Fire>;
  readonly odds: ReadonlySignal<readonly Odds[]>;
  fireOf(unit: Unit): Fire;
  isGiven(id: UnitId): boolean;
}

/** From each unit to what it fires at: those of the chosen unit with their chance to hit. */
const arrows = (firing: Firing, { view, unit: chosen }: Shooter): readonly ArrowPicture[] =>
  firing.units.value.flatMap((unit) => {
    const goals = new Set(firing.fireOf(unit).shots.flatMap(({ target, hex }) => target ?? hex ?? []));
    return [...goals].flatMap((goal): readonly ArrowPicture[] => {
      const to = view.units[goal]?.at ?? goal;
      if (to === unit.at) return [];
      const odds = unit.id === chosen.id ? firing.odds.value.find(({ target }) => target === goal) : undefined;
      return [{ kind: 'shot', from: unit.at!, to, side: sideOf(unit.side), label: odds ? chance(odds.hit) : '' }];
    });
  });

/** The directions of a weapon that sweeps. */
const wheel = (firing: Firing, shooter: Shooter, shots: readonly Shot[]): Shown['wheel'] => {
  const { unit } = shooter;
  const gun = firing.gun.value;
  if (gun?.weapon.attack.mode !== 'sweep') return undefined;
  const direction = shots.find(({ weapon }) => weapon === gun.weapon.id)?.direction;
  const directions = targetsFor(shooter, gun, firing.fire.value.use).flatMap(({ shot }) => shot.direction ?? []);
  return {
    at: unit.at!,
    facing: (direction ?? unit.facing) as Direction,
    directions: [...new Set(directions)] as Direction[],
    aboutFace: undefined,
  };
};

/** What the map shows while targets are chosen: what can be hit and how well, what is aimed, and where a weapon reaches. */
export const fireShown = (firing: Firing, shooter: Shooter): Shown => {
  const { view, unit } = shooter;
  const { use, shots } = firing.fire.value;
  const gun = firing.gun.value;
  const aimed = firing.aimed.value;
  const open = aimed.flatMap((each) => targetsFor(shooter, each, use).flatMap(({ shot }) => shot.hex ?? []));
  const struck = firing.guns.value.flatMap((each) =>
    shots
      .filter(({ weapon, target }) => weapon === each.weapon.id && target === undefined)
      .flatMap((shot) => struckAt(shooter, each, shot)),
  );
  return {
    areas: [
      { kind: 'target', hexes: [...new Set(open)], side: null },
      { kind: 'choice', hexes: [...new Set(struck)], side: null },
    ],
    arrows: arrows(firing, shooter),
    arc: gun && arcFrom(view, unit, gun.weapon.id),
    wheel: wheel(firing, shooter, shots),
    sights: sightsOf(shooter, aimed, use),
    emphases: new Map([
      ...firing.units.value
        .filter(({ id }) => !firing.isGiven(id))
        .map(({ id }): [string, Emphasis] => [id, 'eligible']),
      ...shots.flatMap(({ target }): [string, Emphasis][] => (target === undefined ? [] : [[target, 'target']])),
      [unit.id, 'acting'],
    ]),
  };
};
