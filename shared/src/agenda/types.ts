import type { Dice } from '../dice/index.ts';
import type { SeatId } from '../match/index.ts';

/** What a step can ask a seat. */
export interface Question {
  readonly seat: SeatId;
  /** Names it among the questions of one step, such as `turn b3`. */
  readonly key: string;
}

/** A question that has been put: its number counts up per seat. */
export type Put<Q extends Question> = Q & { readonly id: number };

/** What a seat has answered so far to one question. */
export interface Answer<I> {
  /** The parts, by what they are about; the last one of each counts. */
  readonly parts: Readonly<Record<string, I>>;
  /** What committed it; null: not committed. */
  readonly final: I | null;
}

/** Nothing was answered. */
export const NO_ANSWER: Answer<never> = { parts: {}, final: null };

/** What only one seat knows: what it is asked, and what it has answered. */
export interface Asked<Q extends Question, I> {
  /** How many questions it has been asked so far. */
  readonly asked: number;
  readonly asks: readonly Put<Q>[];
  /** By the number of the question. */
  readonly answers: Readonly<Record<number, Answer<I>>>;
}

/** A window in which only some seats can be asked, and which lasts as long for all. */
export interface Window {
  readonly id: number;
  /** Its time is up. */
  readonly over: boolean;
}

/** What nobody sees of the agenda. */
export interface Hidden<S, I> {
  /** The steps still to be taken, the next one first. */
  readonly agenda: readonly S[];
  /** What has been answered to the questions of the next step, by key. */
  readonly answered: Readonly<Record<string, Answer<I>>>;
  readonly window: Window | null;
}

/** The part of a match's state that the agenda reads. */
export interface Agenda<S, Q extends Question, I> extends Hidden<S, I> {
  readonly seats: readonly { readonly id: SeatId }[];
  readonly own: Readonly<Record<SeatId, Asked<Q, I>>>;
  /** How often somebody was asked so far. */
  readonly batch: number;
  /** How the match ended; null while it goes on. */
  readonly outcome: object | null;
}

/** What the agenda's own events change: only what has another value afterwards. */
export interface AgendaChange<S, Q extends Question, I> {
  readonly open?: { readonly batch: number };
  readonly own?: Readonly<Record<SeatId, Partial<Asked<Q, I>>>>;
  readonly truth?: Partial<Hidden<S, I>>;
}

/** What happens to the agenda itself. */
export type AgendaFact<I> =
  /** The agenda went on: nothing that anybody sees. */
  | { readonly kind: 'went-on' }
  /** Seats are asked something, or a window opened. */
  | { readonly kind: 'asked' }
  /** A seat answered, or gave a part of its answer. */
  | { readonly kind: 'answered'; readonly seat: SeatId; readonly ask: number; readonly intent: I }
  /** Everybody who was asked has answered. */
  | { readonly kind: 'closed' };

/** What happens to the agenda itself, and what it changes. */
export type AgendaEvent<S, Q extends Question, I> = AgendaFact<I> & { readonly to: AgendaChange<S, Q, I> };

/** What a step needs to know before it can be taken. */
export interface Batch<Q extends Question> {
  /** All questions of the step that can be put by now, in a fixed order. Those that are answered may be left out. */
  readonly questions: readonly Q[];
  /** Somebody may be asked in secret now: a window opens that lasts as long whether or not anybody is. */
  readonly window?: boolean;
}

/** What has been answered to the questions of a step, by key. */
export type Answers<I> = Readonly<Record<string, Answer<I>>>;

/** How one kind of step is taken. */
export interface StepRule<S, Q extends Question, I, State, E> {
  /**
   * What must be asked before. It is worked out anew after each batch of answers, so what is asked later can depend on what
   * was answered: then answered questions stay in the list.
   */
  asks?(state: State, step: S, answers: Answers<I>): Batch<Q>;
  /** What happens, event by event; each is folded into the state before the next is asked for. The step is off the agenda. */
  perform(state: State, step: S, answers: Answers<I>, dice: Dice): Iterable<E>;
}
