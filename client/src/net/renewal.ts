/** Milliseconds between two joins for a new view: a game that fails at every event must not join for each of them. */
const REST = 3000;

/** Joins a room again on request, at most once in a few seconds. */
export class Renewal {
  readonly #join: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** When it was done last, epoch milliseconds. */
  #last = 0;

  constructor(join: () => void) {
    this.#join = join;
  }

  ask(): void {
    if (this.#timer) return;
    const wait = Math.max(0, this.#last + REST - Date.now());
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#last = Date.now();
      this.#join();
    }, wait);
  }

  /** Ends it: the connection is closed. */
  stop(): void {
    clearTimeout(this.#timer);
  }
}
