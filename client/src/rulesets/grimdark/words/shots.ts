// What the player shoots at, in sentences.
import { INTERFACE, interfaceNeed, type UnitOdds } from '@ironhex/shared/grimdark';
import { chance, count, list } from '../../../text/numbers.ts';
import { mean } from '../plan/shoot/aims.ts';
import type { ShotsPlanner } from '../plan/shoot/shots-planner.ts';
import { unitName } from './names.ts';

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
export const shotsWords = (planner: ShotsPlanner): string => {
  const { view, unit } = planner.shooter.value!;
  const name = unitName(view, unit.id);
  if (planner.fire.value.interface) {
    const p = (7 - interfaceNeed(view, unit).needs) / 6;
    return `${name} works on the chamber instead of shooting: ${chance(p)} for ${count(INTERFACE, 'point')} (G-18.4).`;
  }
  const shots = planner.shots.value;
  if (shots.length === 0) return `${name} holds its fire.`;
  const targets = [...new Set(shots.map(({ target }) => target))];
  const each = targets.map((id) => {
    const odds = planner.odds.value?.targets[id];
    return `${unitName(view, id)}${odds ? ` (${oddsWords(odds)})` : ''}`;
  });
  const held = planner.guns.value.filter(({ targets: all }) => all.length > 0).length - shots.length;
  const rest = held > 0 ? ` ${count(held, 'weapon')} ${held === 1 ? 'holds' : 'hold'} fire.` : '';
  return `${name} shoots at ${list(each)}.${rest}`;
};

/** What the button says that confirms it. */
export const confirmShots = (planner: ShotsPlanner): string =>
  planner.fire.value.interface ? 'Work' : planner.shots.value.length > 0 ? 'Shoot' : 'Hold fire';
