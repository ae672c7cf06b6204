import type { EventEmitter } from 'node:events';

/** Counts what is open at once, for each key on its own. */
export class Crowd {
  readonly #most: number;
  readonly #open = new Map<string, number>();

  constructor(most: number) {
    this.#most = most;
  }

  /** May one more be open for this key? Counts it if so, until it closes. */
  admits(key: string, line: EventEmitter): boolean {
    const open = this.#open.get(key) ?? 0;
    if (open >= this.#most) return false;
    this.#open.set(key, open + 1);
    line.once('close', () => {
      const left = this.#open.get(key)! - 1;
      if (left > 0) this.#open.set(key, left);
      else this.#open.delete(key);
    });
    return true;
  }
}
