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

type Shoot = IntentOf<'shoot'>;

/** A way to fire with what it is worth, in match points. */
interface Way {
  readonly intent: Shoot;
  readonly worth: number;
}

/** Each weapon fired at its own best target, all of them together; undefined: fewer than two of them do anything. */
const together = (ways: readonly Way[]): Shoot | undefined => {
  const best = new Map<string, Way>();
  for (const way of ways) {
    const { use, shots } = way.intent;
    const [shot, another] = shots;
    if (use !== 'normal' || !shot || another || way.worth <= 0) continue;
    const { weapon } = shot;
    if (way.worth > (best.get(weapon)?.worth ?? 0)) best.set(weapon, way);
  }
  const [first, ...others] = [...best.values()].map(({ intent }) => intent);
  return first && others.length > 0
    ? { ...first, shots: [...first.shots, ...others.flatMap(({ shots }) => shots)] }
    : undefined;
};

/**
 * The ways in which a unit may fire, the best first; without those that harm the own side more than the enemy. What does
 * nothing by the chances, such as fire that spreads, is better than not to fire.
 */
const waysOf = (view: View, ask: Ask, unit: Unit): readonly Intent[] => {
  const part = partOfStep(view);
  const rated = (intent: Shoot): Way => ({
    intent,
    worth: intent.shots.length === 0 ? 0 : fireWorth(view, unit, intent, part),
  });
  const [none, ...firing] = [...SHOOT.parts(view, ask, unit)]
    .filter((each): each is Shoot => each.kind === 'shoot')
    .slice(0, MOST_WAYS);
  const ways = firing.map(rated);
  const all = together(ways);
  const allowed = all && !SHOOT.check(view, ask, all) ? [rated(all)] : [];
  return [...allowed, ...ways, ...(none ? [rated(none)] : [])]
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
