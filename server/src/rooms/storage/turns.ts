/** What a turn leads to. */
export interface Turning {
  /** Makes durable what happened; false if that is no longer ours to do. Undefined if there is nothing to keep. */
  store(): Promise<boolean> | undefined;
  /** Tells everybody. */
  tell(): void;
  /** Hears of a `tell` that throws, which is a bug: nobody else is there to catch it. */
  failed(error: unknown): void;
}

/** Something to do when the gate is open. */
interface Waiting {
  readonly go: () => void;
  /** Does something else at once, if it cannot go on soon. */
  readonly giveUp: (() => void) | undefined;
}

/**
 * Gathers what happens in one turn of the event loop, makes it durable and tells it, so that everything is stored and
 * told once however many commands came in together. What comes in while it is being stored waits: what is told is never
 * ahead of what is stored.
 */
export class Turns {
  readonly #turning: Turning;
  #scheduled: NodeJS.Immediate | undefined;
  #told: (() => void)[] = [];
  #waiting: Waiting[] = [];
  #storing = false;
  #halted = false;
  #cancelled = false;

  constructor(turning: Turning) {
    this.#turning = turning;
  }

  /** Everything that happened has been told. */
  get settled(): boolean {
    return this.#scheduled === undefined && !this.#storing;
  }

  /** What happened is being stored: nothing else happens meanwhile. */
  get storing(): boolean {
    return this.#storing;
  }

  /** There is something to tell. */
  schedule(): void {
    // What is being stored is told afterwards anyway, and this with it.
    if (!this.#storing) this.#scheduled ??= setImmediate(() => void this.#turn());
  }

  /** The same value when everything that happened has been told; at once if nothing did. */
  after<T>(value: T): T | Promise<T> {
    if (this.settled) return value;
    return new Promise((resolve) => this.#told.push(() => resolve(value)));
  }

  /**
   * Does something that may change the match: now, or when what is being stored has been told. While storing is halted
   * it answers with `halted` at once, if that is given.
   */
  pass<T>(work: () => T | Promise<T>, halted?: () => T): T | Promise<T> {
    if (!this.#storing) return work();
    if (this.#halted && halted) return halted();
    return new Promise((resolve, reject) => {
      const go = () => {
        try {
          resolve(work());
        } catch (error) {
          reject(error as Error);
        }
      };
      this.#waiting.push({ go, giveUp: halted && (() => resolve(halted())) });
    });
  }

  /** Storing will take a while, or goes on. */
  halt(halted: boolean): void {
    this.#halted = halted;
    if (!halted) return;
    const waiting = this.#waiting;
    this.#waiting = waiting.filter(({ giveUp }) => !giveUp);
    for (const { giveUp } of waiting) giveUp?.();
  }

  /** Nothing is stored or told any more: whoever still waits is answered by whoever has the match next. */
  cancel(): void {
    clearImmediate(this.#scheduled);
    this.#storing = true;
    this.#cancelled = true;
  }

  async #turn(): Promise<void> {
    this.#scheduled = undefined;
    const stored = this.#turning.store();
    if (stored) {
      this.#storing = true;
      // Whoever still waits then is answered by whoever has the match now.
      if (!(await stored) || this.#cancelled) return;
      this.#storing = false;
    }
    try {
      this.#turning.tell();
    } catch (error) {
      this.#turning.failed(error);
    } finally {
      this.#release();
    }
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const { go } of waiting) go();
  }

  #release(): void {
    const told = this.#told;
    this.#told = [];
    for (const resolve of told) resolve();
  }
}
