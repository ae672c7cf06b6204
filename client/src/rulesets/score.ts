import type { RulesetTypes } from '@ironhex/shared/match';

/** What brought points to a side. */
export interface ScoreRow {
  /** Usually a unit. */
  readonly name: string;
  /** Why it counts. */
  readonly why: string;
  readonly points: number;
}

/** What one side has. */
export interface SideScore {
  readonly side: number;
  readonly points: number;
  /** What it came from; together they make the points. */
  readonly rows: readonly ScoreRow[];
}

/** Where a match stands, as far as one viewer may know. */
export interface Score {
  /** In order of the sides. */
  readonly sides: readonly SideScore[];
  /** How it is counted, with the rule: a sentence. */
  readonly rule: string;
  /** How much of the match is left, in a few words; left out where the track says so. */
  readonly left?: string;
}

/** How a game tells where a match stands; undefined while nothing is counted yet. */
export type ScoreOf<T extends RulesetTypes> = (view: T['view']) => Score | undefined;
