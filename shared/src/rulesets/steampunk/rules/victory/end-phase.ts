import type { Event } from '../../model/events.ts';
import { fieldUnits } from '../../model/in-order.ts';
import type { UnitOrders } from '../../model/orders.ts';
import type { State } from '../../model/state.ts';
import type { Step, StepOf } from '../../model/steps.ts';
import { isShaken, type Unit, type UnitId } from '../../model/units.ts';
import { steady } from '../aftermath/index.ts';
import { first, type StepRule } from '../chapter.ts';
import { ended } from '../setup/ending.ts';
import { outcomeOf, scoresOf } from './score.ts';

/** The most rounds of the end-phase, VIC-2. */
const MOST_ROUNDS = 20;

/** Does damage go on at this unit, or is it shaken? Then the end-phase goes on. */
const isRestless = (unit: Unit): boolean => {
  const { fire, acid, minorAcid, poison, bleeding } = unit.harm;
  return isShaken(unit) || fire + acid + minorAcid + poison.length + bleeding.length > 0;
};

const ROUND: readonly Step[] = [
  { do: 'healing', round: 1 },
  ...([0, 1, 2, 3, 4] as const).flatMap((phase): Step[] => [{ do: 'agony', phase }, { do: 'apply' }]),
  { do: 'healing', round: 2 },
  ...([1, 2, 3] as const).map((movement): Step => ({ do: 'movement', movement })),
  { do: 'calm' },
];

/** Nobody is dragged any more. */
const undragged = (state: State): Readonly<Record<UnitId, Partial<Unit>>> =>
  Object.fromEntries(
    fieldUnits(state)
      .filter(({ draggedBy }) => draggedBy !== null)
      .map(({ id }) => [id, { draggedBy: null }]),
  );

/** No order counts any more, so that units act by the default of the speed that they have when a round begins. */
const forgotten = ({ orders }: State): Readonly<Record<UnitId, UnitOrders>> =>
  Object.fromEntries(Object.keys(orders).map((id) => [id, { now: null, next: null }]));

/** Everything is laid open, and the points are told, VIC-3. */
const scored = function* (state: State, shaken: readonly string[]): Generator<Event> {
  const sides = scoresOf(state, shaken);
  yield ended(state, outcomeOf(state, sides));
  yield { kind: 'scored', sides, to: { open: { scores: sides } } };
};

/**
 * A round of the end-phase, VIC-2: healing, agony without Terror, healing, and what shaken units do by default, until
 * nothing goes on at any unit; then points decide.
 */
export const END_PHASE_STEP: StepRule<StepOf<'end-phase'>> = {
  perform: function* (state, { round, shaken }) {
    if (round > MOST_ROUNDS || !fieldUnits(state).some(isRestless)) {
      yield* scored(state, shaken);
      return;
    }
    yield { kind: 'end-round-began', round, to: { units: undragged(state), orders: forgotten(state) } };
    yield first(state, ...ROUND, { do: 'end-phase', round: round + 1, shaken });
  },
};

/** The end of a round: one shaken token goes from each unit. */
export const CALM_STEP: StepRule<{ readonly do: 'calm' }> = { perform: steady };
