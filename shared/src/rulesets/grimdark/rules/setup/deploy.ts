// Deployment, G-7.7: one unit after the other.
import type { SeatId } from '../../../../match/index.ts';
import { deployment, type PlaceRule } from '../../ground/placing/check-place.ts';
import type { Event } from '../../model/events.ts';
import type { State } from '../../model/state.ts';
import type { Table } from '../../model/table.ts';
import { answerOf, first, type PromptRule, type StepRule } from '../chapter.ts';
import { unitOf } from '../figures.ts';
import {
  edgeOf,
  nextToPlace,
  passengersOf,
  placedAt,
  type Spot,
  someSpot,
  spotsFor,
  toPlace,
  usualSpot,
  whyNotAt,
  whyNotToPlace,
} from '../placing.ts';
import { otherSeat } from '../rounds/turns.ts';
import { leftBehind } from './left-behind.ts';
import { goOnScouting } from './scout.ts';

const KEY = 'deploy';

const ruleFor = (table: Table, seat: SeatId): PlaceRule => deployment(edgeOf(table, seat));

const spots = (table: Table, seat: SeatId): Generator<Spot> =>
  spotsFor(table, toPlace(table, seat, 'waiting'), ruleFor(table, seat));

const canDeploy = (table: Table, seat: SeatId): boolean => {
  const [spot] = spots(table, seat);
  return spot !== undefined;
};

/** The seat, or the other, deploys its next unit; when nobody can, the scouts follow, G-7.8. */
export const goOnDeploying = function* (state: State, seat: SeatId): Generator<Event> {
  const next = nextToPlace(state, seat, (each) => canDeploy(state, each));
  if (next !== undefined) {
    yield first(state, { do: 'deploy', seat: next });
    return;
  }
  yield* leftBehind(state, 'waiting');
  yield { kind: 'stage-began', stage: 'scouts', to: { open: { stage: 'scouts' } } };
  yield* goOnScouting(state, state.starter!);
};

export const DEPLOY_STEP: StepRule<{ readonly do: 'deploy'; readonly seat: SeatId }> = {
  asks: (state, { seat }) => {
    const [one, another] = spots(state, seat);
    const question = { seat, key: KEY, prompt: 'deploy', unit: null } as const;
    if (one === undefined) return { questions: [] };
    return { questions: [another ? question : { ...question, only: { kind: 'deploy', ...one } }] };
  },
  perform: function* (state, { seat }, answers) {
    if (answers[KEY]) {
      const { unit, at } = answerOf(answers, KEY, 'deploy');
      const passengers = passengersOf(state, unit).map(({ id }) => id);
      yield { kind: 'unit-deployed', unit, at, passengers, to: { units: placedAt(state, unit, at) } };
    }
    yield* goOnDeploying(state, otherSeat(state, seat));
  },
};

/** P5. */
export const DEPLOY_PROMPT: PromptRule<'deploy'> = {
  check: (view, { seat }, { unit, at }) =>
    whyNotToPlace(view, seat, unit, 'waiting', 'G-7.7') ?? whyNotAt(view, unitOf(view, unit), at, ruleFor(view, seat)),
  fallback: (view, { seat }) => ({
    kind: 'deploy',
    ...usualSpot(view, toPlace(view, seat, 'waiting'), ruleFor(view, seat))!,
  }),
  *all(view, { seat }) {
    for (const spot of spots(view, seat)) yield { kind: 'deploy', ...spot };
  },
  sample: (view, { seat }, below) => ({
    kind: 'deploy',
    ...someSpot(view, toPlace(view, seat, 'waiting'), ruleFor(view, seat), below)!,
  }),
};
