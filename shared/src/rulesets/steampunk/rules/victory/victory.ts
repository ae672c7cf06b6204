import type { Outcome } from '../../../../match/index.ts';
import type { Event } from '../../model/events.ts';
import { fieldUnits } from '../../model/in-order.ts';
import type { UnitOrders } from '../../model/orders.ts';
import type { State } from '../../model/state.ts';
import type { Step, StepOf, VictoryStep } from '../../model/steps.ts';
import type { Table } from '../../model/table.ts';
import { isShaken, type Unit, type UnitId } from '../../model/units.ts';
import { steady } from '../aftermath/index.ts';
import { first, type StepRule, type StepRules } from '../chapter.ts';
import { ended, endedBy, isLastTurn } from './ending.ts';
import { outcomeOf, scoresOf } from './score.ts';

/** The sides that have a unit on the board, hidden ones too. */
const standing = (table: Pick<Table, 'seats' | 'units'>): readonly number[] =>
  table.seats.map(({ side }) => side).filter((side) => fieldUnits(table).some((unit) => unit.side === side));

/** The outcome once a side has no unit on the board, VIC-1. */
const lastStanding = ([winner]: readonly number[]): Outcome => ({
  ...(winner === undefined ? {} : { winner }),
  score: [0, 1].map((side) => (side === winner ? 1 : 0)),
  rule: 'VIC-1',
  ...endedBy(winner === undefined ? 'none-left' : 'last-standing'),
});

/**
 * The end of a turn: is it the end of the match? A friendly one lasts until a side has no unit, VIC-1; a timed one so many
 * turns, or until its minutes are up, VIC-2. A timed one without a side that could change anything is as if its time was up.
 */
const VICTORY_STEP: StepRule<{ readonly do: 'victory' }> = {
  perform: function* (state) {
    const sides = standing(state);
    const isAlone = sides.length < 2;
    const isTimed = state.options.victory.kind === 'timed';
    if (isTimed && (isAlone || isLastTurn(state))) {
      const shaken = fieldUnits(state).filter(isShaken);
      yield { kind: 'stage-began', stage: 'end-phase', to: { open: { stage: 'end-phase', step: 0 } } };
      yield first(state, { do: 'end-phase', round: 1, shaken: shaken.map(({ id }) => id) });
    } else if (isAlone) yield ended(state, lastStanding(sides));
  },
};

/** The most rounds of the end-phase, VIC-2. */
const MOST_ROUNDS = 20;

/** Whether this unit keeps the end-phase going: it takes further damage, or is shaken. */
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

/** Ends all dragging. */
const undragged = (state: State): Readonly<Record<UnitId, Partial<Unit>>> =>
  Object.fromEntries(
    fieldUnits(state)
      .filter(({ draggedBy }) => draggedBy !== null)
      .map(({ id }) => [id, { draggedBy: null }]),
  );

/** No order counts, so that units act by the default of the speed that they have when a round begins. */
const forgotten = ({ orders }: State): Readonly<Record<UnitId, UnitOrders>> =>
  Object.fromEntries(Object.keys(orders).map((id) => [id, { now: null, next: null }]));

/** Reveals everything and counts the points, VIC-3. */
const scored = function* (state: State, shaken: readonly string[]): Generator<Event> {
  const sides = scoresOf(state, shaken);
  yield ended(state, outcomeOf(state, sides));
  yield { kind: 'scored', sides, to: { open: { scores: sides } } };
};

/**
 * A round of the end-phase, VIC-2: healing, agony without Terror, healing, and the defaults of shaken units, until no
 * unit takes further damage; then points decide.
 */
const END_PHASE_STEP: StepRule<StepOf<'end-phase'>> = {
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
const CALM_STEP: StepRule<{ readonly do: 'calm' }> = { perform: steady };

/** How this chapter's steps are taken. */
export const VICTORY_STEPS: StepRules<VictoryStep['do']> = {
  victory: VICTORY_STEP,
  'end-phase': END_PHASE_STEP,
  calm: CALM_STEP,
};
