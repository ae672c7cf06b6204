/** Closes a room that nobody is connected to, after a while that depends on where the match is. */
export class Idle {
  readonly #close: () => void;
  #timer: NodeJS.Timeout | undefined;

  constructor(close: () => void) {
    this.#close = close;
  }

  /** Somebody is here. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  /** Nobody is here; counts anew from now. */
  start(milliseconds: number): void {
    this.stop();
    this.#timer = setTimeout(this.#close, milliseconds);
  }
}
