import type { Refusal, RulesetTypes } from '@ironhex/shared/match';
import type { Answer } from '@ironhex/shared/protocol';
import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import type { Deed, MatchSource, Payload, SourceListener } from '../table/source.ts';
import type { Given, Lesson, Step } from './lesson.ts';

/** What of the match a lesson follows. */
interface Followed {
  readonly view: ReadonlySignal<RulesetTypes['view'] | undefined>;
  readonly settled: ReadonlySignal<boolean>;
  readonly sending: ReadonlySignal<boolean>;
  readonly facts: MatchSource['facts'];
}

/** Intents of a game are told apart by their kind. */
const kindOf = (given: object | undefined): unknown => (given as { readonly kind?: unknown } | undefined)?.kind;

/** What of a command a lesson judges; undefined for all others. */
const givenIn = (command: Deed, payload: object): Given<RulesetTypes> | undefined => {
  if (command === 'policy') return { kind: 'policy', ...(payload as Payload<'policy'>) };
  return command === 'intent' ? (payload as Payload<'intent'>).intent : undefined;
};

const refused = (message: string): Answer => {
  const refusal: Refusal = { code: 'lesson', message };
  return { ok: false, refusal };
};

/**
 * The match of a lesson. It passes an intent to the match only if the step asks for it; otherwise the player reads why not, and
 * nothing changes.
 */
export class Taught implements MatchSource {
  readonly access;
  readonly facts;
  readonly skew;
  readonly reach;
  readonly own;
  readonly lesson: Lesson;
  readonly #source: MatchSource;
  readonly #done = signal(0);
  readonly #shown = signal(0);
  #view: Followed['view'] | undefined;
  /** The number of the step that the player is told now, from 0 on: that of their count at the end. */
  readonly at: ReadonlySignal<number> = this.#shown;
  readonly step = computed((): Step | undefined => this.lesson.steps[this.#shown.value]);
  readonly ended = computed(() => this.#shown.value >= this.lesson.steps.length);

  constructor(lesson: Lesson, source: MatchSource) {
    this.lesson = lesson;
    this.#source = source;
    ({ access: this.access, facts: this.facts, skew: this.skew, reach: this.reach } = source);
    // A step back would leave the lesson behind: it begins anew instead.
    this.own = computed(() => source.own.value && { ...source.own.value, back: undefined });
  }

  subscribe(on: SourceListener): () => void {
    return this.#source.subscribe(on);
  }

  refresh(): void {
    this.#source.refresh();
  }

  /** The player has read what a step tells. */
  next(): void {
    if (!this.step.peek()?.answer) this.#done.value = this.#shown.peek() + 1;
  }

  async act<K extends Deed>(command: K, payload: Payload<K>): Promise<Answer> {
    const given = givenIn(command, payload);
    const step = this.lesson.steps[this.#done.peek()];
    const why = given && step?.wrong?.(given, this.#view?.peek() ?? {});
    if (why !== undefined) return refused(why);
    const answer = await this.#source.act(command, payload);
    const ends = given !== undefined && kindOf(given) === kindOf(step?.answer?.at(-1));
    if (answer.ok && ends) this.#done.value += 1;
    return answer;
  }

  /**
   * Follows the match: the next step appears when the map has shown all events of the last one and the match waits for no
   * other seat. The returned function ends that.
   */
  follow({ view, settled, sending, facts }: Followed, othersAsked: ReadonlySignal<boolean>): () => void {
    this.#view = view;
    return effect(() => {
      const known = view.value;
      if (!known || !settled.value || sending.value || othersAsked.value) return;
      const isOver = facts.value?.status === 'over';
      const step = this.lesson.steps[this.#done.value];
      if (step?.until && (isOver || step.until(known))) this.#done.value += 1;
      this.#shown.value = isOver && step?.answer ? this.lesson.steps.length : this.#done.value;
    });
  }
}
