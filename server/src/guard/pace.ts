/** So many seconds' worth of commands may come at once, if few came before. */
const BURST = 5;

interface Bucket {
  /** Commands that may still come. */
  left: number;
  /** When it was last looked at, in milliseconds. */
  at: number;
}

/**
 * How fast each connection may send commands. Whoever is too fast is refused and can go on in a moment; what is faster
 * by far closes the connection. Decided at once and not by the other limits' promises: answers must keep their order.
 */
export class Pace {
  readonly #buckets = new WeakMap<object, Bucket>();

  /** May this connection send one more command now, if it may send so many in a second? Counts it if so. */
  allows(connection: object, perSecond: number, now = performance.now()): boolean {
    const bucket = this.#buckets.get(connection) ?? { left: perSecond * BURST, at: now };
    this.#buckets.set(connection, bucket);
    bucket.left = Math.min(perSecond * BURST, bucket.left + ((now - bucket.at) / 1000) * perSecond);
    bucket.at = now;
    if (bucket.left < 1) return false;
    bucket.left -= 1;
    return true;
  }
}
