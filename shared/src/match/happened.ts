import type { Cost } from '../cost.ts';
import type { RulesetTypes } from './ruleset.ts';
import type { SeatId, Viewer } from './seat.ts';
import type { WentBack } from './view-change.ts';

/** The result of one intent, up to the next decision. */
export interface Happened<T extends RulesetTypes> {
  readonly events: readonly T['event'][];
  /** The events as each viewer saw them, in order. */
  readonly seen: ReadonlyMap<Viewer, readonly (T['seen'] | WentBack)[]>;
  /** The dice rolled (from 1) and the picks made (from 0), in order. */
  readonly rolls: readonly number[];
  /** The work it took. */
  readonly cost: Cost;
}

/** The origin of an intent. All origins take the same path; records tell them apart. */
export type By = 'player' | 'policy' | 'clock' | 'bot';

/** How well a computer plays that holds a seat, from the weakest on. */
export const LEVEL_IDS = ['easy', 'normal', 'hard'] as const;
export type LevelId = (typeof LEVEL_IDS)[number];

/** An intent that was done. */
export interface Done<I> {
  readonly seat: SeatId;
  readonly intent: I;
  readonly by: By;
  /** The number of the decision that it answered, if its seat had several. */
  readonly decision?: number | undefined;
}

/** What a server notes of an intent or a timer, so that its record tells it; both are left out where nobody noted it. */
export interface Noted {
  /** Milliseconds since the beginning of the match, without the time in which no server ran it. */
  readonly at?: number | undefined;
  /** A short hash of the events that followed: it shows whether other rules lead to the same match. */
  readonly digest?: string | undefined;
}

/** A timer that was up: time alone brought something about. */
export interface Rang {
  /** The timer's id. */
  readonly timer: number;
}
