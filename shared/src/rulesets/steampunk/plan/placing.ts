import type { Refusal } from '../../../match/index.ts';
import type { Ask, SeatAnswer } from '../model/asks.ts';
import type { View } from '../model/state.ts';
import type { Unit } from '../model/units.ts';
import { MOST_UNITS } from '../roster/index.ts';
import { PLACE_PARTS, placeable } from '../rules/setup/place-parts.ts';
import type { Placement } from '../rules/setup/placement.ts';
import { deployedBy, givenIn, placedBy } from '../rules/setup/places.ts';

/** A set-up as far as it is answered. */
export interface Placing {
  /** The units that can be placed now. */
  readonly units: readonly Unit[];
  /** How many of them at most, SET-5. */
  readonly most: number;
  /** What was answered. */
  readonly given: readonly Placement[];
  /** What would be placed if nothing more was said, P4. */
  readonly byDefault: readonly Placement[];
}

type Parts = Pick<SeatAnswer, 'parts'>;

/** What is placed by an answer as it stands, and what the rest would be. */
export const placingOf = (view: View, ask: Ask, answer: Parts): Placing => {
  const { seat, prompt, most = MOST_UNITS } = ask;
  const units = placeable(view, ask);
  const given = givenIn(answer, units);
  const { placements } =
    prompt === 'deploy'
      ? deployedBy(view, seat, answer)
      : placedBy(view, { seat, step: view.step, count: most }, answer);
  return { units, most, given, byDefault: placements.filter(({ unit }) => !given.some((each) => each.unit === unit)) };
};

/** Why a unit cannot be placed like this, beside what is answered so far: SET-3, SET-4, STK-1; undefined if it can. */
export const placeRefusal = (view: View, ask: Ask, answer: Parts, placement: Placement): Refusal | undefined => {
  const own = view.own!;
  const answers = { ...own.answers, [ask.id]: { parts: answer.parts, final: null } };
  return PLACE_PARTS.check({ ...view, own: { ...own, answers } }, ask, { kind: 'place', ...placement });
};
