/** Messages in a row that one connection may send, and how long until one more is free again. */
const BURST = 5;
const PAUSE = 1500;

/** Keeps a single connection from filling everybody's chat. */
export class TalkLimit {
  readonly #spoken = new WeakMap<object, { free: number; at: number }>();

  /** May this speaker say one more thing now? Counts it if so. */
  allows(speaker: object, now: number): boolean {
    const known = this.#spoken.get(speaker) ?? { free: BURST, at: now };
    const free = Math.min(BURST, known.free + (now - known.at) / PAUSE);
    if (free < 1) return false;
    this.#spoken.set(speaker, { free: free - 1, at: now });
    return true;
  }
}
