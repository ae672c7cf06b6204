import { computed, signal } from '@preact/signals';

/** So many changes can be taken back. */
const MOST = 100;

/**
 * What the player has planned, change by change, so that it can be taken back. It belongs to one question or turn, whose
 * number `now` gives, and is forgotten when another one comes.
 */
export class History<T> {
  readonly #now: () => number | undefined;
  readonly #kept = signal<{ readonly of: number | undefined; readonly values: readonly T[] }>({
    of: undefined,
    values: [],
  });

  constructor(now: () => number | undefined) {
    this.#now = now;
  }

  readonly #values = computed((): readonly T[] => {
    const { of, values } = this.#kept.value;
    return of !== undefined && this.#now() === of ? values : [];
  });

  /** What was planned last; undefined: nothing yet. */
  readonly last = computed((): T | undefined => this.#values.value.at(-1));

  /** There is a change to take back. */
  readonly undoable = computed((): boolean => this.#values.value.length > 0);

  /** Plans something else; nothing while no question or turn is there. */
  add(value: T): void {
    const of = this.#now();
    if (of !== undefined) this.#kept.value = { of, values: [...this.#values.peek(), value].slice(-MOST) };
  }

  /** Takes the last change back. False: there is none. */
  undo(): boolean {
    const values = this.#values.peek();
    if (values.length === 0) return false;
    this.#kept.value = { of: this.#kept.peek().of, values: values.slice(0, -1) };
    return true;
  }
}
