import type { ZodType } from 'zod';
import type { Board, BoardRules } from '../board/index.ts';
import type { Cost } from '../cost.ts';
import type { Dice } from '../dice/index.ts';
import type { Fault, Result } from '../result.ts';
import type { Awaited, Choices, Decision, Timer } from './decision.ts';
import type { Older } from './older.ts';
import type { Refusal } from './refusal.ts';
import type { Said, Sentences } from './said.ts';
import type { Seated, SeatId, Viewer } from './seat.ts';

/** The types of one ruleset, in one bundle. Everything in them is plain JSON data. */
export interface RulesetTypes {
  /** The truth of a match: no classes, Maps, Sets or undefined, so that it can be saved, compared, hashed and sent. */
  state: object;
  /** What one viewer may know: an allowlist, a type of its own. */
  view: object;
  /** What a player asks for. */
  intent: object;
  /** What happened, in full. */
  event: { readonly kind: string };
  /** What a viewer gets to know of what happened. */
  seen: { readonly kind: string };
  options: object;
  /** The units of one seat. */
  force: object;
  /** How a seat wants decisions answered for it, see {@link Ruleset.standing}. */
  policy: object;
  /** The ruleset's part of a position, as read. */
  position: object;
}

/** What a match is made of before its first die. */
export interface Setup<T extends RulesetTypes> {
  readonly options: T['options'];
  readonly board: Board;
  /** In playing order. A force is null until its player brings it, and for seats that bring none. */
  readonly seats: readonly Seated<T['force'] | null>[];
  /**
   * Where the match begins, if something has happened by then: what the seats have stands there, their forces are null.
   */
  readonly position?: T['position'] | undefined;
}

/** A setup with the position from which its match begins. */
export type Placed<T extends RulesetTypes> = Setup<T> & { readonly position: T['position'] };

/** How a match ended, and why: `winner` is a side, or undefined for a draw; `score` has an entry per side. */
export interface Outcome extends Said {
  readonly winner?: number;
  readonly score: readonly number[];
  /** What each side takes into the standings of a series, where the rules count more than matches won. */
  readonly standing?: readonly number[];
  /** The rule by which it ended. */
  readonly rule: string;
}

/** The sentences of a game, in one language. States, events and records contain none of them. */
export interface RulesetWords {
  /** Why matches end, by the codes of their outcomes. */
  readonly outcomes: Sentences;
  /** Why something is refused. Refusals that bring their own sentence are not here. */
  readonly refusals: Sentences;
}

/** A seat of a match before a player takes it. */
export interface SeatPlan {
  readonly id: SeatId;
  /** Seats of one side (0, 1, …) fight together. */
  readonly side: number;
  /**
   * Who chooses its force: the host when creating the match, its player when sitting down, or players in the course of
   * the match.
   */
  readonly brings: 'host' | 'player' | 'match';
}

/** A named clock of a ruleset. The host may change its figures for a match. */
export interface ClockClass {
  /** What players read, e.g. `Plan an action`. */
  readonly name: string;
  /** Seconds for one decision, or for all of one run. */
  readonly seconds: number;
  /** Is the seat's bank drawn when the seconds are used up? */
  readonly bank: boolean;
  /**
   * Its time begins once a page at normal speed has shown all events before, but at most so many seconds later; left
   * out: immediately.
   */
  readonly waits?: number;
}

/**
 * Time that a seat has for the whole match, drawn when the seconds of a decision are used up. The host may change it.
 */
export interface Bank {
  readonly seconds: number;
  /**
   * Seconds that a decision gets when the bank of its seat is used up, if its class has more; null: those of its class.
   */
  readonly whenEmpty: number | null;
}

/** Something that a referee asks about a state or a match. Answering it changes nothing. */
export interface RefereeQuestion<About> {
  /** Reads the question by its schema and answers it. */
  answer(about: About, asked: unknown): Result<object, readonly Fault[]>;
}

/**
 * A ruleset: everything that differs between games, as pure functions over plain data. The engine ({@link Match}) folds
 * them and knows no rule; the server and the page know only this interface.
 */
export interface Ruleset<T extends RulesetTypes> {
  readonly id: string;
  /** Changes whenever the same record could fold to something else. Stands in every record. */
  readonly version: string;
  /**
   * What earlier versions wrote in another form only, by version: their matches continue and their records verify by
   * it.
   */
  readonly older?: Readonly<Record<string, Older>>;
  readonly name: string;
  readonly words: RulesetWords;
  readonly schemas: {
    readonly options: ZodType<T['options']>;
    readonly force: ZodType<T['force']>;
    readonly intent: ZodType<T['intent']>;
    readonly policy: ZodType<T['policy']>;
    /** The form of {@link Ruleset.toPosition}; leaves out what is as at the beginning of a match. */
    readonly position: ZodType<T['position']>;
  };
  /** What boards are made of, those that are ready-made, and the generator. */
  readonly boards: BoardRules<T['options']>;
  /** The clocks that its decisions name, by class. */
  readonly clocks: Readonly<Record<string, ClockClass>>;
  /** Each seat's bank. Left out: there is none unless the host wants one. */
  readonly bank?: Bank;
  /**
   * The most that one step may take: the beginning, or one intent, default or timer, with all that follows from it
   * until the next decision; and all answers that standing policies give in a row; and judging a position. More than
   * anything that forces and positions allow can reach: the engine ends a match that goes beyond it, see {@link
   * Match.submit}.
   */
  readonly bounds: Cost;
  /** Giving the match up: the one intent that answers no decision. */
  readonly concession: T['intent'];

  /** The seats of a match with these options, in playing order. */
  seats(options: T['options']): readonly SeatPlan[];
  /**
   * The state before the first event, if there is no position. Expects a setup that {@link Ruleset.checkSetup} accepts.
   * Views of it show nothing of forces that players bring: {@link Ruleset.begin} says later what may be known of them.
   */
  create(setup: Setup<T>): T['state'];
  /** Why this setup cannot be played, as refusals; empty if it can, also as far as forces are there yet. */
  checkSetup(setup: Setup<T>): readonly Refusal[];
  /**
   * The state of a position, or what is wrong with it: every fault has its place in the position file
   * (`position.units.2.at`, `seats`). Must not keep or change parts of the position that the state writes.
   */
  fromPosition(placed: Placed<T>): Result<T['state'], readonly Fault[]>;
  /**
   * The parts of a position that only the rules can have written, in the middle of a step. Only the referee accepts
   * such a position: no match begins from one that a client sends. Left out: this game can judge every position.
   */
  inProgress?(position: T['position']): readonly Fault[];
  /** The position of a match that waits for a decision or is over, to be read again: gives the same state. */
  toPosition(state: T['state']): object;
  /** The board as it lies now, for the position. Left out: the ground of this game never changes. */
  boardOf?(state: T['state']): Board;
  /** What can be asked about a state without changing it, by name; the engine adds its own, see {@link ask}. */
  readonly questions: Readonly<Record<string, RefereeQuestion<T['state']>>>;
  /** What happens before the first decision. Each event is folded in before the generator is resumed. */
  begin(state: T['state'], dice: Dice): Iterable<T['event']>;

  /**
   * The decisions that the match waits for. Several seats can have some, and a seat several. Until the match is over,
   * at least one is uncommitted or a timer runs; then it is empty.
   */
  pending(state: T['state']): readonly Decision[];
  /**
   * The number of turns passed, as this game counts them; the age of events is measured in it. Only going back lowers
   * it.
   */
  turns(state: T['state']): number;
  /**
   * The view of `viewer`: nothing else of the state reaches the network. The omniscient viewer sees all of the state;
   * secrets stand in fields that only its view has.
   */
  view(state: T['state'], viewer: Viewer): T['view'];
  /** What of {@link Ruleset.pending} the viewer may know; its own decisions whole. */
  awaited(view: T['view']): readonly Awaited[];
  /**
   * The rule by which a decision of this kind is asked; without a kind, the rule that nothing is asked. It stands
   * behind refusals that come before {@link Ruleset.check}: of what cannot be read, and of answers that are late.
   */
  askedBy?(kind?: string): string;
  /** All that may answer a decision of the viewer's own, from what it may know. */
  choices(view: T['view'], decision: Decision): Choices<T['intent']>;
  /**
   * Why `intent` is not allowed, judged only by what the seat may know; undefined if it is. Without a decision nothing
   * is asked of the seat, or the intent is the {@link Ruleset.concession}.
   */
  check(view: T['view'], seat: SeatId, intent: T['intent'], decision?: Decision): Refusal | undefined;
  /** Does the intent answer only a part of its decision, such as the order of one unit? By default none does. */
  isPart?(intent: T['intent']): boolean;
  /**
   * The intent for a seat out of time: always legal, based on what the seat may know. Keeps the parts that it has
   * answered.
   */
  fallback(view: T['view'], decision: Decision): T['intent'];

  /**
   * What an allowed intent leads to, against the truth, until the next decision. The engine evolves the state
   * by each event before it asks for the next, so the generator always reads the present state.
   */
  resolve(state: T['state'], seat: SeatId, intent: T['intent'], dice: Dice, decision?: Decision): Iterable<T['event']>;
  /** Times that run now though no seat is asked. Left out by rulesets that have none. */
  timers?(state: T['state']): readonly Timer[];
  /** What the end of a timer leads to, until the next decision. */
  ring?(state: T['state'], timer: Timer, dice: Dice): Iterable<T['event']>;
  /** The only writer of state: no dice, no checks, never throws. */
  evolve(state: T['state'], event: T['event']): void;
  /** What `viewer` gets to know of `event`, which has just been folded into `state`. */
  redact(state: T['state'], event: T['event'], viewer: Viewer): T['seen'] | undefined;
  /**
   * Milliseconds for which a page shows an event at normal speed. Clocks that wait for it use the public events. Left
   * out: they do not wait.
   */
  showing?(seen: T['seen']): number;
  /** Folds what a viewer saw into what it knew: gives the same as viewing the next state. */
  follow(view: T['view'], seen: T['seen']): void;
  /**
   * Does this event forbid going back to a decision before it? It must, if it shows a secret to a seat, or lets another
   * seat decide in secret: the way back would end when that seat has decided, and tell so.
   */
  isFinal(event: T['event']): boolean;
  outcome(state: T['state']): Outcome | undefined;

  /**
   * Why `seat` cannot have this policy, judged by what it may know; undefined if it can. Names every unit that is none.
   */
  checkPolicy(view: T['view'], seat: SeatId, policy: T['policy']): Refusal | undefined;
  /** The answer that a standing policy gives to a decision, or undefined to leave it to the player. */
  standing(view: T['view'], decision: Decision, policy: T['policy']): T['intent'] | undefined;
}
