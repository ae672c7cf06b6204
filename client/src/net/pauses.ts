/** Milliseconds: the first pause, and the longest. */
const FIRST = 300;
const LONGEST = 5000;

/**
 * Milliseconds to wait before each attempt to come back. The pauses double, from 0.3 s to 5 s, and each is cut or
 * stretched by up to a half: a thousand pages that lost the same server do not come in the same instant.
 */
export class Pauses {
  #next = FIRST;

  /** The pause before the next attempt. */
  next(): number {
    const pause = this.#next;
    this.#next = Math.min(LONGEST, pause * 2);
    return pause * (0.5 + Math.random());
  }

  /** The pause of somebody who is expected: only so long that not all of them come at once. */
  soon(): number {
    return FIRST * Math.random();
  }

  /** All is well again: the next pause is the first. */
  reset(): void {
    this.#next = FIRST;
  }
}
