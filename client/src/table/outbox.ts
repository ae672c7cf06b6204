import { effect, type ReadonlySignal, signal, untracked } from '@preact/signals';
import { same } from '../map/diff.ts';

/** The parts of an answer by what they are about. */
export type Parts<I> = Readonly<Record<string, I>>;

/** The decision that is being answered, with its view. */
interface AnsweredDecision {
  readonly decision: { readonly id: number };
  readonly view: object;
}

/** A view that lists what its seat has answered so far, as those of games with an agenda do. */
interface Answered<I> {
  readonly own?: { readonly answers: Readonly<Record<number, { readonly parts: Parts<I> }>> } | null;
}

/** What an answer is sent with. */
interface Sender<I> {
  readonly question: ReadonlySignal<AnsweredDecision | undefined>;
  /** An answer is under way. */
  readonly sending: ReadonlySignal<boolean>;
  /** What an intent is a part of its answer about; null: it is the whole answer, or commits it. */
  partOf(intent: I): string | null;
  /** Resolves with whether it was accepted. */
  answer(intent: I): Promise<boolean>;
}

const NONE = {};

/** The parts of an answer that the server has. */
export const givenParts = <I>({ view, decision }: AnsweredDecision): Parts<I> =>
  (view as Answered<I>).own?.answers[decision.id]?.parts ?? NONE;

/**
 * Sends answers one after the other: orders for several units are several parts. What is under way counts on the page at
 * once; a part that the server refuses is dropped, and of one that changes while it waits only the last is sent.
 */
export class Outbox<I extends object> {
  readonly #sender: Sender<I>;
  readonly #waiting = signal<readonly I[]>([]);
  /** Parts that the view does not show yet. */
  readonly #early = signal<Parts<I>>(NONE);
  /** What is on its way to the server. */
  readonly #underWay = signal<I | undefined>(undefined);
  /** The question that all this answers. */
  #asked: number | undefined;
  readonly #stop: () => void;

  constructor(sender: Sender<I>) {
    this.#sender = sender;
    const stops = [effect(() => this.#forgetOld()), effect(() => this.#sendNext())];
    this.#stop = () => {
      for (const stop of stops) stop();
    };
  }

  /** The parts of the answer so far, with those that are under way. */
  readonly parts = (): Parts<I> => {
    const question = this.#sender.question.value;
    return { ...(question && givenParts<I>(question)), ...this.#early.value };
  };

  /** Is everything answered that was sent? */
  get isEmpty(): boolean {
    return this.#underWay.peek() === undefined && this.#waiting.peek().length === 0;
  }

  /** Whether a part is being sent. The player need not wait for that: the next command follows it. */
  readonly isSendingPart = (): boolean => {
    const underWay = this.#underWay.value;
    return underWay !== undefined && this.#sender.partOf(underWay) !== null;
  };

  /** Sends these, after everything that waits already. What ends the answer is sent once, however often it is pressed. */
  send(...intents: readonly I[]): void {
    if (!this.#sender.question.peek()) return;
    const { partOf } = this.#sender;
    const last = this.#waiting.peek().at(-1) ?? this.#underWay.peek();
    if (last && partOf(last) === null && intents.every((intent) => same(intent, last))) return;
    const parts = intents.flatMap((intent) => {
      const key = partOf(intent);
      return key === null ? [] : [[key, intent] as const];
    });
    this.#early.value = { ...this.#early.peek(), ...Object.fromEntries(parts) };
    this.#waiting.value = [...this.#waitingBefore(intents[0]), ...intents];
  }

  /** What waits, without the last part if this is another one about the same. */
  #waitingBefore(next: I | undefined): readonly I[] {
    const waiting = this.#waiting.peek();
    const last = waiting.at(-1);
    const { partOf } = this.#sender;
    const isReplaced = last && next && partOf(last) !== null && partOf(last) === partOf(next);
    return isReplaced ? waiting.slice(0, -1) : waiting;
  }

  /** The decision has changed: drop parts that were meant for the one before, and use the view. */
  #forgetOld(): void {
    const question = this.#sender.question.value;
    if (!question) return;
    if (question.decision.id !== this.#asked) {
      this.#asked = question.decision.id;
      this.#waiting.value = [];
      this.#early.value = NONE;
      return;
    }
    const shown = givenParts<I>(question);
    const early = Object.entries(untracked(() => this.#early.value));
    const left = early.filter(([key, intent]) => !same(shown[key], intent));
    if (left.length < early.length) this.#early.value = Object.fromEntries(left);
  }

  #sendNext(): void {
    const [next] = this.#waiting.value;
    if (!next || !this.#sender.question.value || this.#sender.sending.value) return;
    untracked(() => void this.#send(next));
  }

  async #send(intent: I): Promise<void> {
    this.#waiting.value = this.#waiting.peek().slice(1);
    this.#underWay.value = intent;
    const accepted = await this.#sender.answer(intent);
    // The next one may be under way already.
    if (this.#underWay.peek() === intent) this.#underWay.value = undefined;
    if (accepted) return;
    const key = this.#sender.partOf(intent);
    if (key === null || this.#early.peek()[key] !== intent) return;
    const { [key]: _refused, ...others } = this.#early.peek();
    this.#early.value = others;
  }

  close(): void {
    this.#stop();
  }
}
