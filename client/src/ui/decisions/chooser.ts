import type { HexLabel } from '@ironhex/shared/hex';
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { KeyMap } from '../../rulesets/types.ts';
import type { Choosable } from './choose.tsx';
import { answerKeys } from './number-keys.ts';

/** What is read of a question. */
interface Question {
  readonly ask: { readonly id: number; readonly unit: string | null };
  readonly view: { readonly units: Readonly<Record<string, { readonly at: HexLabel | null }>> };
}

/**
 * Choosing one of the options of a question. On the map one is picked first, to look at what it would be, and picked again
 * it is the answer; a button or a key that names one answers at once.
 */
export abstract class Chooser<C extends Choosable> {
  readonly #picked = signal<{ readonly ask: number; readonly option: string } | undefined>(undefined);
  /** The option that is pointed at in a list. */
  readonly pointed = signal<string | undefined>(undefined);

  /** The question, if it is answered by an option. */
  abstract readonly question: ReadonlySignal<Question | undefined>;
  /** What can be chosen, the default first. */
  abstract readonly choices: ReadonlySignal<readonly C[]>;
  protected abstract answer(choice: C): void;

  /** What was picked on the map, and is not answered yet. */
  readonly picked = computed((): C | undefined => {
    const picked = this.#picked.value;
    if (picked?.ask !== this.question.value?.ask.id) return undefined;
    return this.choices.value.find(({ option }) => option === picked?.option);
  });

  /** What is answered as things stand: what is picked, else the default. */
  readonly standing = computed((): C | undefined => this.picked.value ?? this.choices.value[0]);

  /** What the map shows: what is pointed at, else what would be answered. */
  readonly considered = computed(
    (): C | undefined => this.choices.value.find(({ option }) => option === this.pointed.value) ?? this.standing.value,
  );

  /** Answers with an option, at once. */
  choose(option: string): void {
    const choice = this.choices.peek().find((each) => each.option === option);
    if (choice) this.answer(choice);
  }

  /** What the keys 1 to 9 do: the same as the buttons that show them. */
  get keys(): KeyMap {
    return answerKeys(this.choices, ({ option }) => this.choose(option));
  }

  /** Picks an option to be looked at; picked a second time it is the answer. */
  take(choice: C): void {
    if (this.picked.peek()?.option === choice.option) this.answer(choice);
    else this.#pick(choice.option);
  }

  /** Takes the first option that is meant. False: there is none. */
  protected takeOne(isMeant: (choice: C) => boolean): boolean {
    const choice = this.choices.peek().find(isMeant);
    if (choice) this.take(choice);
    return choice !== undefined;
  }

  /** There is a pick to put back. */
  get undoable(): boolean {
    return this.picked.value !== undefined;
  }

  /** Puts back what is picked. False: nothing is. */
  undo(): boolean {
    const any = this.picked.peek() !== undefined;
    this.#picked.value = undefined;
    return any;
  }

  /** What is picked, for the browser to keep; undefined: nothing is. */
  save(): string | undefined {
    return this.picked.value?.option;
  }

  /** Picks again what was saved; what cannot be chosen is never picked. */
  restore(option: string): void {
    this.#pick(option);
  }

  #pick(option: string): void {
    const ask = this.question.peek()?.ask.id;
    if (ask !== undefined) this.#picked.value = { ask, option };
  }

  /** Where the unit stands that is asked, then the hexes that can be chosen. */
  focus(): readonly HexLabel[] {
    const { ask, view } = this.question.peek() ?? {};
    const own = ask && ask.unit !== null ? view?.units[ask.unit]?.at : undefined;
    return [...(own ? [own] : []), ...this.choices.peek().flatMap(({ hexes }) => hexes)];
  }
}
