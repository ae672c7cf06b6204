/** Milliseconds of this work in one turn of the event loop. */
const SLICE = 2;

/**
 * Work that can wait a little: done in slices, so that whatever is urgent and comes in meanwhile need not wait for all
 * of it. Each connection has one piece done in turn, however many it has brought.
 */
export class Lanes {
  readonly #connections = new Map<object, (() => void)[]>();
  #scheduled = false;

  /** Does a connection still wait? Then everything else of it must wait too, or it would overtake. */
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

  /** A connection is gone, and what it wanted with it. */
  forget(connection: object): void {
    this.#connections.delete(connection);
  }

  #schedule(): void {
    if (this.#scheduled || this.#connections.size === 0) return;
    this.#scheduled = true;
    setImmediate(() => {
      this.#scheduled = false;
      this.#work();
      this.#schedule();
    });
  }

  #work(): void {
    const end = performance.now() + SLICE;
    for (const [connection, waiting] of this.#connections) {
      const work = waiting.shift()!;
      // Goes to the end: its next piece comes after one of every other source.
      this.#connections.delete(connection);
      if (waiting.length > 0) this.#connections.set(connection, waiting);
      work();
      if (performance.now() > end) return;
    }
  }
}

/** All work in this process that can wait. */
export const later = new Lanes();
