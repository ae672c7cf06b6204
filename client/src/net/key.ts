import { type Joining, join } from './join.ts';

/**
 * What opens our seat. While the answer to a new secret is open there are two that may: each is kept until the answer
 * comes, however often the line breaks, and joining finds out which of them is in force.
 */
export class Key {
  #secret: string | undefined;
  #spare: string | undefined;

  /** Undefined for spectators. */
  constructor(secret: string | undefined) {
    this.#secret = secret;
  }

  /** The secret that opened the seat, or was to open it, the last time. */
  get secret(): string | undefined {
    return this.#secret;
  }

  /** The seat may be opened by this secret from now on. If it never is, having tried it costs nothing. */
  propose(secret: string): void {
    if (secret !== this.#secret) this.#spare = secret;
  }

  /** The seat is opened by this secret, and by no other. */
  settle(secret: string): void {
    this.#secret = secret;
    this.#spare = undefined;
  }

  /** Tries to join a match: where the one secret is refused, with the other. */
  async join(id: string): Promise<Joining> {
    const joined = await join(id, this.#secret);
    if (joined.kind !== 'refused' || this.#spare === undefined) return joined;
    [this.#secret, this.#spare] = [this.#spare, this.#secret];
    return join(id, this.#secret);
  }
}
