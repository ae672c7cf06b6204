import type { Dice } from '../dice/index.ts';
import type { Awaited, SeatId, Viewer } from '../match/index.ts';
import type { Steps } from './steps.ts';

/** Something that a step asks a seat. A game adds what its questions are about. */
export interface Question {
  readonly seat: SeatId;
  /** Names the question within its step, such as `turn b3`. */
  readonly key: string;
  /** The kind of decision that it becomes. */
  readonly prompt: string;
  /** Other players may not know that it is asked, so it is put within a window. */
  readonly secret?: true;
}

/** A question that waits for its answer. Its number counts up per seat. */
export type OpenQuestion<Q extends Question> = Q & { readonly id: number };

/** What a seat has answered so far to one question. */
export interface GivenAnswer<I> {
  /** The parts, by what they are about; the last one of each counts. */
  readonly parts: Readonly<Record<string, I>>;
  /** The intent that committed the answer; null: not committed. */
  readonly final: I | null;
}

/** The answer of a seat that has not answered. */
export const NO_ANSWER: GivenAnswer<never> = { parts: {}, final: null };

/** The answers to the questions of a step, by key. */
export type Answers<I> = Readonly<Record<string, GivenAnswer<I>>>;

/** The questions that one seat has to answer, and its answers so far. No other seat sees them. */
export interface OwnQuestions<Q extends Question, I> {
  /** How many questions have been put to the seat so far. */
  readonly asked: number;
  readonly asks: readonly OpenQuestion<Q>[];
  /** By the number of the question. */
  readonly answers: Readonly<Record<number, GivenAnswer<I>>>;
}

/** A span of time of fixed length in which only some seats may have a question. */
export interface Window {
  readonly id: number;
  /** Its time is up. */
  readonly over: boolean;
  /** It is a pause in a long step: nobody is asked, nobody is told of it, and its time is up at once. */
  readonly pause?: true | undefined;
}

/** What no seat sees of the agenda. */
export interface AgendaTruth<S, I> {
  /** The steps still to be taken, the next one first. */
  readonly agenda: Steps<S>;
  /** The answers to the questions of the next step. */
  readonly answered: Answers<I>;
  readonly window: Window | null;
}

/** The part of a match's state that the agenda reads and writes. */
export interface AgendaState<S, Q extends Question, I> extends AgendaTruth<S, I> {
  readonly seats: readonly { readonly id: SeatId }[];
  readonly own: Readonly<Record<SeatId, OwnQuestions<Q, I>>>;
  /** Counts the batches of questions and the windows so far. */
  readonly batch: number;
  /** How the match ended; null while it is played. */
  readonly outcome: object | null;
}

/** All secrets, for the omniscient viewer. It does not see the agenda either: that is the future. */
export interface Secrets<Own, Truth> {
  readonly own: Readonly<Record<SeatId, Own>>;
  readonly truth: Omit<Truth, 'agenda'>;
}

/** The part of a view that the agenda writes. */
export interface AgendaView<Own, Truth> {
  readonly viewer: Viewer;
  /** null for viewers who hold no seat. */
  readonly own: Own | null;
  /** What the match waits for from others, as far as the viewer may know. */
  readonly waits: readonly Awaited[];
  /** Only in the view of the omniscient viewer. */
  readonly secrets?: Secrets<Own, Truth>;
}

/** What an event changes: only fields that have another value afterwards. */
export interface Change<Open, Own, Truth> {
  /** What every viewer sees. */
  readonly open?: Partial<Open>;
  readonly own?: Readonly<Record<SeatId, Partial<Own>>>;
  readonly truth?: Partial<Truth>;
}

/** What one viewer sees of a change. */
export interface SeenChange<Open, Own, Truth> {
  readonly open?: Partial<Open>;
  readonly own?: Partial<Own>;
  readonly waits?: readonly Awaited[];
  readonly secrets?: Pick<Change<unknown, Own, Omit<Truth, 'agenda'>>, 'own' | 'truth'>;
}

/** What happens to the agenda itself. */
export type AgendaFact<I> =
  /** Steps were added or taken off. No player sees it. */
  | { readonly kind: 'went-on' }
  /** Questions were put to seats, or a window opened. */
  | { readonly kind: 'asked' }
  /** A seat answered, or gave a part of its answer. */
  | { readonly kind: 'answered'; readonly seat: SeatId; readonly ask: number; readonly intent: I }
  /** Every seat with a question has answered, or time is up. */
  | { readonly kind: 'closed' };

/** An event of the agenda, with what it changes. */
export type AgendaEvent<S, Q extends Question, I> = AgendaFact<I> & {
  readonly to: Change<{ readonly batch: number }, OwnQuestions<Q, I>, AgendaTruth<S, I>>;
};

/** The questions that a step puts before it is taken. */
export interface Batch<Q extends Question> {
  /** All questions of the step that can be put by now, in a fixed order. Answered ones may be left out. */
  readonly questions: readonly Q[];
  /** A seat may have a secret question now: a window opens that lasts equally long whether or not one has. */
  readonly window?: boolean;
}

/** The rule of one kind of step. */
export interface StepRule<S, Q extends Question, I, State, E> {
  /**
   * The questions to put first. Called again after each batch of answers, so that a later question can depend on earlier
   * answers: then the answered questions stay in the list.
   */
  asks?(state: State, step: S, answers: Answers<I>): Batch<Q>;
  /** What happens, event by event; each is folded into the state before the next is generated. The step is off the agenda. */
  perform(state: State, step: S, answers: Answers<I>, dice: Dice): Iterable<E>;
}
