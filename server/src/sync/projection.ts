import { partsOf } from '@ironhex/shared/protocol';

/** Where parts are written: a schema map, or a plain one in tests. */
interface PartMap {
  get(key: string): string | undefined;
  set(key: string, text: string): unknown;
  delete(key: string): boolean;
  keys(): Iterable<string>;
}

/**
 * Writes one viewer's view into its parts, touching only what changed: every touched part goes over the wire.
 * A value that is frozen and the identical object as last time cannot have changed and is not even written as JSON:
 * rulesets freeze what is large and never changes, such as the board.
 */
export class Projection {
  readonly #parts: PartMap;
  #last = new Map<string, unknown>();

  constructor(parts: PartMap) {
    this.#parts = parts;
  }

  write(view: object): void {
    const now = new Map(partsOf(view));
    for (const [key, value] of now) {
      if (Object.isFrozen(value) && this.#last.get(key) === value && this.#last.has(key)) continue;
      const text = JSON.stringify(value);
      if (this.#parts.get(key) !== text) this.#parts.set(key, text);
    }
    for (const key of [...this.#parts.keys()]) if (!now.has(key)) this.#parts.delete(key);
    this.#last = now;
  }
}
