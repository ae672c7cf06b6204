/** Milliseconds of this work in one turn of the event loop: so much is done as it comes, and as much of what waits. */
const SLICE = 2;

/**
 * What waits is done in so many parts of a slice, one immediate each: what a piece of work leaves to the end of its
 * callback, such as the library's errors, comes between them and counts as well.
 */
const PARTS = 10;

/**
 * A queue of work that can wait a little, served round-robin: one piece of each connection in turn, however many that
 * has queued. Work is done in slices of the event loop, so that urgent messages do not wait for all of it.
 */
export class FairQueue {
  readonly #connections = new Map<object, (() => void)[]>();
  /** Parts of the next slice that are scheduled. */
  #parts = 0;
  /** When work is no longer done as it comes, in this turn of the event loop; undefined before the first. */
  #until: number | undefined;
  /** What comes before all of it. */
  #first: (() => void)[] = [];

  /** Has a connection work in the queue? Then its newer messages must queue too, to keep their order. */
  waits(connection: object): boolean {
    return this.#connections.has(connection);
  }

  /** Adds a piece of work, which must not throw, behind all others of this connection. */
  add(connection: object, work: () => void): void {
    const waiting = this.#connections.get(connection);
    if (waiting) waiting.push(work);
    else this.#connections.set(connection, [work]);
    this.#schedule();
  }

  /** Does a piece of work, which must not throw, at once if this turn has time for it; adds it otherwise. */
  soon(connection: object, work: () => void): void {
    const now = performance.now();
    this.#until ??= now + SLICE;
    if (now < this.#until && !this.waits(connection)) work();
    else this.add(connection, work);
    this.#schedule();
  }

  /**
   * Does a piece of work, which must not throw, as soon as the present callback and the promises that it settles are
   * through: before anything else of this queue.
   */
  first(work: () => void): void {
    this.#first.push(work);
    setImmediate(this.#doFirst);
  }

  /** Drops the work of a connection that has closed. */
  forget(connection: object): void {
    this.#connections.delete(connection);
  }

  readonly #doFirst = (): void => {
    const first = this.#first;
    this.#first = [];
    for (const work of first) work();
  };

  #schedule(): void {
    if (this.#parts > 0 || (this.#connections.size === 0 && this.#until === undefined)) return;
    this.#parts = PARTS;
    let end: number | undefined;
    const part = (): void => {
      this.#doFirst();
      const now = performance.now();
      if (end === undefined) this.#until = undefined;
      end ??= now + SLICE;
      this.#work(Math.min(end, now + SLICE / PARTS));
      this.#parts -= 1;
      this.#schedule();
    };
    for (let n = 0; n < PARTS; n++) setImmediate(part);
  }

  /** Works until this time. */
  #work(end: number): void {
    for (const [connection, waiting] of this.#connections) {
      if (performance.now() >= end) return;
      const work = waiting.shift()!;
      // Goes to the end: its next piece comes after one of every other source.
      this.#connections.delete(connection);
      if (waiting.length > 0) this.#connections.set(connection, waiting);
      work();
    }
  }
}

/** The queue of all work in this process that can wait. */
export const later = new FairQueue();
