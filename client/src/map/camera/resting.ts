/** Milliseconds without a change after which the map rests. */
const REST = 250;

/** Does something once the map has come to rest: what lies over it does not jump while it moves. */
export class Resting {
  private readonly act: () => void;
  private key: readonly unknown[] = [];
  private waiting: ReturnType<typeof setTimeout> | undefined;

  constructor(act: () => void) {
    this.act = act;
  }

  /** Told in every frame: acts once the key, which holds all that matters, has been the same for a moment. */
  update(key: readonly unknown[]): void {
    if (key.length === this.key.length && key.every((part, i) => part === this.key[i])) return;
    this.key = key;
    clearTimeout(this.waiting);
    this.waiting = setTimeout(this.act, REST);
  }

  /** Does nothing from now on. */
  destroy(): void {
    clearTimeout(this.waiting);
  }
}
