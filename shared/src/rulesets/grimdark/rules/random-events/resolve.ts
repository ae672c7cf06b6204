// Random events as they happen, G-17: whether there is one, which, and the hits and wounds that follow.
import type { Dice } from '../../../../dice/index.ts';
import { surveyOf } from '../../ground/survey.ts';
import type { RandomEventsStep, Strike } from '../../model/chapters/random-events.ts';
import type { Effect } from '../../model/effects.ts';
import type { Event } from '../../model/events.ts';
import { d3Of } from '../../model/needed.ts';
import type { State } from '../../model/state.ts';
import { NEUTRAL, type UnitId } from '../../model/units.ts';
import { answerOf, first, type StepRules } from '../chapter.ts';
import { CHOICE, choiceOf } from '../choice.ts';
import { unitOf, unitsOnMap } from '../figures.ts';
import { MOVE_STEPS } from './moves.ts';
import type { Happening } from './row.ts';
import { SNIPER_STEPS } from './sniper.ts';
import { EVENTS } from './table.ts';
import { WALK_STEPS } from './walking-dead.ts';

/** What a die must show for an event to happen, G-17.1. */
const HAPPENS = 5;
/** How many results are rolled until there is no event, G-17.2. */
const TRIES = 10;

/** Rolls for an event until one has an effect in this battle, G-17.2; undefined: none of ten had. */
const rollEvent = function* (state: State, dice: Dice): Generator<Event, Happening | undefined> {
  for (let tries = 0; tries < TRIES; tries++) {
    const event = 10 * dice.roll(6, 'event: tens') + dice.roll(6, 'event: units');
    const row = EVENTS[event]!;
    const again = row === 'campaign' ? 'campaign' : row.neutral && state.options.eventSet === 'core' ? 'neutral' : null;
    yield { kind: 'event-rolled', event, again };
    if (row !== 'campaign' && again === null) return row.happens;
  }
  yield { kind: 'event-failed' };
  return undefined;
};

/** Does an event happen in this round, G-17.1? */
const isDue = function* ({ options }: State, dice: Dice): Generator<Event, boolean> {
  if (options.events !== 'standard') return options.events === 'always';
  const die = dice.roll(6, 'random event');
  yield { kind: 'event-checked', die, happens: die >= HAPPENS };
  return die >= HAPPENS;
};

/** The rigged pieces that never blew up, shown when the battle is over, G-19.5. */
export const riggedShown = ({ seats, own }: State): readonly Event[] =>
  seats.flatMap(({ id: seat }): readonly Event[] => {
    const { rigged: piece } = own[seat]!;
    return piece === null ? [] : [{ kind: 'piece-shown', seat, piece }];
  });

/** The AP of the D3+3 hits, by event. */
const AP: Readonly<Record<Strike, number>> = { 14: 1, 23: 2, 31: 0, 42: 2 };

/** Is it event 42, set off by this unit and waiting for the end of its shooting? */
const isFor = (unit: UnitId, { what, on }: Effect): boolean =>
  what.kind === 'first-die' && what.event === 42 && on.unit === unit;

/** How this chapter's steps are taken, G-17. */
export const RANDOM_EVENTS_STEPS: StepRules<RandomEventsStep['do']> = {
  // Random events at the start of a round, G-8.2 step 2, and lasting ones at its end, G-8.5 step 1.
  'random-event': {
    perform: function* (state, _step, _answers, dice) {
      if (!(yield* isDue(state, dice))) return;
      const happens = yield* rollEvent(state, dice);
      if (!happens) return;
      // Put on the agenda first, so that it comes after all that the event puts in front of it, G-13.2.
      yield first(state, { do: 'morale', first: state.seats[0]!.id });
      yield* happens(state, dice);
    },
  },
  'event-ends': {
    perform: function* (state) {
      const dead = unitsOnMap(state).filter(({ seat }) => seat === NEUTRAL);
      const posts = state.items.flatMap(({ at, marked }) =>
        at !== null && marked !== undefined ? { at, marked } : [],
      );
      yield first(
        state,
        ...dead.map(({ id }) => ({ do: 'walk', unit: id }) as const),
        ...posts.map((post) => ({ do: 'snipe', ...post }) as const),
      );
    },
  },
  // Event 23: a player names a terrain piece. The answer is written where only this seat can read it, `own.rigged`.
  rig: {
    asks: (state, { seat }) => ({ questions: [choiceOf(seat, 'rig', surveyOf(state.board).pieces)] }),
    perform: function* (_state, { seat }, answers) {
      const { option } = answerOf(answers, CHOICE, 'eventChoice');
      yield { kind: 'piece-rigged', seat, to: { own: { [seat]: { rigged: option } } } };
    },
  },
  // Strikes with D3+3 hits, and what events 42, 43 and 45 do when their die has fallen.
  'event-strike': {
    perform: function* (state, { event, unit }, _answers, dice) {
      if (unitOf(state, unit).place !== 'map') return;
      const die = dice.roll(6, `event ${event}`);
      const hits = d3Of(die) + 3;
      const ap = AP[event];
      yield { kind: 'event-struck', event, unit, die, hits, ap };
      yield first(state, {
        do: 'hits',
        hits: { target: unit, hits, ap, rules: {}, source: `event ${event}`, by: null },
      });
    },
  },
  'first-die': {
    perform: function* (state, { event, unit, by }, _answers, dice) {
      if (event === 42) {
        // The step stands behind every shooting while event 42 waits, whether or not a 1 fell.
        if (state.effects.some((effect) => isFor(unit, effect)))
          yield first(state, { do: 'event-strike', event, unit });
        return;
      }
      if (unitOf(state, unit).place !== 'map') return;
      const die = dice.roll(6, `event ${event}`);
      const wounds = d3Of(die);
      yield { kind: 'event-wounded', event, unit, die, wounds };
      yield first(state, { do: 'wounds', target: unit, wounds, source: `event ${event}`, by });
    },
  },
  ...WALK_STEPS,
  ...SNIPER_STEPS,
  ...MOVE_STEPS,
};
