import type { SeatId } from './seat.ts';

/** Which clock runs while a decision is open. */
export interface ClockKey {
  /** One of the ruleset's {@link Ruleset.clocks}, e.g. `plan`, or a name of its own where it says its `seconds`. */
  readonly class: string;
  /**
   * Decisions of one seat with the same run share one running time, such as all those of one activation. It stands
   * still while none of them is open; once it is used up, later ones get their default immediately. A run ends when
   * another one of its class begins.
   */
  readonly run?: string;
  /** Seconds that the options of the match say; left out: those of the class. */
  readonly seconds?: number;
  /**
   * The name of the bank that it draws. Seats share one where nobody may learn from the banks which of them was asked. Left
   * out: the bank of its seat.
   */
  readonly bank?: string;
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
  /** It is answered, and may be changed until all players have committed. */
  readonly committed?: true;
}

/**
 * A timer: time that runs without a decision, such as a window that must last equally long whether or not a player can
 * use it. At its end, {@link Ruleset.ring} decides what happens.
 */
export interface Timer {
  /** Counts up through the match. */
  readonly id: number;
  readonly clock: ClockKey;
}

/**
 * The part of a decision that one viewer may know; the rest is null. For the viewer's own decisions nothing is null.
 * `clock` is also null if the viewer may not know when the decision opened or was answered, which its times would
 * reveal. With `seat` null it is a timer, or a decision of a seat that the viewer may not know.
 */
export interface Awaited {
  readonly seat: SeatId | null;
  readonly id: number | null;
  readonly kind: string | null;
  readonly clock: ClockKey | null;
  readonly committed?: true;
  /** It is a decision of a seat that the viewer may not know, whose clock it may see; else, with `seat` null, a timer. */
  readonly unseen?: true;
}

/** The decisions of one seat, in what that seat awaits. */
export const ownIn = (awaited: readonly Awaited[], seat: SeatId): readonly Decision[] =>
  awaited.filter((each): each is Decision => each.seat === seat);

/** The other seats with an open decision, as far as one seat knows. */
export const othersIn = (awaited: readonly Awaited[], own: SeatId): readonly SeatId[] => [
  ...new Set(awaited.flatMap(({ seat, committed }) => (seat === null || seat === own || committed ? [] : [seat]))),
];

/**
 * All answers that a seat may give to a decision: enumerated lazily, or one of them drawn at random without
 * enumerating.
 */
export interface Choices<I> extends Iterable<I> {
  /** One legal intent; `below(n)` gives an integer in [0, n). Undefined if there is none. */
  sample(below: (n: number) => number): I | undefined;
}
