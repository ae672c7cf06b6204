// Deployment, G-7.7: one unit after the other.
import type { SeatId } from '../../../../match/index.ts';
import type { IntentOf } from '../../ask/intents.ts';
import type { Event } from '../../model/events.ts';
import type { State } from '../../model/state.ts';
import type { StepOf } from '../../model/steps.ts';
import type { Table } from '../../model/table.ts';
import { answerOf, first, type PromptRule, questionAmong, type StepRule } from '../chapter.ts';
import { passengersOf, unitOf } from '../figures.ts';
import {
  leftBehind,
  nextToPlace,
  ownZone,
  placedAt,
  someSpot,
  spotsFor,
  toPlace,
  usualSpot,
  whyNotAt,
  whyNotToPlace,
} from '../placing.ts';
import { otherSeat } from '../rounds/turns.ts';
import { goOnScouting } from './scout.ts';

const KEY = 'deploy';

/** Every unit of a seat that is still to be deployed, in every hex where it can be. */
const deployments = function* (table: Table, seat: SeatId): Generator<IntentOf<'deploy'>> {
  for (const spot of spotsFor(table, toPlace(table, seat, 'waiting'), ownZone(table, seat)))
    yield { kind: 'deploy', ...spot };
};

const canDeploy = (table: Table, seat: SeatId): boolean => {
  const [one] = deployments(table, seat);
  return one !== undefined;
};

/**
 * Puts the next deployment on the agenda: the seat's, or the other's if it has none, G-7.7. When neither has one, the
 * scouts follow, G-7.8.
 */
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

/** A seat deploys one unit with its passengers, P5. */
export const DEPLOY_STEP: StepRule<StepOf<'deploy'>> = {
  asks: (state, { seat }) => questionAmong({ seat, key: KEY, prompt: 'deploy', unit: null }, deployments(state, seat)),
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
    whyNotToPlace(view, seat, unit, 'waiting', 'G-7.7') ?? whyNotAt(view, unitOf(view, unit), at, ownZone(view, seat)),
  fallback: (view, { seat }) => ({
    kind: 'deploy',
    ...usualSpot(view, toPlace(view, seat, 'waiting'), ownZone(view, seat))!,
  }),
  all: (view, { seat }) => deployments(view, seat),
  sample: (view, { seat }, below) => ({
    kind: 'deploy',
    ...someSpot(view, toPlace(view, seat, 'waiting'), ownZone(view, seat), below)!,
  }),
};
