/** The first delay and the longest, milliseconds. */
const FIRST = 300;
const LONGEST = 5000;

/**
 * Delays before each attempt to reconnect, in milliseconds. They double, from 0.3 s to 5 s, and each varies at random by
 * up to a half, so that a thousand pages that lost the same server do not reconnect in the same instant.
 */
export class Backoff {
  #next = FIRST;

  /** The delay before the next attempt. */
  next(): number {
    const delay = this.#next;
    this.#next = Math.min(LONGEST, delay * 2);
    return delay * (0.5 + Math.random());
  }

  /** A short delay, for when the server has asked us to reconnect: just long enough to spread the pages. */
  soon(): number {
    return FIRST * Math.random();
  }

  /** The connection works again: the next delay is the first. */
  reset(): void {
    this.#next = FIRST;
  }
}

/**
 * Calls `retry` when an immediate attempt may work: the network is back, or the player returns to the page. Returns a
 * function that stops it.
 */
export const onWorthRetrying = (retry: () => void): (() => void) => {
  const visibility = () => {
    if (document.visibilityState === 'visible') retry();
  };
  addEventListener('online', retry);
  document.addEventListener('visibilitychange', visibility);
  return () => {
    removeEventListener('online', retry);
    document.removeEventListener('visibilitychange', visibility);
  };
};
