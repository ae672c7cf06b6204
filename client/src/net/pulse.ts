/** Milliseconds between an answer and the next question, and how long an answer may take. */
const REST = 10_000;
const PATIENCE = 8_000;

/** Feels whether a line that looks open still carries anything: networks go away without a word. */
export class Pulse {
  readonly #ping: (answered: () => void) => void;
  readonly #dead: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asking = false;

  /** `ping` asks the other side for a sign of life; `dead` is called once, if none comes. */
  constructor(ping: (answered: () => void) => void, dead: () => void) {
    this.#ping = ping;
    this.#dead = dead;
    this.#rest();
  }

  /** Asks now: something makes it likely that the line is gone. */
  check(): void {
    if (this.#asking) return;
    clearTimeout(this.#timer);
    this.#asking = true;
    this.#timer = setTimeout(this.#dead, PATIENCE);
    this.#ping(() => this.#rest());
  }

  /** The line is left. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#asking = true;
  }

  #rest(): void {
    clearTimeout(this.#timer);
    this.#asking = false;
    this.#timer = setTimeout(() => this.check(), REST);
  }
}
