import type { EventEmitter } from 'node:events';
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import type { ConnectionGroup } from './addresses.ts';

/** A rate limit, counted for each key separately. */
export interface Limit {
  /** May it be done once more for this key now? Counts it if so. */
  allows(key: string): Promise<boolean>;
  /** Milliseconds until it may be done again for this key; 0 is now, which is counted. */
  wait(key: string): Promise<number>;
}

/** Allows `times` within `seconds`, for each key separately. */
export const limitTo = (times: number, seconds: number): Limit => {
  const limiter = new RateLimiterMemory({ points: times, duration: seconds });
  const wait = (key: string): Promise<number> =>
    limiter.consume(key).then(
      () => 0,
      ({ msBeforeNext }: RateLimiterRes) => Math.max(1, msBeforeNext),
    );
  return { wait, allows: async (key) => (await wait(key)) === 0 };
};

/**
 * Bounds how many requests of each key are under way at once; the others wait in a queue. This spreads out a burst
 * without refusing any of it.
 */
export class ConcurrencyLimit {
  readonly #most: number;
  readonly #longest: number;
  readonly #rest: number;
  readonly #inside = new Map<string, number>();
  readonly #waiting = new Map<string, (() => void)[]>();

  /**
   * `longest`: milliseconds after which the next one is let in, even if those inside have not left; `rest`:
   * milliseconds for which a place stays empty after one has left it.
   */
  constructor(most: number, longest: number, rest = 0) {
    this.#most = most;
    this.#longest = longest;
    this.#rest = rest;
  }

  /** Waits until one more is let in. Gives the function to call when it leaves; calling it again does nothing. */
  async enter(key: string): Promise<() => void> {
    const inside = this.#inside.get(key) ?? 0;
    if (inside < this.#most) this.#inside.set(key, inside + 1);
    else
      await new Promise<void>((resolve) => {
        const line = this.#waiting.get(key);
        if (line) line.push(resolve);
        else this.#waiting.set(key, [resolve]);
      });
    let left = false;
    const leave = (): void => {
      clearTimeout(timer);
      if (!left) setTimeout(() => this.#leave(key), this.#rest).unref();
      left = true;
    };
    const timer = setTimeout(leave, this.#longest);
    timer.unref();
    return leave;
  }

  /** Gives the place to the one that has waited longest. */
  #leave(key: string): void {
    const line = this.#waiting.get(key);
    const next = line?.shift();
    if (line?.length === 0) this.#waiting.delete(key);
    if (next) {
      next();
      return;
    }
    const inside = this.#inside.get(key)! - 1;
    if (inside === 0) this.#inside.delete(key);
    else this.#inside.set(key, inside);
  }
}

/** Counts open connections by key, up to a limit. */
export class ConnectionCounter {
  readonly #most: number;
  readonly #groups = new Map<string, ConnectionGroup & { open: number }>();

  constructor(most: number) {
    this.#most = most;
  }

  /** Counts a connection for this key until it closes; undefined, and not counted, if there are too many. */
  admit(key: string, connection: EventEmitter): ConnectionGroup | undefined {
    const group = this.#groups.get(key) ?? { key, open: 0 };
    if (group.open >= this.#most) return undefined;
    group.open += 1;
    this.#groups.set(key, group);
    connection.once('close', () => {
      group.open -= 1;
      if (group.open === 0) this.#groups.delete(key);
    });
    return group;
  }
}
