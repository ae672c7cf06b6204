import type { Prompt, SeatTold } from '@ironhex/shared/steampunk';
import { computed, signal } from '@preact/signals';
import type { Question } from '../asked.ts';
import type { Desk } from '../work.ts';

/** So many changes can be taken back. */
const MOST = 100;

/** What the player puts together for one question, which need not be allowed yet; with what it was before each change. */
export class Draft<T> {
  readonly #desk: Pick<Desk, 'question'>;
  readonly #prompt: Prompt;
  readonly #values = signal<{ readonly ask: number; readonly values: readonly T[] }>({ ask: 0, values: [] });

  constructor(desk: Pick<Desk, 'question'>, prompt: Prompt) {
    this.#desk = desk;
    this.#prompt = prompt;
  }

  /** The question, if it is asked now. */
  readonly question = computed((): Question | undefined => {
    const question = this.#desk.question.value;
    return question?.ask.prompt === this.#prompt ? question : undefined;
  });

  /** What everybody knows of the seat that is asked. */
  readonly told = computed((): SeatTold | undefined => {
    const question = this.question.value;
    return question?.view.seats.find(({ id }) => id === question.seat);
  });

  #mine(): readonly T[] {
    const { ask, values } = this.#values.value;
    return this.question.value?.ask.id === ask ? values : [];
  }

  /** What stands there now; undefined as long as nothing was changed. */
  get value(): T | undefined {
    return this.#mine().at(-1);
  }

  /** There is a change to take back. */
  get undoable(): boolean {
    return this.#mine().length > 1;
  }

  /** Changes what stands there; `before` is what stood there as long as nothing was changed. */
  set(value: T, before: T): void {
    const ask = this.question.peek()?.ask.id;
    if (ask === undefined) return;
    const values = this.#mine();
    this.#values.value = { ask, values: [...(values.length > 0 ? values : [before]), value].slice(-MOST) };
  }

  /** Takes the last change back, and gives what stands there then; undefined if there is none. */
  undo(): T | undefined {
    if (!this.undoable) return undefined;
    const values = this.#mine().slice(0, -1);
    this.#values.value = { ...this.#values.peek(), values };
    return values.at(-1);
  }
}
