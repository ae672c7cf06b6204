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
  /** The view of one viewer: an allowlist, a type of its own. */
  view: object;
  /** A command of a player. */
  intent: object;
  /** Something that happened, in full. */
  event: { readonly kind: string };
  /** The part of an event that a viewer sees. */
  seen: { readonly kind: string };
  options: object;
  /** The units of one seat. */
  force: object;
  /** A seat's standing policy for answering its decisions, see {@link Ruleset.standing}. */
  policy: object;
  /** The ruleset's part of a position, as read. */
  position: object;
}

/** Everything that a match is made of, before its first die. */
export interface Setup<T extends RulesetTypes> {
  readonly options: T['options'];
  readonly board: Board;
  /** In playing order. A force is null until its player brings it, and for seats that bring none. */
  readonly seats: readonly Seated<T['force'] | null>[];
  /** A position to begin from. It contains what the seats have, so their forces are null. */
  readonly position?: T['position'] | undefined;
}

/** A setup with the position from which its match begins. */
export type Placed<T extends RulesetTypes> = Setup<T> & { readonly position: T['position'] };

/** The result of a match: `winner` is a side, or undefined for a draw; `score` has an entry per side. */
export interface Outcome extends Said {
  readonly winner?: number;
  readonly score: readonly number[];
  /** The points of each side for the standings of a series, if the rules count more than matches won. */
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
  /** Everybody may know the force that the host chooses, before the match too. Left out: it may be a secret. */
  readonly open?: boolean;
  /** The match can be played without it: the host may leave it out. */
  readonly optional?: boolean;
}

/** A named clock of a ruleset. The host may change its figures for a match. */
export interface ClockClass {
  /** Its name for players, e.g. `Plan an action`. */
  readonly name: string;
  /** Seconds for one decision, or for all of one run. */
  readonly seconds: number;
  /** Whether the seat's bank is drawn when the seconds are used up. */
  readonly bank: boolean;
  /**
   * Its time begins once a page at normal speed has shown all events before, but at most so many seconds later; left
   * out: immediately.
   */
  readonly waits?: number;
  /** It runs only in matches that are played in one go, see {@link Ruleset.inOneGo}, and lasts whoever answers. */
  readonly inOneGo?: true;
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

/** How much later something is told: both must have passed. */
export interface Delay {
  readonly minutes: number;
  /** As the ruleset counts them, see {@link Ruleset.turns}. */
  readonly turns: number;
}

/** What a viewer knew before an event, and what it knows after it. */
export interface Views<T extends RulesetTypes> {
  readonly before: T['view'];
  readonly after: T['view'];
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
   * The forms in which earlier versions wrote the same content, by version: their matches continue, and their records
   * verify.
   */
  readonly older?: Readonly<Record<string, Older>>;
  /**
   * An event as the digests of entries and records are made of it: without what would make a step too long to write down.
   * Left out: as it is. A change of it needs a new version of the ruleset, with the earlier form in {@link Ruleset.older}.
   */
  readonly digested?: Older;
  readonly name: string;
  readonly words: RulesetWords;
  readonly schemas: {
    readonly options: ZodType<T['options']>;
    readonly force: ZodType<T['force']>;
    readonly intent: ZodType<T['intent']>;
    readonly policy: ZodType<T['policy']>;
    /** The schema of {@link Ruleset.toPosition}; values as at the beginning of a match are left out. */
    readonly position: ZodType<T['position']>;
  };
  /** The vocabulary of boards, the ready-made ones, and the generator. */
  readonly boards: BoardRules<T['options']>;
  /** The clocks that its decisions name, by class. */
  readonly clocks: Readonly<Record<string, ClockClass>>;
  /** Each seat's bank. Left out: there is none unless the host wants one. */
  readonly bank?: Bank;
  /**
   * The least delay with which a host may let spectators see all sides: what is kept secret must be worth nothing any more
   * by then, but for {@link Ruleset.lastingSecrets}. Left out: nobody may see all sides while this game is played.
   */
  readonly leastDelay?: Delay;
  /**
   * Some secrets of this game can stay secret to the end, such as a hidden unit. The viewer `sides` does not see them
   * until they are shown; the omniscient viewer does, if the host says so.
   */
  readonly lastingSecrets?: true;
  /**
   * The most that one step may take: the beginning, or one intent, default or timer, with all that follows from it
   * until the next decision; and all answers that standing policies give in a row; and judging a position. More than
   * anything that forces and positions allow can reach: the engine ends a match that goes beyond it, see {@link
   * Match.submit}.
   */
  readonly bounds: Cost;
  /** Giving the match up: the one intent that answers no decision. */
  readonly concession: T['intent'];

  /** What is played with these options, in a few words for lists of matches: `The tomb`, `8 turns`. Left out: nothing. */
  played?(options: T['options']): string;
  /**
   * Whether windows of seconds run in matches with these options. Clocks of days are refused then. Left out: never.
   */
  inOneGo?(options: T['options']): boolean;
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
   * The state of a position, or its faults, each with its place in the position file (`position.units.2.at`, `seats`).
   * Must neither change the position nor keep parts of it that the state will change.
   */
  fromPosition(placed: Placed<T>): Result<T['state'], readonly Fault[]>;
  /**
   * The parts of a position that only the rules can have written, in the middle of a step. Only the referee accepts
   * such a position: no match begins from one that a client sends. Left out: this game can judge every position.
   */
  inProgress?(position: T['position']): readonly Fault[];
  /** The position of a match that waits for a decision or is over, to be read again: gives the same state. */
  toPosition(state: T['state']): object;
  /** The current board, for the position. Left out: the ground of this game never changes. */
  boardOf?(state: T['state']): Board;
  /** The questions about a state, by name; the engine adds its own, see {@link ask}. */
  readonly questions: Readonly<Record<string, RefereeQuestion<T['state']>>>;
  /** The events before the first decision. Each event is applied before the generator resumes. */
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
  /** The part of {@link Ruleset.pending} that the viewer may know; its own decisions are complete. */
  awaited(view: T['view']): readonly Awaited[];
  /**
   * The rule that asks a decision of this kind; without a kind, the rule that no decision is open. Refusals before
   * {@link Ruleset.check} cite it: of unreadable and of late answers.
   */
  askedBy?(kind?: string): string;
  /** All legal answers to a decision of the viewer's own, from what it may know. */
  choices(view: T['view'], decision: Decision): Choices<T['intent']>;
  /**
   * Why `intent` is illegal, judged only by what the seat may know; undefined if it is legal. Without a decision the
   * seat has none open, or the intent is the {@link Ruleset.concession}.
   */
  check(view: T['view'], seat: SeatId, intent: T['intent'], decision?: Decision): Refusal | undefined;
  /** Whether the intent answers only a part of its decision, such as the order of one unit. Left out: never. */
  isPart?(intent: T['intent']): boolean;
  /**
   * The intent for a seat out of time: always legal, based on what the seat may know. Keeps the parts that it has
   * answered.
   */
  fallback(view: T['view'], decision: Decision): T['intent'];

  /**
   * The events of a legal intent, against the truth, until the next decision. The engine applies each event to the
   * state before it asks for the next, so the generator always reads the current state.
   */
  resolve(state: T['state'], seat: SeatId, intent: T['intent'], dice: Dice, decision?: Decision): Iterable<T['event']>;
  /** The timers that run now. Left out by rulesets without any. */
  timers?(state: T['state']): readonly Timer[];
  /** The events at the end of a timer, until the next decision. */
  ring?(state: T['state'], timer: Timer, dice: Dice): Iterable<T['event']>;
  /** The only writer of state: no dice, no checks, never throws. */
  evolve(state: T['state'], event: T['event']): void;
  /**
   * Whether viewers of this state are told how their views change: {@link Ruleset.redact} is given both views then. Nothing
   * can be told so that is not in a view. Left out: never.
   */
  tellsByViews?(state: T['state']): boolean;
  /** The part of `event` that `viewer` sees; the event has just been applied to `state`. */
  redact(state: T['state'], event: T['event'], viewer: Viewer, views?: Views<T>): T['seen'] | undefined;
  /**
   * Milliseconds for which a page shows an event at normal speed. Clocks that wait for it use the public events. Left
   * out: they do not wait.
   */
  showing?(seen: T['seen']): number;
  /** Applies what a viewer saw to its view: the result must equal its view of the next state. */
  follow(view: T['view'], seen: T['seen']): void;
  /**
   * Whether this event forbids going back to decisions before it. It must if it reveals a secret to a seat, or lets
   * another seat decide in secret: going back would end with that decision, and so reveal it.
   */
  isFinal(event: T['event']): boolean;
  outcome(state: T['state']): Outcome | undefined;

  /**
   * Why `seat` cannot have this policy, judged by what it may know; undefined if it can. Names every unit that does not
   * exist.
   */
  checkPolicy(view: T['view'], seat: SeatId, policy: T['policy']): Refusal | undefined;
  /** The answer that a standing policy gives to a decision, or undefined to leave it to the player. */
  standing(view: T['view'], decision: Decision, policy: T['policy']): T['intent'] | undefined;
}
