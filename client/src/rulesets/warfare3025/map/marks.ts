import type { UnitId } from '@ironhex/shared/warfare3025';
import { chance } from '../../../text/numbers.ts';
import type { Planned } from '../plan/planned.ts';

/** What the sight marks of enemies say that can be shot from where the plan would fire. */
export type SightMarks = ReadonlyMap<UnitId, string>;

/**
 * The chance to do any damage to each enemy that can be shot now: with the weapon and the extras that are planned, or else
 * with the weapon that a click would aim.
 */
export const sightMarksOf = (planned: Planned): SightMarks => {
  const marks = new Map(planned.shots.value.map(({ target, odds }) => [target, chance(1 - odds.nothing)]));
  const { aimed } = planned.judged.value;
  if (aimed) marks.set(aimed.attack.target, chance(1 - aimed.odds.whole.nothing));
  return marks;
};
