import { computed, type ReadonlySignal } from '@preact/signals';
import type { Question } from '../asked.ts';
import { History } from '../history.ts';
import { type ActDraft, EMPTY } from './draft.ts';

/** What the player has planned in one turn: it outlives the questions in between, such as for a spell. */
export class Steps {
  readonly #question: ReadonlySignal<Question | undefined>;
  readonly #history: History<ActDraft>;

  /** `turn` gives the number of the turn. */
  constructor(question: ReadonlySignal<Question | undefined>, turn: () => number | undefined) {
    this.#question = question;
    this.#history = new History<ActDraft>(turn);
  }

  /** What the player has planned last; undefined: nothing yet. */
  readonly last = computed((): ActDraft | undefined => this.#history.last.value);

  /** What is planned. While the action of a unit is asked it is planned for that unit. */
  readonly draft = computed((): ActDraft => {
    const draft = this.last.value ?? EMPTY;
    const acting = this.#question.value?.ask.unit ?? null;
    return acting === null || draft.unit === acting ? draft : { ...EMPTY, unit: acting };
  });

  /** Plans one step more. */
  plan(change: Partial<ActDraft>): void {
    this.#history.add({ ...this.draft.peek(), ...change });
  }

  /** There is a step to take back. */
  get undoable(): boolean {
    return this.#history.undoable.value;
  }

  /** Takes the last step back. False: there is none. */
  undo(): boolean {
    return this.#history.undo();
  }
}
