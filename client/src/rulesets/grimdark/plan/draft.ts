import type { Intent, Prompt } from '@ironhex/shared/grimdark';
import { computed } from '@preact/signals';
import type { Question } from './asked.ts';
import { History } from './history.ts';
import type { Desk } from './planner.ts';

/** What the player puts together for one question, with what it was before each change. */
export class Draft<T> {
  readonly #desk: Pick<Desk, 'question'>;
  readonly #prompts: readonly Prompt[];
  readonly #begin: (question: Question) => T;
  readonly #history = new History<T>(() => this.question.value?.ask.id);

  /** `begin` gives what is filled in before the player changes anything. */
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

  /** What is filled in now; undefined while the question is not asked. */
  readonly value = computed((): T | undefined => {
    const question = this.question.value;
    return question && (this.#history.last.value ?? this.#begin(question));
  });

  set(value: T): void {
    this.#history.add(value);
  }

  /** What confirming would send, as a text for the browser to keep; undefined if the player has changed nothing. */
  save(intent: Intent | undefined): string | undefined {
    return this.#history.last.value !== undefined && intent ? JSON.stringify(intent) : undefined;
  }

  /** There is a change to take back. */
  get undoable(): boolean {
    return this.#history.undoable.value;
  }

  /** Takes the last change back. False: there is none. */
  undo(): boolean {
    return this.#history.undo();
  }
}
