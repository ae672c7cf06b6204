import { type Intent, partOf } from '@ironhex/shared/steampunk';
import { signal } from '@preact/signals';
import type { Desk } from './work.ts';

/** A part of an answer that was replaced. */
interface Replaced {
  readonly key: string;
  /** undefined: there was none. */
  readonly before: Intent | undefined;
}

/** The parts that the player has given to one question, so that they can be taken back one step after the other. */
export class History {
  readonly #desk: Pick<Desk, 'question' | 'parts' | 'give'>;
  /** What to answer where nothing was answered before. */
  readonly #blank: (replaced: Replaced) => Intent | undefined;
  readonly #steps = signal<{ readonly ask: number; readonly steps: readonly (readonly Replaced[])[] }>({
    ask: 0,
    steps: [],
  });

  constructor(desk: Pick<Desk, 'question' | 'parts' | 'give'>, blank: (replaced: Replaced) => Intent | undefined) {
    this.#desk = desk;
    this.#blank = blank;
  }

  /** The steps that belong to the question that is asked now. */
  #mine(): readonly (readonly Replaced[])[] {
    const { ask, steps } = this.#steps.value;
    return this.#desk.question.value?.ask.id === ask ? steps : [];
  }

  /** Gives parts as one step. */
  give(parts: readonly Intent[]): void {
    const id = this.#desk.question.peek()?.ask.id;
    if (id === undefined || parts.length === 0) return;
    const before = this.#desk.parts.peek();
    const step = parts.map((part): Replaced => {
      const key = partOf(part)!;
      return { key, before: before[key] };
    });
    this.#steps.value = { ask: id, steps: [...this.#mine(), step] };
    this.#desk.give(...parts);
  }

  /** Takes the last step back. False: there is none. */
  undo(): boolean {
    const steps = this.#mine();
    const last = steps.at(-1);
    if (!last) return false;
    this.#steps.value = { ...this.#steps.peek(), steps: steps.slice(0, -1) };
    this.#desk.give(...last.flatMap((replaced) => replaced.before ?? this.#blank(replaced) ?? []));
    return true;
  }

  /** What the last step was about; empty without one. */
  get last(): readonly string[] {
    return (
      this.#mine()
        .at(-1)
        ?.map(({ key }) => key) ?? []
    );
  }

  get undoable(): boolean {
    return this.#mine().length > 0;
  }
}
