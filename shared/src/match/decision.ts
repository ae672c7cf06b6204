import type { SeatId } from './seat.ts';

/** Which clock runs while a decision is open. */
export interface ClockKey {
  /** One of the ruleset's {@link Ruleset.clocks}, e.g. `plan`, or a name of its own where it says its `seconds`. */
  readonly class: string;
  /**
   * Decisions of one seat with the same run share one running time, e.g. all those of one activation. It stands still
   * while none of them is asked, and when it is used up the later ones are decided at once. A run is over when another
   * one of its class begins.
   */
  readonly run?: string;
  /** Seconds that the options of the match say; left out: those of the class. */
  readonly seconds?: number;
}

/** One choice that the match waits for, in truth. */
export interface Decision {
  /**
   * Counts up per seat, so that it tells the other seats nothing. An answer names it: a late one meets no other
   * question.
   */
  readonly id: number;
  readonly seat: SeatId;
  /** The ruleset's word for it, e.g. `activate` or `interrupt`. */
  readonly kind: string;
  readonly clock: ClockKey;
  /** It is answered, and may be answered anew until everybody has committed. */
  readonly committed?: true;
}

/**
 * Time that runs though no seat is asked, such as a window that must last as long whether or not a player can use it.
 * When it is up, the ruleset's {@link Ruleset.ring} says what happens.
 */
export interface Timer {
  /** Counts up through the match. */
  readonly id: number;
  readonly clock: ClockKey;
}

/**
 * What one viewer may know of a decision: null where it may not. Of the viewer's own decisions nothing is null. `clock`
 * is null also where the viewer may not know when the decision was asked or answered: its times would tell. With `seat`
 * null it is a timer, or a decision of a seat that the viewer may not know.
 */
export interface Awaited {
  readonly seat: SeatId | null;
  readonly id: number | null;
  readonly kind: string | null;
  readonly clock: ClockKey | null;
  readonly committed?: true;
}

/** The decisions of one seat, in what that seat awaits. */
export const ownIn = (awaited: readonly Awaited[], seat: SeatId): readonly Decision[] =>
  awaited.filter((each): each is Decision => each.seat === seat);

/** The other seats of which something is asked, in what one seat awaits. */
export const othersIn = (awaited: readonly Awaited[], own: SeatId): readonly SeatId[] => [
  ...new Set(awaited.flatMap(({ seat, committed }) => (seat === null || seat === own || committed ? [] : [seat]))),
];

/** All that a seat may do at a decision: enumerated lazily, or one of it drawn at random without enumerating. */
export interface Choices<I> extends Iterable<I> {
  /** One legal intent; `below(n)` gives an integer in [0, n). Undefined if there is none. */
  sample(below: (n: number) => number): I | undefined;
}
