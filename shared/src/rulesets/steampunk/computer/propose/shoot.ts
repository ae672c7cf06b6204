// What units fire at, P16.
import type { Below, Proposal } from '../../../../computer/index.ts';
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

/** So many proposals have each unit fire in any way that does no harm to the own side. */
const CARELESS = 3;

/** The ways in which a unit may fire, the best first; without those that harm the own side more than the enemy. */
const waysOf = (view: View, ask: Ask, unit: Unit): readonly Intent[] => {
  const part = partOfStep(view);
  return [...SHOOT.parts(view, ask, unit)]
    .filter((each): each is IntentOf<'shoot'> => each.kind === 'shoot')
    .slice(0, MOST_WAYS)
    .map((intent) => ({ intent, worth: intent.shots.length === 0 ? 0 : fireWorth(view, unit, intent, part) }))
    .filter(({ worth }) => worth >= 0)
    .toSorted((one, other) => other.worth - one.worth)
    .map(({ intent }) => intent);
};

const committed = ([first, ...others]: readonly Intent[]): Proposal<Intent> =>
  first ? [first, ...others, COMMIT] : [COMMIT];

/** What all units fire at, the best first: then each unit by default, and then with little care. */
export const proposeShots = (view: View, ask: Ask, how: 'all' | 'first', below: Below): readonly Proposal<Intent>[] => {
  const ways = SHOOT.units!(view, ask).map((unit) => waysOf(view, ask, unit));
  const best = committed(ways.flatMap((each) => each.slice(0, 1)));
  if (how === 'first' || best.length === 1) return [best];
  const careless = Array.from({ length: CARELESS }, () =>
    committed(ways.flatMap((each) => (each.length === 0 ? [] : each[below(each.length)]!))),
  );
  return [best, [COMMIT], ...careless];
};
