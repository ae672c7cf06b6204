import type { Dice } from '../../../../dice/index.ts';
import type { Event } from '../../model/events.ts';
import type { State } from '../../model/state.ts';
import { NEUTRAL } from '../../model/units.ts';
import { first, type StepRules } from '../chapter.ts';
import { unitsOnMap } from '../figures.ts';
import type { Row } from './row.ts';
import { EVENTS } from './table.ts';

/** What a die must show for an event to happen, G-17.1. */
const HAPPENS = 5;
/** How many results are rolled until there is no event, G-17.2. */
const TRIES = 10;

/** Rolls for an event until one has an effect in this battle, G-17.2; undefined: none of ten had. */
const rollEvent = function* (state: State, dice: Dice): Generator<Event, Row | undefined> {
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

/** Random events at the start of a round, G-8.2 step 2, and lasting ones at its end, G-8.5 step 1. */
export const ROLL_STEPS: StepRules<'random-event' | 'event-ends'> = {
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
};
