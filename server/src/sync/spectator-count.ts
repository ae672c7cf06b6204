/** Seconds between two counts. */
export const COUNT_EVERY = 30;

interface SpectatorCountParts {
  /** How many watch now. */
  count(): number;
  /** Seconds between two counts. */
  readonly every: number;
  /** Another number is to be told. */
  changed(): void;
}

/**
 * How many watch a match, as everybody is told: counted at fixed times, so that nobody learns when somebody comes or goes,
 * and who it may be.
 */
export class SpectatorCount {
  readonly #parts: SpectatorCountParts;
  #told = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(parts: SpectatorCountParts) {
    this.#parts = parts;
  }

  /** The number of the last count. */
  get told(): number {
    return this.#told;
  }

  /** Somebody has come or gone: counts at the next of the fixed times, if the number is another one then. */
  look(): void {
    if (this.#timer || this.#parts.count() === this.#told) return;
    const every = this.#parts.every * 1000;
    this.#timer = setTimeout(() => this.#count(), every - (performance.now() % every));
  }

  /** Counts no longer. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #count(): void {
    this.#timer = undefined;
    const counted = this.#parts.count();
    if (counted === this.#told) return;
    this.#told = counted;
    this.#parts.changed();
  }
}
