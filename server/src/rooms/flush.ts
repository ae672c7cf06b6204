/**
 * Gathers what happens in one turn of the event loop, so that everybody is told once however many commands came in
 * together. The flush runs before anything else is read from the network, so it costs a player no time.
 */
export class Flush {
  readonly #run: () => void;
  #scheduled: NodeJS.Immediate | undefined;
  #waiting: (() => void)[] = [];

  constructor(run: () => void) {
    this.#run = run;
  }

  /** There is something to tell. */
  schedule(): void {
    this.#scheduled ??= setImmediate(() => this.#flush());
  }

  /** The same value when everything that happened has been told; at once if nothing did. */
  after<T>(value: T): T | Promise<T> {
    if (this.#scheduled === undefined) return value;
    return new Promise((resolve) => this.#waiting.push(() => resolve(value)));
  }

  /** Nobody is left to be told. */
  cancel(): void {
    clearImmediate(this.#scheduled);
    this.#release();
  }

  #flush(): void {
    this.#scheduled = undefined;
    try {
      this.#run();
    } finally {
      this.#release();
    }
  }

  #release(): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const resolve of waiting) resolve();
  }
}
