/** Milliseconds between an answer and the next ping, and within which an answer must come. */
const INTERVAL = 10_000;
const TIMEOUT = 8_000;

/** Pings the server, to notice a dead connection that still looks open: networks break without telling. */
export class Heartbeat {
  readonly #ping: (answered: () => void) => void;
  readonly #dead: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asking = false;

  /** `ping` sends a ping; `dead` is called once, if no answer comes. */
  constructor(ping: (answered: () => void) => void, dead: () => void) {
    this.#ping = ping;
    this.#dead = dead;
    this.#rest();
  }

  /** Pings now: something makes it likely that the connection is dead. */
  check(): void {
    if (this.#asking) return;
    clearTimeout(this.#timer);
    this.#asking = true;
    this.#timer = setTimeout(this.#dead, TIMEOUT);
    this.#ping(() => this.#rest());
  }

  /** Ends it: the connection is closed. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#asking = true;
  }

  #rest(): void {
    clearTimeout(this.#timer);
    this.#asking = false;
    this.#timer = setTimeout(() => this.check(), INTERVAL);
  }
}
