import { playBy, timers as windows } from '../../../agenda/index.ts';
import type { Dice } from '../../../dice/index.ts';
import type { Timer } from '../../../match/index.ts';
import { type Intent, partOf } from '../ask/intents.ts';
import { PROMPTS, type Question } from '../model/asks.ts';
import type { Event } from '../model/events.ts';
import type { State } from '../model/state.ts';
import type { Step } from '../model/steps.ts';
import { AT_ONCE } from '../position/most.ts';
import type { StepRule } from './chapter.ts';
import { isPlanningAhead } from './orders/plan.ts';
import { STEPS } from './steps.ts';
import { conceded, MATCH_TIMER, matchTimers, timeIsUp } from './victory/ending.ts';

const PLAY = playBy<Step, Question, Intent, State, Event>({
  ruleOf: (step) => STEPS[step.do] as StepRule,
  // CLK-1.
  settled: ({ prompt, options: [only, other] }) => {
    if (PROMPTS[prompt].by !== 'option' || other !== undefined) return undefined;
    return only === undefined ? { kind: 'commit' } : { kind: 'choose', option: only };
  },
  partOf,
  conceded,
  atOnce: AT_ONCE,
});

export const { playOn, begin, resolve } = PLAY;

/** The window in which a seat may have a secret question, and the time of the match. */
export const timers = (state: State): readonly Timer[] => [...windows(state), ...matchTimers(state)];

/** The time of a timer is up. */
export const ring = function* (state: State, timer: Timer, dice: Dice): Generator<Event> {
  if (timer.id === MATCH_TIMER) yield timeIsUp;
  // No seat keeps writing orders for a turn that will not be played.
  if (timer.id !== MATCH_TIMER || isPlanningAhead(state)) yield* PLAY.ring(state, timer, dice);
};
