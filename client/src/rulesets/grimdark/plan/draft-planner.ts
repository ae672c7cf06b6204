import type { Intent } from '@ironhex/shared/grimdark';
import { computed, type ReadonlySignal } from '@preact/signals';
import type { Question } from './asked.ts';
import type { Draft } from './draft.ts';

/** A planner whose answer is one draft: that is what is taken back, and kept by the browser. */
export abstract class DraftPlanner<T> {
  protected readonly draft: Draft<T>;

  constructor(draft: Draft<T>) {
    this.draft = draft;
  }

  /** The question, if this planner answers it. */
  readonly question = computed((): Question | undefined => this.draft.question.value);

  abstract readonly intent: ReadonlySignal<Intent | undefined>;

  get undoable(): boolean {
    return this.draft.undoable;
  }

  undo(): boolean {
    return this.draft.undo();
  }

  save(): string | undefined {
    return this.draft.save(this.intent.value);
  }
}
