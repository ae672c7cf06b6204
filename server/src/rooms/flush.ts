/**
 * Gathers what happens in one turn of the event loop, so that everybody is told once however many commands came in
 * together. The flush runs before anything else is read from the network, so it costs a player no time.
 */
export class Flush {
  readonly #run: () => void;
  readonly #failed: (error: unknown) => void;
  #scheduled: NodeJS.Immediate | undefined;
  #waiting: (() => void)[] = [];

  /** `failed` hears of a `run` that throws, which is a bug: nobody else is there to catch it. */
  constructor(run: () => void, failed: (error: unknown) => void) {
    this.#run = run;
    this.#failed = failed;
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
    } catch (error) {
      this.#failed(error);
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
