import { partsOf } from '@ironhex/shared/protocol';

/** Where parts are written: a schema map, or a plain one in tests. */
interface PartMap {
  set(key: string, text: string): unknown;
  delete(key: string): boolean;
}

/** The texts of frozen values: the same board is written once for all viewers of all matches on it. */
const FROZEN = new WeakMap<object, string>();

const textOf = (value: unknown): string => {
  if (typeof value !== 'object' || value === null || !Object.isFrozen(value)) return JSON.stringify(value);
  const text = FROZEN.get(value) ?? JSON.stringify(value);
  FROZEN.set(value, text);
  return text;
};

/** A part as it was written last. */
interface Written {
  readonly value: unknown;
  readonly text: string;
  /** The number of the view it last stood in. */
  turn: number;
}

/**
 * Writes one viewer's view into its parts, touching only what changed: every touched part goes over the wire.
 * A value that is frozen and the identical object as last time cannot have changed and is not even written as JSON:
 * rulesets freeze what is large and never changes, such as the board.
 */
export class Projection {
  readonly #parts: PartMap;
  readonly #written = new Map<string, Written>();
  #turn = 0;

  constructor(parts: PartMap) {
    this.#parts = parts;
  }

  write(view: object): void {
    this.#turn += 1;
    let count = 0;
    for (const [key, value] of partsOf(view)) {
      this.#writePart(key, value);
      count += 1;
    }
    if (count < this.#written.size) this.#sweep();
  }

  #writePart(key: string, value: unknown): void {
    const known = this.#written.get(key);
    if (known && known.value === value && Object.isFrozen(value)) {
      known.turn = this.#turn;
      return;
    }
    const text = textOf(value);
    if (known?.text !== text) this.#parts.set(key, text);
    this.#written.set(key, { value, text, turn: this.#turn });
  }

  /** Takes out what is in the view no more. */
  #sweep(): void {
    for (const [key, { turn }] of this.#written) {
      if (turn === this.#turn) continue;
      this.#written.delete(key);
      this.#parts.delete(key);
    }
  }
}
