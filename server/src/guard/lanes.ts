/** Milliseconds that what can wait may take in one turn of the event loop. */
const SLICE = 2;

/**
 * Work that can wait a little: done in slices, so that whatever is urgent and comes in meanwhile need not wait for all
 * of it. Each line has one piece done in turn, however many it has brought.
 */
export class Lanes {
  readonly #lines = new Map<object, (() => void)[]>();
  #scheduled = false;

  /** Does a line still wait? Then everything else of it must wait too, or it would overtake. */
  waits(line: object): boolean {
    return this.#lines.has(line);
  }

  /** Adds a piece of work, which must not throw, behind all others of this line. */
  add(line: object, work: () => void): void {
    const waiting = this.#lines.get(line);
    if (waiting) waiting.push(work);
    else this.#lines.set(line, [work]);
    this.#schedule();
  }

  /** A line is gone, and what it wanted with it. */
  forget(line: object): void {
    this.#lines.delete(line);
  }

  #schedule(): void {
    if (this.#scheduled || this.#lines.size === 0) return;
    this.#scheduled = true;
    setImmediate(() => {
      this.#scheduled = false;
      this.#work();
      this.#schedule();
    });
  }

  #work(): void {
    const end = performance.now() + SLICE;
    for (const [line, waiting] of this.#lines) {
      const work = waiting.shift()!;
      // Its next piece comes after one of each of the others.
      this.#lines.delete(line);
      if (waiting.length > 0) this.#lines.set(line, waiting);
      work();
      if (performance.now() > end) return;
    }
  }
}

/** Everything in this process that can wait. */
export const later = new Lanes();
