import { hasTaken, type Work } from '../cost.ts';
import type { Dice } from '../dice/index.ts';
import type { Decision, SeatId, Timer } from '../match/index.ts';
import { PAUSE_CLOCK, windowClock } from './decisions.ts';
import { after, before, type Steps } from './steps.ts';
import {
  type AgendaEvent,
  type AgendaState,
  type AgendaTruth,
  type Batch,
  type GivenAnswer,
  NO_ANSWER,
  type OpenQuestion,
  type OwnQuestions,
  type Question,
  type StepRule,
} from './types.ts';

/** How a game is played by an agenda. */
interface PlayRules<S, Q extends Question, I, State extends AgendaState<S, Q, I>, E> {
  readonly ruleOf: (step: S) => StepRule<S, Q, I, State, E>;
  /** The answer to a question that has only one, so that it is never put; undefined: the seat has a choice. */
  readonly settled: (question: Q) => I | undefined;
  /** What an intent is a part of its answer about, such as a unit; null: it is the whole answer, or commits it. */
  readonly partOf: (intent: I) => string | null;
  /** What follows when a seat gives up: the intent `concede`, which answers no decision. */
  readonly conceded: (state: State, seat: SeatId) => Iterable<E>;
  /**
   * How much is worked out at once. A match that has taken so much pauses before its next step, and goes on when its timer
   * is up: a server has other matches, too. Left out: it never pauses, and the game needs no `timers`.
   */
  readonly atOnce?: Work;
}

type Owns = Pick<AgendaState<unknown, Question, unknown>, 'own'>;
type Windowed = Pick<AgendaTruth<unknown, unknown>, 'window'>;

const isOpen = ({ own }: Owns): boolean => Object.values(own).some(({ asks }) => asks.length > 0);

const isWindowOpen = ({ window: opened }: Windowed): boolean => opened !== null && !opened.over;

const isAnswered = ({ own }: Owns): boolean =>
  Object.values(own).every(({ asks, answers }) => asks.every(({ id }) => answers[id]?.final));

/** Puts questions to all their seats at once, and opens a window, or a pause, if there is to be one. */
const put = <S, Q extends Question, I>(
  { seats, own, batch }: AgendaState<S, Q, I>,
  questions: readonly Q[],
  window: boolean | 'pause',
): AgendaEvent<S, Q, I> => {
  const changes: Record<SeatId, Partial<OwnQuestions<Q, I>>> = {};
  for (const { id } of seats) {
    const mine = questions.filter(({ seat }) => seat === id);
    if (mine.length === 0) continue;
    const { asked } = own[id]!;
    changes[id] = {
      asked: asked + mine.length,
      asks: mine.map((question, index): OpenQuestion<Q> => ({ ...question, id: asked + index + 1 })),
      answers: {},
    };
  }
  return {
    kind: 'asked',
    to: {
      open: { batch: batch + 1 },
      own: changes,
      truth: window ? { window: { id: batch + 1, over: false, ...(window === 'pause' && { pause: true }) } } : {},
    },
  };
};

/** Takes the answers of all seats, withdraws their questions and ends the window. The step's rule decides for a missing answer. */
const close = <S, Q extends Question, I>(state: AgendaState<S, Q, I>): AgendaEvent<S, Q, I> => {
  const answered: Record<string, GivenAnswer<I>> = { ...state.answered };
  const own: Record<SeatId, Partial<OwnQuestions<Q, I>>> = {};
  for (const [seat, { asks, answers }] of Object.entries(state.own)) {
    if (asks.length === 0) continue;
    for (const { id, key } of asks) answered[key] = answers[id] ?? NO_ANSWER;
    own[seat] = { asks: [], answers: {} };
  }
  const { window: opened } = state;
  const window = opened && !opened.pause ? { ...opened, over: true } : null;
  return { kind: 'closed', to: { own, truth: { answered, window } } };
};

/** Takes the next step off the agenda, with its answers and its window. */
const taken = <S, I>({ agenda, answered, window: opened }: AgendaTruth<S, I>) => {
  const truth: { -readonly [K in keyof AgendaTruth<S, I>]?: AgendaTruth<S, I>[K] } = { agenda: after(agenda) };
  if (Object.keys(answered).length > 0) truth.answered = {};
  if (opened) truth.window = null;
  return { kind: 'went-on' as const, to: { truth } };
};

/** The event that puts steps before all others on the agenda. */
export const first = <S>({ agenda }: { readonly agenda: Steps<S> }, ...steps: readonly S[]) => ({
  kind: 'went-on' as const,
  to: { truth: { agenda: before(steps, agenda) } },
});

/** The event that takes steps off the agenda, wherever they are on it. */
export const without = <S>({ agenda }: { readonly agenda: Steps<S> }, isOff: (step: S) => boolean) => ({
  kind: 'went-on' as const,
  to: { truth: { agenda: [...agenda].filter((step) => !isOff(step)) } },
});

/**
 * An event as digests are made of it: of its agenda only how many steps are on it. A thousand shots can be on an agenda, and
 * each of them leads to several events that hold all the others.
 */
export const briefly = (event: object): object => {
  const { to } = event as { readonly to?: { readonly truth?: { readonly agenda?: Steps<unknown> } } };
  const agenda = to?.truth?.agenda;
  return agenda ? { ...event, to: { ...to, truth: { ...to.truth, agenda: agenda.length } } } : event;
};

/** The step that an event, which is about to happen, takes off the agenda to carry it out; undefined for other events. */
export const takenBy = <S>(
  { agenda }: { readonly agenda: Steps<S> },
  { kind, to }: { readonly kind: string; readonly to?: { readonly truth?: { readonly agenda?: Steps<S> } } },
): S | undefined => {
  const left = to?.truth?.agenda;
  const [next] = agenda;
  return kind === 'went-on' && left?.length === agenda.length - 1 ? next : undefined;
};

/** The window or the pause that is open, as a timer. */
export const timers = ({ window: opened }: Windowed): readonly Timer[] =>
  opened && !opened.over ? [{ id: opened.id, clock: opened.pause ? PAUSE_CLOCK : windowClock(opened.id) }] : [];

/** Plays a game by its agenda: before the first decision, after an answer, and after a window. */
export const playBy = <
  S,
  Q extends Question,
  I extends { readonly kind: string },
  State extends AgendaState<S, Q, I>,
  E,
>(
  rules: PlayRules<S, Q, I, State, E>,
) => {
  type Happening = Generator<E | AgendaEvent<S, Q, I>>;

  /** Puts the questions of a step; if all of them have one answer only, answers them; undefined: the step has no question left. */
  const ask = (state: State, { questions, window = false }: Batch<Q>): AgendaEvent<S, Q, I> | undefined => {
    const open = questions
      .filter(({ key }) => !Object.hasOwn(state.answered, key))
      .map((question) => ({ question, only: rules.settled(question) }));
    const toPut = open.filter(({ only }) => !only).map(({ question }) => question);
    const waits = window && !state.window;
    if (toPut.length > 0 || waits) return put(state, toPut, waits);
    if (open.length === 0) return undefined;
    const answers = Object.fromEntries(open.map(({ question, only }) => [question.key, { parts: {}, final: only! }]));
    return { kind: 'went-on', to: { truth: { answered: { ...state.answered, ...answers } } } };
  };

  /** Takes steps off the agenda until a question is put, a window opens, the match pauses, or it is over. */
  const playOn = function* (state: State, dice: Dice): Happening {
    while (!state.outcome) {
      const [step] = state.agenda;
      if (!step) throw new RangeError('the agenda of a match that is not over is empty');
      const rule = rules.ruleOf(step);
      const asked = rule.asks && ask(state, rule.asks(state, step, state.answered));
      if (asked) {
        yield asked;
        if (asked.kind === 'asked') return;
        continue;
      }
      const answers = state.answered;
      yield taken(state);
      yield* rule.perform(state, step, answers, dice);
      if (rules.atOnce && !state.outcome && hasTaken(rules.atOnce)) {
        yield put(state, [], 'pause');
        return;
      }
    }
  };

  return {
    playOn,
    /** What happens before the first decision; nothing if the match begins from a position with open questions. */
    begin: (state: State, dice: Dice): Iterable<E | AgendaEvent<S, Q, I>> =>
      isOpen(state) || isWindowOpen(state) ? [] : playOn(state, dice),
    /** What an intent leads to. */
    resolve: function* (state: State, seat: SeatId, intent: I, dice: Dice, decision?: Decision): Happening {
      if (intent.kind === 'concede') {
        yield* rules.conceded(state, seat);
        return;
      }
      const { id } = decision!;
      const { answers } = state.own[seat]!;
      const before: GivenAnswer<I> = answers[id] ?? NO_ANSWER;
      const part = rules.partOf(intent);
      const answer: GivenAnswer<I> =
        part === null ? { ...before, final: intent } : { parts: { ...before.parts, [part]: intent }, final: null };
      yield {
        kind: 'answered',
        seat,
        ask: id,
        intent,
        to: { own: { [seat]: { answers: { ...answers, [id]: answer } } } },
      };
      if (!isAnswered(state) || isWindowOpen(state)) return;
      yield close(state);
      yield* playOn(state, dice);
    },
    /** What follows when the time of a window or a pause is up. */
    ring: function* (state: State, _timer: Timer, dice: Dice): Happening {
      yield close(state);
      yield* playOn(state, dice);
    },
  };
};
