import type { SeatId } from './seat.ts';

/** One choice that the match waits for. */
export interface Decision<I> {
  /** Counts up through the match; an answer names it, so that a late answer never meets another question. */
  readonly id: number;
  readonly seat: SeatId;
  /** The ruleset's word for it, e.g. `activate` or `interrupt`. */
  readonly kind: string;
  /** Which of the room's clocks runs: planning one's own turn, or reacting to somebody else's. */
  readonly pace: 'plan' | 'react';
  /** What is done when the clock runs out. Always legal. */
  readonly default: I;
}
