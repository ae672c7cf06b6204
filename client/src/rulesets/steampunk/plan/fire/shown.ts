import type { Direction } from '@ironhex/shared/hex';
import type { Shot } from '@ironhex/shared/steampunk';
import type { Emphasis } from '../../../../map/picture.ts';
import { chance } from '../../../../text/numbers.ts';
import type { ArrowPicture } from '../../map/layers/arrows.ts';
import { sideOf } from '../../map/sides.ts';
import type { Shown } from '../planner.ts';
import { arcFrom } from '../weapon-arcs.ts';
import type { FirePlanner } from './fire-planner.ts';
import { type Shooter, sightsOf, struckAt, targetsFor } from './shots.ts';

/** From each unit to what it fires at: those of the chosen unit with their chance to hit. */
const arrows = (planner: FirePlanner, { view, unit: chosen }: Shooter): readonly ArrowPicture[] =>
  planner.units.value.flatMap((unit) => {
    const goals = new Set(planner.fireOf(unit).shots.flatMap(({ target, hex }) => target ?? hex ?? []));
    return [...goals].flatMap((goal): readonly ArrowPicture[] => {
      const to = view.units[goal]?.at ?? goal;
      if (to === unit.at) return [];
      const odds = unit.id === chosen.id ? planner.odds.value.find(({ target }) => target === goal) : undefined;
      return [{ kind: 'shot', from: unit.at!, to, side: sideOf(unit.side), label: odds ? chance(odds.hit) : '' }];
    });
  });

/** The directions of a weapon that sweeps. */
const wheel = (planner: FirePlanner, shooter: Shooter, shots: readonly Shot[]): Shown['wheel'] => {
  const { unit } = shooter;
  const gun = planner.gun.value;
  if (gun?.weapon.attack.mode !== 'sweep') return undefined;
  const direction = shots.find(({ weapon }) => weapon === gun.weapon.id)?.direction;
  const directions = targetsFor(shooter, gun, planner.fire.value.use).flatMap(({ shot }) => shot.direction ?? []);
  return {
    at: unit.at!,
    facing: (direction ?? unit.facing) as Direction,
    directions: [...new Set(directions)] as Direction[],
    aboutFace: undefined,
  };
};

/** What the map shows while targets are chosen: what can be hit and how well, what is aimed, and where a weapon reaches. */
export const fireShown = (planner: FirePlanner, shooter: Shooter): Shown => {
  const { view, unit } = shooter;
  const { use, shots } = planner.fire.value;
  const gun = planner.gun.value;
  const aimed = planner.aimed.value;
  const open = aimed.flatMap((each) => targetsFor(shooter, each, use).flatMap(({ shot }) => shot.hex ?? []));
  const struck = planner.guns.value.flatMap((each) =>
    shots
      .filter(({ weapon, target }) => weapon === each.weapon.id && target === undefined)
      .flatMap((shot) => struckAt(shooter, each, shot)),
  );
  return {
    areas: [
      { kind: 'target', hexes: [...new Set(open)], side: null },
      { kind: 'choice', hexes: [...new Set(struck)], side: null },
    ],
    arrows: arrows(planner, shooter),
    arc: gun && arcFrom(view, unit, gun.weapon.id),
    wheel: wheel(planner, shooter, shots),
    sights: sightsOf(shooter, aimed, use),
    emphases: new Map([
      ...planner.units.value
        .filter(({ id }) => !planner.isGiven(id))
        .map(({ id }): [string, Emphasis] => [id, 'eligible']),
      ...shots.flatMap(({ target }): [string, Emphasis][] => (target === undefined ? [] : [[target, 'target']])),
      [unit.id, 'acting'],
    ]),
  };
};
