// What units fire at, P16.
import type { Proposal } from '../../../../computer/index.ts';
import type { Intent, IntentOf } from '../../ask/intents.ts';
import type { Ask } from '../../model/asks.ts';
import type { View } from '../../model/state.ts';
import type { Unit } from '../../model/units.ts';
import { SHOOT } from '../../rules/gunnery/choices.ts';
import { partOfStep } from '../../rules/gunnery/reach.ts';
import { fireWorth } from '../fire.ts';

const COMMIT: Intent = { kind: 'commit' };

/** Of how many ways to fire of one unit the chances are counted. */
const MOST_WAYS = 24;

/** The ways in which a unit may fire, the best first. */
const waysOf = (view: View, ask: Ask, unit: Unit): readonly Intent[] => {
  const part = partOfStep(view);
  return [...SHOOT.parts(view, ask, unit)]
    .filter((each): each is IntentOf<'shoot'> => each.kind === 'shoot')
    .slice(0, MOST_WAYS)
    .map((intent) => ({ intent, worth: intent.shots.length === 0 ? 0 : fireWorth(view, unit, intent, part) }))
    .toSorted((one, other) => other.worth - one.worth)
    .map(({ intent }) => intent);
};

/** What all units fire at, the best first: then each unit by default. */
export const proposeShots = (view: View, ask: Ask): readonly Proposal<Intent>[] => {
  const best = SHOOT.units!(view, ask).flatMap((unit) => waysOf(view, ask, unit).slice(0, 1));
  const [first, ...others] = best;
  return first ? [[first, ...others, COMMIT], [COMMIT]] : [[COMMIT]];
};
