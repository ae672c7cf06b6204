import type { Refusal } from '@ironhex/shared/match';
import { computed, type ReadonlySignal } from '@preact/signals';
import { History } from './history.ts';
import { KindPlanner, type PlanTypes } from './planner.ts';

/** A planner for an answer that the player fills in as one draft, which stays on the page until it is confirmed. */
export abstract class DraftPlanner<G extends PlanTypes, T> extends KindPlanner<G> {
  protected readonly steps = new History<T | undefined>(this.decision, () => {
    const question = this.question.value;
    return question && this.begin(question);
  });

  /** What is filled in before the player changes anything. */
  protected abstract begin(question: G['question']): T;

  /** What is filled in now; undefined while nothing is asked. */
  readonly draft = computed((): T | undefined => this.steps.present.value);

  /** Fills in something else. */
  change(draft: T): void {
    this.steps.add(draft);
  }
}

/** A draft that the server gets whenever it is legal, so that it counts when the time is up. */
export abstract class SentDraftPlanner<G extends PlanTypes, T> extends DraftPlanner<G, T> {
  abstract readonly refusal: ReadonlySignal<Refusal | undefined>;

  /** The part of the answer that a draft is. */
  protected abstract part(draft: T): G['rules']['intent'];

  override change(draft: T): void {
    super.change(draft);
    this.send();
  }

  override undo(): boolean {
    if (!super.undo()) return false;
    this.send();
    return true;
  }

  /** Sends the draft, if it is legal. */
  protected send(): void {
    const draft = this.draft.peek();
    if (draft !== undefined && !this.refusal.peek()) this.context.give(this.part(draft));
  }

  /** The server keeps it. */
  override save(): undefined {}

  /** What was filled in before the same was asked otherwise is taken back, and nothing comes in its place. */
  restore(): void {}
}
