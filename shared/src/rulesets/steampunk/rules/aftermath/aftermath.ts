import type { Event } from '../../model/events.ts';
import type { ShakenWhy } from '../../model/facts/damage.ts';
import { figuresOf } from '../../model/figures.ts';
import { fieldUnits } from '../../model/in-order.ts';
import type { State } from '../../model/state.ts';
import type { StepOf } from '../../model/steps.ts';
import { nothingDone, type StatusMark, type Unit, type UnitId } from '../../model/units.ts';
import { first, type StepRule } from '../chapter.ts';
import { shakenMore } from '../damage/harm.ts';
import { aimsLeft } from '../gunnery/reach.ts';
import { roundsLeft } from '../gunnery/weapons.ts';
import { withoutSmokeAndClouds } from '../hexes/markers.ts';
import { uncoverNear } from '../movement/hidden.ts';

/** Marks that shake a unit in Aftermath, AFT-1. */
const SHAKE: readonly (readonly [StatusMark, ShakenWhy])[] = [
  ['overcrowd', 'overcrowd'],
  ['shaken_next_turn', 'crowded_assault'],
];

/** Marks shake a unit once, however many it has, AFT-1. */
const shakeMarked = function* (state: State): Generator<Event> {
  for (const { id, harm, marks } of fieldUnits(state)) {
    const found = SHAKE.find(([mark]) => marks.includes(mark));
    if (!found) continue;
    yield { kind: 'shaken', unit: id, why: found[1], to: { units: { [id]: { harm: shakenMore(harm) } } } };
  }
};

/** The same change for several units. */
const forAll = (units: readonly Unit[], change: (unit: Unit) => Partial<Unit>): Record<UnitId, Partial<Unit>> =>
  Object.fromEntries(units.map((unit) => [unit.id, change(unit)]));

/** Removes one shaken token from every unit, AFT-2. */
export const steady = function* (state: State): Generator<Event> {
  const shaken = fieldUnits(state).filter(({ harm }) => harm.shaken > 0);
  if (shaken.length === 0) return;
  yield {
    kind: 'steadied',
    units: shaken.map(({ id }) => id),
    to: { units: forAll(shaken, ({ harm }) => ({ harm: { ...harm, shaken: harm.shaken - 1 } })) },
  };
};

/** Smoke and clouds lose a marker, AFT-3. */
const fade = function* (state: State): Generator<Event> {
  const markers = withoutSmokeAndClouds(state);
  const at = Object.keys(markers).sort();
  if (at.length > 0) yield { kind: 'clouds-faded', at, to: { markers } };
};

/** Aim that is too old is lost, AFT-4. */
const dropAims = function* (state: State): Generator<Event> {
  const old = fieldUnits(state).filter((unit) => aimsLeft(state, unit).length < unit.aim.length);
  if (old.length === 0) return;
  yield {
    kind: 'aims-expired',
    units: old.map(({ id }) => id),
    to: { units: forAll(old, (unit) => ({ aim: aimsLeft(state, unit) })) },
  };
};

/** Marks that last beyond the turn. */
const LASTING: readonly StatusMark[] = ['unstable', 'unstable_new'];

const forgotten = (state: State, unit: Unit): Partial<Unit> => {
  const { remainder, struckAt } = unit;
  const { marks = unit.marks, ...rounds } = roundsLeft(figuresOf(state, unit), unit);
  const lasting = marks.filter((mark) => LASTING.includes(mark));
  return {
    did: nothingDone(),
    ...rounds,
    ...(unit.marks.length > 0 && { marks: lasting }),
    ...(remainder && { remainder: null }),
    ...(struckAt && { struckAt: null }),
  };
};

/** What was noted for this turn is forgotten, AFT-6. */
const forget = function* (state: State): Generator<Event> {
  yield { kind: 'went-on', to: { units: forAll(fieldUnits(state), (unit) => forgotten(state, unit)) } };
};

/** The end of a turn, AFT-1 to AFT-6. Hidden units that enemies stand beside are uncovered last, for that may ask, AFT-5. */
export const AFTERMATH: StepRule<StepOf<'aftermath'>> = {
  perform: function* (state) {
    yield* shakeMarked(state);
    yield* steady(state);
    yield* fade(state);
    yield* dropAims(state);
    yield* forget(state);
    yield first(state, ...uncoverNear(state));
  },
};
