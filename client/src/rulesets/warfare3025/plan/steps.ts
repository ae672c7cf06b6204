import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Draft } from './draft.ts';

/** Where steps begin: the decision that is planned for, and the draft with nothing planned. */
interface Source {
  readonly decision: ReadonlySignal<number | undefined>;
  readonly first: ReadonlySignal<Draft>;
}

/** What was planned for a decision, step by step. Whatever is asked next begins anew. */
export class Steps {
  readonly #source: Source;
  readonly #taken = signal<{ readonly decision: number | undefined; readonly drafts: readonly Draft[] }>({
    decision: undefined,
    drafts: [],
  });

  /** The drafts after each step, the present one last; the first has nothing planned. */
  readonly drafts = computed((): readonly Draft[] => {
    const { decision, drafts } = this.#taken.value;
    const taken = decision === this.#source.decision.value ? drafts : [];
    return [this.#source.first.value, ...taken];
  });

  constructor(source: Source) {
    this.#source = source;
  }

  /** The present draft. */
  get present(): Draft {
    return this.drafts.value.at(-1)!;
  }

  /** One step more. While nothing is asked there is nothing to plan. */
  take(draft: Draft): void {
    this.replace([...this.drafts.peek().slice(1), draft]);
  }

  /** Other steps in place of those that were taken. */
  replace(drafts: readonly Draft[]): void {
    const decision = this.#source.decision.peek();
    if (decision !== undefined) this.#taken.value = { decision, drafts };
  }

  /** One step back. False if there is none. */
  undo(): boolean {
    const taken = this.drafts.peek().slice(1);
    if (taken.length === 0) return false;
    this.replace(taken.slice(0, -1));
    return true;
  }
}
