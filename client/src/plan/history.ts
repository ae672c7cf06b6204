import { computed, signal } from '@preact/signals';

/** So many changes can be taken back. */
const MOST = 100;

/** What can be taken back step by step. */
export interface Steps {
  /** There is a step to take back. */
  readonly undoable: boolean;
  /** Takes the last step back. False: there is none. */
  undo(): boolean;
}

/**
 * The player's plan, change by change, so that each can be taken back. It belongs to one decision or turn, numbered by
 * `now`, and is dropped when that number changes; until the player changes it, its value is `first`.
 */
export class History<T> implements Steps {
  readonly #now: () => number | undefined;
  readonly #first: () => T;
  readonly #kept = signal<{ readonly of: number | undefined; readonly values: readonly T[] }>({
    of: undefined,
    values: [],
  });

  constructor(now: () => number | undefined, first: () => T) {
    this.#now = now;
    this.#first = first;
  }

  /** The values before each change, then the current one. */
  readonly values = computed((): readonly T[] => {
    const { of, values } = this.#kept.value;
    const now = this.#now();
    return now !== undefined && now === of ? values : [this.#first()];
  });

  /** The current value. */
  readonly present = computed((): T => this.values.value.at(-1)!);

  get undoable(): boolean {
    return this.values.value.length > 1;
  }

  /** Replaces the current value; does nothing without a decision or turn. */
  add(...changes: readonly T[]): void {
    const of = this.#now();
    if (of !== undefined) this.#kept.value = { of, values: [...this.values.peek(), ...changes].slice(-MOST) };
  }

  /** Plans these changes in place of all that were made. */
  replace(...changes: readonly T[]): void {
    while (this.undo());
    this.add(...changes);
  }

  undo(): boolean {
    const values = this.values.peek();
    if (values.length < 2) return false;
    this.#kept.value = { of: this.#kept.peek().of, values: values.slice(0, -1) };
    return true;
  }
}
