import type { Dice } from '../../../dice/index.ts';
import type { Decision, SeatId, Timer } from '../../../match/index.ts';
import { type Intent, partOf } from '../ask/intents.ts';
import { type Answer, type Ask, NO_ANSWER, PROMPTS, type Question } from '../model/asks.ts';
import type { Event } from '../model/events.ts';
import type { Own, State } from '../model/state.ts';
import type { Step } from '../model/steps.ts';
import type { Answers, Batch, StepRule } from './chapter.ts';
import { conceded } from './setup/ending.ts';
import { STEPS } from './steps.ts';

const NOTHING: Batch = { questions: [] };

const ruleOf = (step: Step): StepRule => STEPS[step.do] as StepRule;

/** The rules leave only one answer: the question is never put, CLK-1. */
const isSettled = ({ prompt, options }: Question): boolean => PROMPTS[prompt].by === 'option' && options.length <= 1;

/** The answer to a question that is never put. */
const settled = ({ options: [only] }: Question): Answer => ({
  parts: {},
  final: only === undefined ? { kind: 'commit' } : { kind: 'choose', option: only },
});

/** Puts questions to their seats, all at once, and opens the window if there is one. */
const put = (state: State, questions: readonly Question[], window: boolean): Event => {
  const own: Record<SeatId, Partial<Own>> = {};
  for (const { id } of state.seats) {
    const mine = questions.filter(({ seat }) => seat === id);
    if (mine.length === 0) continue;
    const { asked } = state.own[id]!;
    own[id] = {
      asked: asked + mine.length,
      asks: mine.map((question, index): Ask => ({ ...question, id: asked + index + 1 })),
      answers: {},
    };
  }
  const batch = state.batch + 1;
  return {
    kind: 'asked',
    to: { open: { batch }, own, truth: window ? { window: { id: batch, over: false } } : {} },
  };
};

/** Takes the answers of all seats, whose questions are over, and ends the window. Where one is missing the default counts. */
const close = (state: State): Event => {
  const answered: Record<string, Answer> = { ...state.answered };
  const own: Record<SeatId, Partial<Own>> = {};
  for (const [seat, { asks, answers }] of Object.entries(state.own)) {
    if (asks.length === 0) continue;
    for (const { id, key } of asks) answered[key] = answers[id] ?? NO_ANSWER;
    own[seat] = { asks: [], answers: {} };
  }
  const { window: opened } = state;
  const window = opened && { ...opened, over: true };
  return { kind: 'closed', to: { own, truth: { answered, window } } };
};

const isOpen = ({ own }: State): boolean => Object.values(own).some(({ asks }) => asks.length > 0);

const isWindowOpen = ({ window: opened }: State): boolean => opened !== null && !opened.over;

const isAnswered = ({ own }: State): boolean =>
  Object.values(own).every(({ asks, answers }) => asks.every(({ id }) => answers[id]?.final));

/** Takes steps off the agenda until somebody must be asked, time must pass, or the match is over. */
export const playOn = function* (state: State, dice: Dice): Generator<Event> {
  while (!state.outcome) {
    const [step] = state.agenda;
    if (!step) throw new RangeError('the agenda of a match that is not over is empty');
    const rule = ruleOf(step);
    const { questions, window = false } = rule.asks?.(state, step, state.answered) ?? NOTHING;
    const open = questions.filter(({ key }) => !Object.hasOwn(state.answered, key));
    const toPut = open.filter((question) => !isSettled(question));
    const waits = window && !state.window;
    if (toPut.length > 0 || waits) {
      yield put(state, toPut, waits);
      return;
    }
    if (open.length > 0) {
      const answers = Object.fromEntries(open.map((question) => [question.key, settled(question)]));
      yield { kind: 'went-on', to: { truth: { answered: { ...state.answered, ...answers } } } };
      continue;
    }
    const answers: Answers = state.answered;
    yield { kind: 'went-on', to: { truth: { agenda: state.agenda.slice(1), answered: {}, window: null } } };
    yield* rule.perform(state, step, answers, dice);
  }
};

/** What happens before the first decision; nothing, where a position has open questions. */
export const begin = (state: State, dice: Dice): Iterable<Event> =>
  isOpen(state) || isWindowOpen(state) ? [] : playOn(state, dice);

/** What an answer leads to. */
export const resolve = function* (
  state: State,
  seat: SeatId,
  intent: Intent,
  dice: Dice,
  decision?: Decision,
): Generator<Event> {
  if (intent.kind === 'concede') {
    yield* conceded(state, seat);
    return;
  }
  const { answers } = state.own[seat]!;
  const before = answers[decision!.id] ?? NO_ANSWER;
  const part = partOf(intent);
  const answer: Answer =
    part === null ? { ...before, final: intent } : { parts: { ...before.parts, [part]: intent }, final: null };
  yield {
    kind: 'answered',
    seat,
    ask: decision!.id,
    intent,
    to: { own: { [seat]: { answers: { ...answers, [decision!.id]: answer } } } },
  };
  if (!isAnswered(state) || isWindowOpen(state)) return;
  yield close(state);
  yield* playOn(state, dice);
};

/** The window that is open, as time that runs though nobody may be asked. */
export const timers = ({ window: opened }: State): readonly Timer[] =>
  opened && !opened.over ? [{ id: opened.id, clock: { class: 'hidden', run: `${opened.id}` } }] : [];

/** The window closes: seats that have not answered are taken by their defaults. */
export const ring = function* (state: State, _timer: Timer, dice: Dice): Generator<Event> {
  yield close(state);
  yield* playOn(state, dice);
};
