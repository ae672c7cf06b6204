import { type Intent, partOf } from '@ironhex/shared/steampunk';
import { effect, type ReadonlySignal, signal, untracked } from '@preact/signals';
import { same } from '../../../map/diff.ts';
import type { Question } from './asked.ts';

/** What an answer is sent with. */
interface Sender {
  readonly question: ReadonlySignal<Question | undefined>;
  /** An answer is under way. */
  readonly sending: ReadonlySignal<boolean>;
  /** Resolves with whether it was accepted. */
  answer(intent: Intent): Promise<boolean>;
}

/** The parts of an answer by what they are about. */
export type Parts = Readonly<Record<string, Intent>>;

const NONE: Parts = {};

/**
 * Sends answers one after the other: orders for several units are several parts. What is under way counts on the page at
 * once; a part that the server refuses is dropped.
 */
export class Outbox {
  readonly #sender: Sender;
  readonly #waiting = signal<readonly Intent[]>([]);
  /** Parts that the view does not show yet. */
  readonly #early = signal<Parts>(NONE);
  /** What is on its way to the server. */
  #underWay: Intent | undefined;
  /** The question that all this answers. */
  #ask: number | undefined;
  readonly #stop: () => void;

  constructor(sender: Sender) {
    this.#sender = sender;
    const stops = [effect(() => this.#forgetOld()), effect(() => this.#sendNext())];
    this.#stop = () => {
      for (const stop of stops) stop();
    };
  }

  /** The parts of the answer so far, with those that are under way. */
  readonly parts = (): Parts => {
    const question = this.#sender.question.value;
    const answered = question?.view.own?.answers[question.ask.id]?.parts;
    return { ...answered, ...this.#early.value };
  };

  /** Is everything answered that was sent? */
  get isEmpty(): boolean {
    return this.#underWay === undefined && this.#waiting.peek().length === 0;
  }

  /** Sends these, after everything that waits already. What ends the answer is sent once, however often it is pressed. */
  send(...intents: readonly Intent[]): void {
    if (!this.#sender.question.peek()) return;
    const last = this.#waiting.peek().at(-1) ?? this.#underWay;
    if (last && partOf(last) === null && intents.every((intent) => same(intent, last))) return;
    const parts = intents.flatMap((intent) => {
      const key = partOf(intent);
      return key === null ? [] : [[key, intent] as const];
    });
    this.#early.value = { ...this.#early.peek(), ...Object.fromEntries(parts) };
    this.#waiting.value = [...this.#waiting.peek(), ...intents];
  }

  /** What was meant for another question is over; what the view shows is there. */
  #forgetOld(): void {
    const question = this.#sender.question.value;
    if (!question) return;
    if (question.ask.id !== this.#ask) {
      this.#ask = question.ask.id;
      this.#waiting.value = [];
      this.#early.value = NONE;
      return;
    }
    const shown = question.view.own?.answers[question.ask.id]?.parts ?? NONE;
    const early = Object.entries(untracked(() => this.#early.value));
    const left = early.filter(([key, intent]) => !same(shown[key], intent));
    if (left.length < early.length) this.#early.value = Object.fromEntries(left);
  }

  #sendNext(): void {
    const [next] = this.#waiting.value;
    if (!next || !this.#sender.question.value || this.#sender.sending.value) return;
    untracked(() => void this.#send(next));
  }

  async #send(intent: Intent): Promise<void> {
    this.#waiting.value = this.#waiting.peek().slice(1);
    this.#underWay = intent;
    const accepted = await this.#sender.answer(intent);
    // The next one may be under way already.
    if (this.#underWay === intent) this.#underWay = undefined;
    if (accepted) return;
    const key = partOf(intent);
    if (key === null || this.#early.peek()[key] !== intent) return;
    const { [key]: _refused, ...others } = this.#early.peek();
    this.#early.value = others;
  }

  close(): void {
    this.#stop();
  }
}
