import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Question } from '../asked.ts';
import { type Draft, EMPTY } from './draft.ts';

/** What the player has planned step by step in one turn, so that it can be taken back. */
export class Steps {
  readonly #question: ReadonlySignal<Question | undefined>;
  readonly #drafts = signal<{ readonly turn: number; readonly all: readonly Draft[] }>({ turn: -1, all: [] });

  constructor(question: ReadonlySignal<Question | undefined>) {
    this.#question = question;
  }

  /** The steps of this turn, the last one what counts. */
  readonly #all = computed((): readonly Draft[] => {
    const { turn, all } = this.#drafts.value;
    return this.#question.value?.view.turn === turn ? all : [];
  });

  /** What the player has planned last; undefined: nothing yet. */
  readonly last = computed((): Draft | undefined => this.#all.value.at(-1));

  /** What is planned. While the action of a unit is asked it is planned for that unit. */
  readonly draft = computed((): Draft => {
    const draft = this.last.value ?? EMPTY;
    const acting = this.#question.value?.ask.unit ?? null;
    return acting === null || draft.unit === acting ? draft : { ...EMPTY, unit: acting };
  });

  /** Plans one step more. */
  plan(change: Partial<Draft>): void {
    const turn = this.#question.peek()?.view.turn;
    if (turn === undefined) return;
    this.#drafts.value = { turn, all: [...this.#all.peek(), { ...this.draft.peek(), ...change }] };
  }

  /** Takes the last step back. False: there is none. */
  undo(): boolean {
    const steps = this.#all.peek();
    if (steps.length === 0) return false;
    this.#drafts.value = { turn: this.#drafts.peek().turn, all: steps.slice(0, -1) };
    return true;
  }
}
