import { playBy } from '../../../agenda/index.ts';
import type { Dice } from '../../../dice/index.ts';
import type { Decision, SeatId } from '../../../match/index.ts';
import { type Intent, partOf } from '../ask/intents.ts';
import type { Question } from '../model/asks.ts';
import type { Event } from '../model/events.ts';
import type { State } from '../model/state.ts';
import type { Step } from '../model/steps.ts';
import type { StepRule } from './chapter.ts';
import { riggedShown } from './random-events/index.ts';
import { conceded } from './rounds/index.ts';
import { STEPS } from './steps.ts';

const PLAY = playBy<Step, Question, Intent, State, Event>({
  ruleOf: (step) => STEPS[step.do] as StepRule,
  settled: ({ only }) => only,
  partOf,
  conceded: (state, seat) => [conceded(state, seat)],
});

/** However the battle ends, what was secret until then is shown after its end, G-19.5. */
const toItsEnd = function* (state: State, events: Iterable<Event>): Generator<Event> {
  yield* events;
  if (state.outcome) yield* riggedShown(state);
};

/** What happens before the first decision of a match. */
export const begin = (state: State, dice: Dice): Iterable<Event> => toItsEnd(state, PLAY.begin(state, dice));

/** What an answer leads to. */
export const resolve = (state: State, seat: SeatId, intent: Intent, dice: Dice, decision?: Decision): Iterable<Event> =>
  toItsEnd(state, PLAY.resolve(state, seat, intent, dice, decision));
