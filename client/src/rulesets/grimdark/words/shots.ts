// What the player shoots at, in sentences.
import { INTERFACE, interfaceNeed, type ShootingOdds, type UnitOdds } from '@ironhex/shared/grimdark';
import type { ReadonlySignal } from '@preact/signals';
import { chance, count, list } from '../../../text/numbers.ts';
import { type Fire, type Gun, mean, type Shooter } from '../plan/shoot/aims.ts';
import { unitName } from './names.ts';

/** Who chooses targets, and what is planned so far. */
interface Shooting {
  readonly shooter: ReadonlySignal<Shooter | undefined>;
  readonly guns: ReadonlySignal<readonly Gun[]>;
  readonly fire: ReadonlySignal<Fire>;
  /** The chances of what is fired. */
  readonly odds: ReadonlySignal<ShootingOdds | undefined>;
}

/** What stands on the map at an enemy: the wounds that are expected on it. */
export const woundsMark = (wounds: number): string => `${wounds.toFixed(1)} w`;

/** What may come of shots at one unit. */
const oddsWords = ({ wounds, lost, destroyed, fails }: UnitOdds): string =>
  [
    `${mean(wounds).toFixed(1)} wounds`,
    ...(lost.length > 2 ? [`${mean(lost).toFixed(1)} models lost`] : []),
    ...(destroyed > 0 ? [`destroyed ${chance(destroyed)}`] : []),
    ...(fails > 0 ? [`fails its morale test ${chance(fails)}`] : []),
  ].join(', ');

/** Whom the unit shoots at, and with which chances. */
export const shotsWords = ({ shooter, guns, fire, odds }: Shooting): string => {
  const { view, unit } = shooter.value!;
  const { groups: shots, interface: works } = fire.value;
  const name = unitName(view, unit.id);
  if (works) {
    const p = (7 - interfaceNeed(view, unit).needs) / 6;
    return `${name} works on the chamber instead of shooting: ${chance(p)} for ${count(INTERFACE, 'point')} (G-18.4).`;
  }
  if (shots.length === 0) return `${name} holds its fire.`;
  const targets = [...new Set(shots.map(({ target }) => target))];
  const each = targets.map((id) => {
    const its = odds.value?.targets[id];
    return `${unitName(view, id)}${its ? ` (${oddsWords(its)})` : ''}`;
  });
  const held = guns.value.filter(({ targets: all }) => all.length > 0).length - shots.length;
  const rest = held > 0 ? ` ${count(held, 'weapon')} ${held === 1 ? 'holds' : 'hold'} fire.` : '';
  return `${name} shoots at ${list(each)}.${rest}`;
};

/** What the button says that confirms it. */
export const confirmShots = ({ fire }: Pick<Shooting, 'fire'>): string =>
  fire.value.interface ? 'Work' : fire.value.groups.length > 0 ? 'Shoot' : 'Hold fire';
