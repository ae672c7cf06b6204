import type { Group, ShootingOdds, UnitId } from '@ironhex/shared/grimdark';
import type { ReadonlySignal } from '@preact/signals';
import type { Emphasis } from '../../../../map/picture.ts';
import { sideOf } from '../../map/counters.ts';
import { sightPicture } from '../../map/overlays.ts';
import { woundsMark } from '../../words/shots.ts';
import { viewerAt } from '../act/forecast.ts';
import { pointedEnemy } from '../act/shown.ts';
import type { Context, Shown } from '../planner.ts';
import type { Shooter } from './aims.ts';

/** Who chooses targets, and what is planned so far. */
interface Shooting {
  readonly shots: ReadonlySignal<readonly Group[]>;
  /** The chances of these shots. */
  readonly odds: ReadonlySignal<ShootingOdds | undefined>;
  /** The wounds that are expected on each enemy from what is aimed now. */
  readonly expected: ReadonlySignal<ReadonlyMap<UnitId, number>>;
}

/** What the map shows while targets are chosen: whom the groups are aimed at, and what is expected on each enemy. */
export const shotsShown = (shooting: Shooting, { view, unit }: Shooter, context: Context): Shown => {
  const targets = [...new Set(shooting.shots.value.map(({ target }) => target))];
  const { groups = [] } = shooting.odds.value ?? {};
  const covered = new Set(groups.filter(({ attack }) => attack.cover !== 'none').map(({ attack }) => attack.target));
  const enemy = pointedEnemy(view, unit, context);
  const side = sideOf(view.seats, unit.seat);
  const from = unit.at!;
  return {
    emphases: new Map<UnitId, Emphasis>([
      [unit.id, 'acting'],
      ...targets.map((id): [UnitId, Emphasis] => [id, 'target']),
    ]),
    sights: new Map([...shooting.expected.value].map(([id, wounds]) => [id, woundsMark(wounds)])),
    arrows: targets.map((id) => {
      const kind = covered.has(id) ? 'covered' : 'shot';
      return { kind, from, to: view.units[id]!.at!, side, label: '' };
    }),
    sight: enemy ? [sightPicture(view, unit.seat, viewerAt(view, unit, from), viewerAt(view, enemy, enemy.at!))] : [],
  };
};
