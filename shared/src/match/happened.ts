import type { RulesetTypes } from './ruleset.ts';
import type { Viewer } from './seat.ts';

/** What one intent led to, up to the next decision. */
export interface Happened<T extends RulesetTypes> {
  readonly events: readonly T['event'][];
  /** What each viewer got to see of it, in order. */
  readonly seen: ReadonlyMap<Viewer, readonly T['seen'][]>;
  /** What was rolled (from 1) and picked (from 0), in order. */
  readonly rolls: readonly number[];
}

/** Who asked for something: all of them go the same road, and records keep them apart. */
export type By = 'player' | 'policy' | 'clock' | 'bot';

/** An intent that was done. */
export interface Done<I> {
  readonly seat: string;
  readonly intent: I;
  readonly by: By;
}
