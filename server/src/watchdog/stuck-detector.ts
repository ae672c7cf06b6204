import type { Progress } from './at-work.ts';

/**
 * Milliseconds without a move of the event loop: after `hold` of time, other servers learn to leave the match at work
 * alone; after `end` of processor time that the main thread has used, it counts as looping. Legitimate work that takes
 * long is done in slices of some milliseconds, or in other threads.
 */
export const PATIENCE = { hold: 1000, end: 5000 };

/** What the thread sees at one look. */
interface Look extends Pick<Progress, 'moves'> {
  /** Milliseconds, from any beginning. */
  readonly now: number;
  /** Milliseconds of processor time that the main thread has used since its start. */
  readonly used: number;
}

/** What a look says: the event loop moves, has not moved for some time, or for so long that it never will. */
type Verdict = 'moves' | 'slow' | 'loops';

/**
 * Judges whether the event loop is stuck by processor time, not by time: a process that is stopped, a machine that has
 * no time for it or sleeps, and a disk that does not answer keep it from moving as well, but use none.
 */
export class StuckDetector {
  #last: Look | undefined;
  #busy = 0;

  /** Milliseconds of processor time that were used since the event loop moved last. */
  get busy(): number {
    return this.#busy;
  }

  look(look: Look): Verdict {
    if (this.#last?.moves !== look.moves) this.#last = look;
    const since = this.#last!;
    this.#busy = look.used - since.used;
    if (this.#busy >= PATIENCE.end) return 'loops';
    return look.now - since.now >= PATIENCE.hold ? 'slow' : 'moves';
  }
}
