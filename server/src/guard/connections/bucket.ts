/** How much of something may be used: per second on average, and at once after a rest. */
interface Rate {
  readonly perSecond: number;
  readonly atOnce: number;
}

/**
 * A token bucket that may go into debt, since a cost is often known only afterwards. Times are milliseconds of a
 * monotonic clock, such as `performance.now()`.
 */
export class Bucket {
  readonly #rate: Rate;
  #left: number;
  #at: number;

  constructor(rate: Rate, now: number) {
    this.#rate = rate;
    this.#left = rate.atOnce;
    this.#at = now;
  }

  /** How much may be used at once now; below 0 is a debt. */
  left(now: number): number {
    const { perSecond, atOnce } = this.#rate;
    this.#left = Math.min(atOnce, this.#left + ((now - this.#at) / 1000) * perSecond);
    this.#at = now;
    return this.#left;
  }

  /** Takes an amount. The debt is never larger than `atOnce`, however much is taken. */
  take(amount: number, now: number): void {
    this.#left = Math.max(-this.#rate.atOnce, this.left(now) - amount);
  }

  /** Milliseconds until the debt is paid; 0 if something may be used now. */
  wait(now: number): number {
    const left = this.left(now);
    return left > 0 ? 0 : (-left / this.#rate.perSecond) * 1000 + 1;
  }
}

/**
 * What one connection may use of one thing. It has a budget of its own, and one shared with others. While that one is
 * used up, each connection still has its small share: a client that asks for little is served, whatever the others do.
 */
export class Account {
  readonly #own: Bucket;
  #share: Bucket;
  #common: readonly Bucket[];

  constructor(own: Bucket, share: Bucket, common: readonly Bucket[]) {
    this.#own = own;
    this.#share = share;
    this.#common = common;
  }

  /** Gives it another share and other common budgets, once it is known whose connection it is. */
  seat(share: Bucket, common: readonly Bucket[]): void {
    this.#share = share;
    this.#common = common;
  }

  /** Milliseconds until the connection may use some more; 0 is now. */
  wait(now: number): number {
    const own = this.#own.wait(now);
    if (own > 0) return own;
    let common = 0;
    for (const bucket of this.#common) common = Math.max(common, bucket.wait(now));
    return common === 0 ? 0 : Math.min(common, this.#share.wait(now));
  }

  /** Has the connection used no more than its small share lately? */
  modest(now: number): boolean {
    return this.#share.left(now) > 0;
  }

  /** Charges its own budget, its share, and the common budgets. */
  spend(amount: number, now: number): void {
    this.#own.take(amount, now);
    this.#share.take(amount, now);
    for (const bucket of this.#common) bucket.take(amount, now);
  }
}
