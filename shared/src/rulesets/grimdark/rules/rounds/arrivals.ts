// Reserves arrive, G-8.2 step 4, and Ambush, G-15.

import type { SeatId } from '../../../../match/index.ts';
import { arrival } from '../../ground/placing/check-place.ts';
import type { Table } from '../../model/table.ts';
import type { Unit } from '../../model/units.ts';
import { refusal } from '../../refusal.ts';
import { answerOf, first, type PromptRule, type PromptRules, type StepRules } from '../chapter.ts';
import { unitOf } from '../figures.ts';
import { nextToPlace, placedAt, type Spot, someSpot, spotsFor, toPlace, whyNotAt, whyNotToPlace } from '../placing.ts';
import { otherSeat } from './turns.ts';

const KEY = 'arrive';
/** The first round in which reserves arrive. */
export const FROM_ROUND = 2;

const reserves = (table: Table, seat: SeatId): readonly Unit[] => toPlace(table, seat, 'reserve');

const spots = (table: Table, seat: SeatId): Generator<Spot> => spotsFor(table, reserves(table, seat), arrival(seat));

/** Has a seat a reserve that could arrive now, and has it not passed in this round? */
const canBring = (table: Table, seat: SeatId): boolean => {
  if (table.passed.includes(seat)) return false;
  const [spot] = spots(table, seat);
  return spot !== undefined;
};

/** Arrivals: one seat after the other places a reserve, until neither can or wants to, G-8.2 step 4. */
export const ARRIVAL_STEPS: StepRules<'arrivals'> = {
  arrivals: {
    asks: (state, { seat }) => ({
      questions: canBring(state, seat) ? [{ seat, key: KEY, prompt: 'arrive', unit: null }] : [],
    }),
    perform: function* (state, { seat }, answers) {
      const arriving = answers[KEY] ? answerOf(answers, KEY, 'arrive').arrival : undefined;
      if (arriving) {
        const { unit, at } = arriving;
        yield { kind: 'arrived', unit, at, to: { units: placedAt(state, unit, at, { arrived: true }) } };
      } else if (arriving === null) yield { kind: 'passed', seat, to: { open: { passed: [...state.passed, seat] } } };
      const next = nextToPlace(state, otherSeat(state, seat), (each) => canBring(state, each));
      if (next !== undefined) yield first(state, { do: 'arrivals', seat: next });
    },
  },
};

/** P7. */
const ARRIVE: PromptRule<'arrive'> = {
  check: (view, { seat }, { arrival: arriving }) => {
    if (!arriving) return undefined;
    const { unit, at } = arriving;
    const refused = whyNotToPlace(view, seat, unit, 'reserve', 'G-15');
    if (refused) return refused;
    if (view.round < FROM_ROUND) return refusal('E_NOT_AVAILABLE/early', 'G-15', { unit, round: FROM_ROUND });
    return whyNotAt(view, unitOf(view, unit), at, arrival(seat));
  },
  fallback: () => ({ kind: 'arrive', arrival: null }),
  *all(view, { seat }) {
    yield { kind: 'arrive', arrival: null };
    for (const spot of spots(view, seat)) yield { kind: 'arrive', arrival: spot };
  },
  sample: (view, { seat }, below) => ({
    kind: 'arrive',
    arrival: below(3) === 0 ? null : (someSpot(view, reserves(view, seat), arrival(seat), below) ?? null),
  }),
};

/** How P7 is answered. */
export const ARRIVAL_PROMPTS: PromptRules<'arrive'> = { arrive: ARRIVE };
