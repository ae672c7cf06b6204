/** Closes a room without connections, after a time that depends on whether clocks run in it. */
export class Idle {
  readonly #close: () => void;
  #timer: NodeJS.Timeout | undefined;

  constructor(close: () => void) {
    this.#close = close;
  }

  /** A client has joined. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  /** The last client is gone: starts counting anew. */
  start(milliseconds: number): void {
    this.stop();
    this.#timer = setTimeout(this.#close, milliseconds);
  }
}
