import type { Intent, Prompt } from '@ironhex/shared/grimdark';
import { computed, signal } from '@preact/signals';
import type { Question } from './asked.ts';
import type { Desk } from './planner.ts';

/** So many changes can be taken back. */
const MOST = 100;

/** What the player puts together for one question, with what it was before each change. */
export class Draft<T> {
  readonly #desk: Pick<Desk, 'question'>;
  readonly #prompts: readonly Prompt[];
  readonly #begin: (question: Question) => T;
  readonly #values = signal<{ readonly ask: number; readonly values: readonly T[] }>({ ask: 0, values: [] });

  /** `begin` is what stands there before anything was changed. */
  constructor(desk: Pick<Desk, 'question'>, prompts: readonly Prompt[], begin: (question: Question) => T) {
    this.#desk = desk;
    this.#prompts = prompts;
    this.#begin = begin;
  }

  /** The question, if it is asked now. */
  readonly question = computed((): Question | undefined => {
    const question = this.#desk.question.value;
    return question && this.#prompts.includes(question.ask.prompt) ? question : undefined;
  });

  /** The changes that belong to the question that is asked now. */
  readonly #mine = computed((): readonly T[] => {
    const { ask, values } = this.#values.value;
    return this.question.value?.ask.id === ask ? values : [];
  });

  /** What stands there now; undefined while nothing of it is asked. */
  readonly value = computed((): T | undefined => {
    const question = this.question.value;
    return question && (this.#mine.value.at(-1) ?? this.#begin(question));
  });

  /** Has the player changed anything? */
  readonly changed = computed((): boolean => this.#mine.value.length > 0);

  set(value: T): void {
    const ask = this.question.peek()?.ask.id;
    if (ask !== undefined) this.#values.value = { ask, values: [...this.#mine.peek(), value].slice(-MOST) };
  }

  /** What confirming would send, as a text for the browser to keep; undefined if the player has changed nothing. */
  save(intent: Intent | undefined): string | undefined {
    return this.changed.value && intent ? JSON.stringify(intent) : undefined;
  }

  /** Takes the last change back. False: there is none. */
  undo(): boolean {
    const values = this.#mine.peek();
    if (values.length === 0) return false;
    this.#values.value = { ...this.#values.peek(), values: values.slice(0, -1) };
    return true;
  }
}
