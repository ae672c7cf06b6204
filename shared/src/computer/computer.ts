import type { Decision, LevelId, RulesetTypes, SeatId } from '../match/index.ts';
import type { Below } from './chance.ts';
import type { Standing } from './standing.ts';

/** One answer to a decision: usually one intent; where it is given part by part, all parts and what commits them. */
export type Proposal<I> = readonly [I, ...I[]];

/** What a level does about a decision. */
interface Level {
  /** How many steps it may play ahead at one decision; 0: it looks at nothing that comes after its answer. */
  readonly steps: number;
  /**
   * With which weights it draws among its best answers, the best one first. `[1]` always takes the best; `[3, 1]` every
   * fourth time the second best.
   */
  readonly blur: readonly number[];
}

/**
 * What a game tells the computer about itself. All of it is pure: chance comes from `below` alone, and nothing that is
 * given is changed.
 */
export interface ComputerRules<T extends RulesetTypes> {
  /** The id of its ruleset. */
  readonly id: string;
  /** The levels of the game: each is stronger than the one before it. A level that would not be is left out. */
  readonly levels: Partial<Readonly<Record<LevelId, Level>>>;
  /**
   * Answers to a decision of the viewer's own, the best guess first, each allowed. `first`: only the first one is
   * needed, and quickly. Empty: {@link Ruleset.fallback} is good enough.
   */
  propose(view: T['view'], decision: Decision, how: 'all' | 'first', below: Below): readonly Proposal<T['intent']>[];
  /**
   * The chance that the side of a seat wins, 0 to 1, where a draw counts one half: exact once the match is over. Those of
   * both sides add up to 1. Of a view: as far as its viewer knows.
   */
  worth(known: T['state'] | T['view'], seat: SeatId): number;
  /**
   * Whether the side of a seat might still draw if much went well, by what the rules count in the end. While it might, its
   * computer does not give up. Left out: it never does.
   */
  couldDraw?(known: T['state'] | T['view'], seat: SeatId): boolean;
  /**
   * Both sides stand as they begin: before that, there is nothing to judge. Left out by games that begin at once.
   */
  isSetUp?(known: T['state'] | T['view']): boolean;
  /** By what {@link ComputerRules.worth} is reckoned, if it is fitted to matches that were played. */
  readonly standing?: Standing<T['state']>;
  /**
   * What an answer may bring and cost until the seat decides again, for a player who asks for advice. Undefined, or left
   * out: there is nothing to be said of it.
   */
  weigh?(view: T['view'], decision: Decision, proposal: Proposal<T['intent']>): Weighed | undefined;
  /**
   * An answer as a player who asks for advice is shown it: with what the computer would choose later, as it expects that now.
   * Left out: nothing is left open.
   */
  advise?(view: T['view'], decision: Decision, proposal: Proposal<T['intent']>): Proposal<T['intent']>;
  /** How levels with steps look ahead. Left out by games where that finds nothing better than the first proposal. */
  readonly search?: Search<T>;
}

/** What speaks for an answer and against it, both as rough averages of 0 or more, in the unit that the game's page names. */
export interface Weighed {
  readonly gain: number;
  readonly risk: number;
}

/** What looking ahead needs to know of a game. */
export interface Search<T extends RulesetTypes> {
  /** The kinds of decisions at which it finds better answers than the first proposal. */
  readonly kinds: ReadonlySet<string>;
  /**
   * A state whose view for the seat of a decision of these kinds is `view`, and which waits for the decision: what the
   * seat does not know is drawn.
   */
  imagine(view: T['view'], decision: Decision, below: Below): T['state'];
  /** Whether looking ahead from one state may stop at another: nothing is half done there that would mislead. */
  isFar(from: T['state'], now: T['state']): boolean;
}

/** What a computer answers to a decision. */
export interface Choice<I> {
  /** Its intents, in the order in which they are submitted for the decision. Only the last one ends it. */
  readonly intents: Proposal<I>;
  /** The proposals that it looked at and what they came to, the best one first; empty if it did not look ahead. */
  readonly tried: readonly Tried<I>[];
  /** How many steps it played ahead. */
  readonly steps: number;
}

/** A proposal that was played out. */
export interface Tried<I> {
  readonly proposal: Proposal<I>;
  /** The mean of {@link ComputerRules.worth} at the ends of its playouts. */
  readonly worth: number;
  readonly playouts: number;
}
