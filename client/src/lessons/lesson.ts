import type { HexLabel } from '@ironhex/shared/hex';
import type { RulesetTypes, SeatId } from '@ironhex/shared/match';
import type { Opening } from '../local/opening.ts';

/**
 * What a step points at: a hex of the map, a control of the page by its test id, or a key. The key of a control does the same
 * where the control is folded away. `choose`: what is to be chosen of a list.
 */
export type Pointer =
  | { readonly hex: HexLabel }
  | { readonly control: string; readonly key?: string; readonly choose?: string }
  | { readonly key: string };

/** What a player gives: an answer to a decision, or a standing policy. */
export type Given<T extends RulesetTypes> = T['intent'] | { readonly kind: 'policy'; readonly policy: T['policy'] };

/** One step of a lesson: it tells something, waits for one answer, or lets the player play. */
export interface Step<T extends RulesetTypes = RulesetTypes> {
  /** A few plain sentences. */
  readonly says: string;
  /** Where to look and what to press, in the order in which pressing them gives the answer. */
  readonly at?: readonly Pointer[];
  /** A right answer, intent by intent, of which the last one ends the step. Left out: there is only something to read. */
  readonly answer?: readonly Given<T>[];
  /** Why what was given is not what the lesson asks for; undefined if it is. Left out: everything allowed is right. */
  wrong?(given: Given<T>, view: T['view']): string | undefined;
  /** The player plays until this holds, or the match is over. */
  until?(view: T['view']): boolean;
}

/** A position with a goal, which a player reaches step by step. */
export interface Lesson<T extends RulesetTypes = RulesetTypes> {
  /** Its name in the addresses and in what the browser keeps. */
  readonly id: string;
  readonly title: string;
  /** What it teaches, in one sentence. */
  readonly goal: string;
  /** The position with its dice, and who answers for the other seats. */
  readonly opening: Opening;
  /** The player's seat. */
  readonly seat: SeatId;
  readonly steps: readonly Step<T>[];
  /** Whether the goal is reached, by what the player knows at the end. */
  reached(view: T['view']): boolean;
}
