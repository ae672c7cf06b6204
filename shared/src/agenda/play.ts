import type { Dice } from '../dice/index.ts';
import type { Decision, SeatId, Timer } from '../match/index.ts';
import {
  type Agenda,
  type AgendaEvent,
  type Answer,
  type Asked,
  type Batch,
  type Hidden,
  NO_ANSWER,
  type Put,
  type Question,
  type StepRule,
} from './types.ts';

/** How a game goes on by an agenda. */
export interface AgendaRules<S, Q extends Question, I, State extends Agenda<S, Q, I>, E> {
  readonly ruleOf: (step: S) => StepRule<S, Q, I, State, E>;
  /** The answer where the rules leave only one: such a question is never put. Undefined: the seat must be asked. */
  readonly settled: (question: Q) => I | undefined;
  /** What an intent is a part of its answer about, such as a unit; null: it is the whole answer, or commits it. */
  readonly partOf: (intent: I) => string | null;
}

type Owns = Pick<Agenda<unknown, Question, unknown>, 'own'>;
type Windowed = Pick<Agenda<unknown, Question, unknown>, 'window'>;

const isOpen = ({ own }: Owns): boolean => Object.values(own).some(({ asks }) => asks.length > 0);

const isWindowOpen = ({ window: opened }: Windowed): boolean => opened !== null && !opened.over;

const isAnswered = ({ own }: Owns): boolean =>
  Object.values(own).every(({ asks, answers }) => asks.every(({ id }) => answers[id]?.final));

/** Puts questions to their seats, all at once, and opens the window if there is one. */
const put = <S, Q extends Question, I>(
  { seats, own, batch }: Agenda<S, Q, I>,
  questions: readonly Q[],
  window: boolean,
): AgendaEvent<S, Q, I> => {
  const changes: Record<SeatId, Partial<Asked<Q, I>>> = {};
  for (const { id } of seats) {
    const mine = questions.filter(({ seat }) => seat === id);
    if (mine.length === 0) continue;
    const { asked } = own[id]!;
    changes[id] = {
      asked: asked + mine.length,
      asks: mine.map((question, index): Put<Q> => ({ ...question, id: asked + index + 1 })),
      answers: {},
    };
  }
  return {
    kind: 'asked',
    to: {
      open: { batch: batch + 1 },
      own: changes,
      truth: window ? { window: { id: batch + 1, over: false } } : {},
    },
  };
};

/** Takes the answers of all seats, whose questions are over, and ends the window. Where one is missing the default counts. */
const close = <S, Q extends Question, I>(state: Agenda<S, Q, I>): AgendaEvent<S, Q, I> => {
  const answered: Record<string, Answer<I>> = { ...state.answered };
  const own: Record<SeatId, Partial<Asked<Q, I>>> = {};
  for (const [seat, { asks, answers }] of Object.entries(state.own)) {
    if (asks.length === 0) continue;
    for (const { id, key } of asks) answered[key] = answers[id] ?? NO_ANSWER;
    own[seat] = { asks: [], answers: {} };
  }
  const { window: opened } = state;
  const window = opened && { ...opened, over: true };
  return { kind: 'closed', to: { own, truth: { answered, window } } };
};

/**
 * A list that is not frozen: it is cut and joined ten times as fast as the settled one, which counts where a thousand shots
 * wait in it.
 */
const thawed = <T>(list: readonly T[]): T[] => [...list];

/** The step is taken: it is off the agenda, and what was asked for it is over. Says only what has another value then. */
const taken = <S, I>({ agenda, answered, window: opened }: Hidden<S, I>) => {
  const truth: { -readonly [K in keyof Hidden<S, I>]?: Hidden<S, I>[K] } = { agenda: thawed(agenda).slice(1) };
  if (Object.keys(answered).length > 0) truth.answered = {};
  if (opened) truth.window = null;
  return { kind: 'went-on' as const, to: { truth } };
};

/** The event that puts steps before all others on the agenda. */
export const first = <S>({ agenda }: { readonly agenda: readonly S[] }, ...steps: readonly S[]) => ({
  kind: 'went-on' as const,
  to: { truth: { agenda: steps.concat(thawed(agenda)) } },
});

/** The event that takes steps off the agenda, wherever they stand on it. */
export const without = <S>({ agenda }: { readonly agenda: readonly S[] }, isOff: (step: S) => boolean) => ({
  kind: 'went-on' as const,
  to: { truth: { agenda: agenda.filter((step) => !isOff(step)) } },
});

/** The window that is open, as time that runs though nobody may be asked. */
export const timers = ({ window: opened }: Windowed): readonly Timer[] =>
  opened && !opened.over ? [{ id: opened.id, clock: { class: 'hidden', run: `${opened.id}` } }] : [];

/** Plays a game by its agenda: what happens before the first decision, by an answer, and when a window closes. */
export const agendaOf = <S, Q extends Question, I extends object, State extends Agenda<S, Q, I>, E>(
  rules: AgendaRules<S, Q, I, State, E>,
) => {
  type Happening = Generator<E | AgendaEvent<S, Q, I>>;

  /** What comes of the questions of a step: they are put, or answered where the rules leave one answer; undefined: none is open. */
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

  /** Takes steps off the agenda until somebody must be asked, time must pass, or the match is over. */
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
    }
  };

  return {
    playOn,
    /** What happens before the first decision; nothing, where a position has open questions. */
    begin: (state: State, dice: Dice): Iterable<E | AgendaEvent<S, Q, I>> =>
      isOpen(state) || isWindowOpen(state) ? [] : playOn(state, dice),
    /** What an answer leads to. */
    resolve: function* (state: State, seat: SeatId, intent: I, dice: Dice, { id }: Decision): Happening {
      const { answers } = state.own[seat]!;
      const before: Answer<I> = answers[id] ?? NO_ANSWER;
      const part = rules.partOf(intent);
      const answer: Answer<I> =
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
    /** The window closes: seats that have not answered are taken by their defaults. */
    ring: function* (state: State, _timer: Timer, dice: Dice): Happening {
      yield close(state);
      yield* playOn(state, dice);
    },
  };
};
