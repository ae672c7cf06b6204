// Scouts that were set aside, G-7.8: set up in the own zone, then perhaps gone on.
import type { SeatId } from '../../../../match/index.ts';
import type { IntentOf } from '../../ask/intents.ts';
import { type PlaceRule, scouting } from '../../ground/placing/check-place.ts';
import type { Event } from '../../model/events.ts';
import type { State } from '../../model/state.ts';
import type { StepOf } from '../../model/steps.ts';
import type { Table } from '../../model/table.ts';
import { answerOf, first, type PromptRule, questionAmong, type StepRule } from '../chapter.ts';
import { passengersOf, unitOf } from '../figures.ts';
import {
  bySize,
  hexesFor,
  leftBehind,
  nextToPlace,
  ownZone,
  placedAt,
  someHex,
  someSpot,
  spotsFor,
  toPlace,
  usualSpot,
  whyNotAt,
  whyNotToPlace,
} from '../placing.ts';
import { otherSeat } from '../rounds/turns.ts';

type Scouting = IntentOf<'scout'>;

const KEY = 'scout';
/** Samples list only every so many-th hex in the zone, and of those to which a scout can move from there. */
const FEWER = { at: 60, to: 12 };

const waiting = (table: Table, seat: SeatId) => toPlace(table, seat, 'scouts');

/** The rule for a scout that goes no further: where it is set up is its final hex, which touches no enemy. */
const staying = (table: Table, seat: SeatId): PlaceRule => ({
  ...ownZone(table, seat),
  rule: 'G-7.8',
  enemies: { of: seat, over: 1 },
});

const thinned = function* <T>(all: Iterable<T>, times: number): Generator<T> {
  let left = 0;
  for (const each of all) {
    if (left === 0) yield each;
    left = (left + 1) % times;
  }
};

/** Every scout that stays in its zone, then those that move from there. `fewer`: lists only every so many-th hex. */
const scoutings = function* (table: Table, seat: SeatId, fewer = { at: 1, to: 1 }): Generator<Scouting> {
  for (const spot of spotsFor(table, waiting(table, seat), staying(table, seat))) yield { kind: 'scout', ...spot };
  yield* bySize(table, waiting(table, seat), function* (unit): Generator<Scouting> {
    for (const at of thinned(hexesFor(table, unit, ownZone(table, seat)), fewer.at))
      for (const to of thinned(hexesFor(table, unit, scouting(seat, at)), fewer.to))
        yield { kind: 'scout', unit: unit.id, at, to };
  });
};

const canScout = (table: Table, seat: SeatId): boolean => {
  const [one] = scoutings(table, seat);
  return one !== undefined;
};

/**
 * Puts the next scout on the agenda: the seat's, or the other's if it has none, G-7.8. When neither has one, round 1
 * begins, G-7.9.
 */
export const goOnScouting = function* (state: State, seat: SeatId): Generator<Event> {
  const next = nextToPlace(state, seat, (each) => canScout(state, each));
  if (next === undefined) yield* leftBehind(state, 'scouts');
  yield first(state, next === undefined ? { do: 'round' } : { do: 'scout', seat: next });
};

/** A seat places one scout with its passengers, P6. */
export const SCOUT_STEP: StepRule<StepOf<'scout'>> = {
  asks: (state, { seat }) => questionAmong({ seat, key: KEY, prompt: 'scout', unit: null }, scoutings(state, seat)),
  perform: function* (state, { seat }, answers) {
    if (answers[KEY]) {
      const { unit, at: from, to: at = from } = answerOf(answers, KEY, 'scout');
      const passengers = passengersOf(state, unit).map(({ id }) => id);
      yield { kind: 'scout-placed', unit, from, at, passengers, to: { units: placedAt(state, unit, at) } };
    }
    yield* goOnScouting(state, otherSeat(state, seat));
  },
};

/** P6. */
export const SCOUT_PROMPT: PromptRule<'scout'> = {
  check: (view, { seat }, { unit: id, at, to = at }) => {
    const refused = whyNotToPlace(view, seat, id, 'scouts', 'G-7.8');
    if (refused) return refused;
    const unit = unitOf(view, id);
    return whyNotAt(view, unit, at, ownZone(view, seat)) ?? whyNotAt(view, unit, to, scouting(seat, at));
  },
  fallback: (view, { seat }) => {
    const spot = usualSpot(view, waiting(view, seat), staying(view, seat));
    if (spot) return { kind: 'scout', ...spot };
    const [any] = scoutings(view, seat);
    return any!;
  },
  all: (view, { seat }) => scoutings(view, seat, FEWER),
  sample: (view, { seat }, below) => {
    const units = waiting(view, seat);
    const spot = someSpot(view, units, ownZone(view, seat), below)!;
    const stays = someSpot(view, [unitOf(view, spot.unit)], staying(view, seat), below);
    if (stays && below(3) === 0) return { kind: 'scout', ...stays };
    const to = someHex(view, unitOf(view, spot.unit), scouting(seat, spot.at), below);
    if (to !== undefined) return { kind: 'scout', ...spot, to };
    const [any] = scoutings(view, seat);
    return any!;
  },
};
