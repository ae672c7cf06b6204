import type { RulesetTypes, SeatId } from '../match/index.ts';
import type { Trial } from './trial.ts';

/** Adds to a number of a unit. */
export interface Count {
  readonly unit: string;
  /** One of the {@link Reckoner.columns}. */
  readonly column: string;
  readonly add: number;
}

/** What a game says of its luck. */
interface ReckonerWords {
  /** What luck is counted in, such as `wound` and `wounds`. */
  readonly measure: readonly [one: string, many: string];
  /** What counts how much, a sentence for each kind of roll. */
  readonly counted: readonly string[];
  /** The rolls that are left out, a sentence for each kind. */
  readonly leftOut: readonly string[];
}

/**
 * What a game knows of the worth of its dice, and of what is worth counting in a match. It reads the true state and the
 * events that are about to happen, and changes neither.
 */
export interface Reckoner<T extends RulesetTypes> {
  readonly words: ReckonerWords;
  /**
   * The trials that begin with this event, with mean and variance as the state is before it. Not asked while others go on:
   * those of one event end together.
   */
  trials(state: T['state'], event: T['event']): readonly Trial<T['state'], T['event']>[];
  /** The numbers of a unit, by the names that its counts use, with their titles, in the order of the table. */
  readonly columns: Readonly<Record<string, string>>;
  /** The columns that are told as a mean, each with the one that counts of what: a mean range of shots, say. */
  readonly means: Readonly<Record<string, string>>;
  /** What this event adds to them. */
  counts(state: T['state'], event: T['event']): readonly Count[];
  /** The unit that an intent names as the one that acts; undefined if it names none, or several. */
  actor(intent: T['intent']): string | undefined;
  /** The units of the match, in order, with the names that are printed on them. */
  units(state: T['state']): readonly { readonly id: string; readonly seat: SeatId; readonly name: string }[];
}

/** The reckoners of games by the ids of their rulesets. A game without one has no luck and no numbers to show. */
export type Reckoners = ReadonlyMap<string, Reckoner<RulesetTypes>>;
