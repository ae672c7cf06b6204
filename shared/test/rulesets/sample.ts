import type { Match, Ruleset, RulesetTypes, Setup } from '@ironhex/shared/match';
import type fc from 'fast-check';

/** What tests that run over every game need to know of one: matches to play, and what somebody might send in them. */
export interface Sample<T extends RulesetTypes = RulesetTypes> {
  readonly ruleset: Ruleset<T>;
  /** Matches of all kinds. */
  readonly setups: fc.Arbitrary<Setup<T>>;
  /** Matches on boards so small that all choices can be looked at. */
  readonly small: fc.Arbitrary<Setup<T>>;
  /** Matches from their beginning in which both sides have the same, as people would play them: to measure players in. */
  readonly fair: fc.Arbitrary<Setup<T>>;
  /**
   * Matches that cost most, by name: every figure as large as forces and positions allow, all at once. What is heavy in
   * them happens within the first steps.
   */
  readonly largest: Readonly<Record<string, () => Setup<T>>>;
  /** More intents than such a match can have: one with more is in an endless loop. */
  readonly mostIntents: (setup: Setup<T>) => number;
  /** What is asked in the course of the small matches, by the ruleset's words for it. */
  readonly kinds: readonly string[];
  /** Why matches end, with `N` for each number. */
  readonly endings: readonly string[];
  /** The rolls whose worth its reckoner knows: events, or the steps of an agenda that roll. Left out: it has none. */
  readonly rolls?: readonly string[];
  /** The score of a match that only the clock has played; undefined where it is up to the dice. */
  readonly clocked: (match: Match<T>) => readonly [number, number] | undefined;
  /** The state but for what comes next, put together again from what the omniscient viewer knows. */
  readonly truthIn: (view: T['view']) => object;
  /** What somebody might send: nearly right, wrong, and nonsense. */
  readonly garbage: fc.Arbitrary<unknown>;
}
