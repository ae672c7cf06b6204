import { playBy } from '../../../agenda/index.ts';
import type { Dice } from '../../../dice/index.ts';
import type { Decision, SeatId } from '../../../match/index.ts';
import { type Intent, partOf } from '../ask/intents.ts';
import type { Question } from '../model/asks.ts';
import type { Event } from '../model/events.ts';
import type { State } from '../model/state.ts';
import type { Step } from '../model/steps.ts';
import { ATTACKS_STEPS } from './attacks/resolve.ts';
import { CASTING_STEPS } from './casting/resolve.ts';
import type { StepRule, StepRules } from './chapter.ts';
import { MELEE_STEPS } from './melee/resolve.ts';
import { MORALE_STEPS } from './morale/resolve.ts';
import { MOVEMENT_STEPS } from './movement/resolve.ts';
import { RANDOM_EVENTS_STEPS, riggedShown } from './random-events/resolve.ts';
import { conceded, ROUNDS_STEPS } from './rounds/round.ts';
import { SCENARIOS_STEPS } from './scenarios/index.ts';
import { SETUP_STEPS } from './setup/index.ts';

/** How every kind of step is taken. A kind without a line does not compile. */
export const STEPS: StepRules<Step['do']> = {
  ...SETUP_STEPS,
  ...ROUNDS_STEPS,
  ...MOVEMENT_STEPS,
  ...ATTACKS_STEPS,
  ...MELEE_STEPS,
  ...MORALE_STEPS,
  ...CASTING_STEPS,
  ...RANDOM_EVENTS_STEPS,
  ...SCENARIOS_STEPS,
};

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
