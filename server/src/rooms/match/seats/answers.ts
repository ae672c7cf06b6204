import { engineRefusal } from '@ironhex/shared/match';
import type { Answer } from '@ironhex/shared/protocol';

/** How many answers are kept per seat: more than a page has under way at once. */
const KEPT = 64;

/** An intent as it was asked for, for comparing. */
const textOf = (decision: number | undefined, intent: unknown): string => JSON.stringify([decision, intent]);

const USED: Answer = { ok: false, refusal: engineRefusal('seq-used', null) };

/** The answers a seat was given, so that an intent sent again after a broken line is answered again and done once. */
export class Answers {
  readonly #given = new Map<number, { readonly asked: string; readonly answer: Answer }>();
  #highest = 0;

  /** The highest number used. */
  get highest(): number {
    return this.#highest;
  }

  /**
   * What was answered to this number, or undefined if it is new. A number used for something else, perhaps in another
   * tab, is refused: doing it could be a mistake, and answering for the other would be a lie.
   */
  repeat(seq: number, decision: number | undefined, intent: unknown): Answer | undefined {
    if (seq > this.#highest) return undefined;
    const known = this.#given.get(seq);
    if (known?.asked === textOf(decision, intent)) return known.answer;
    return USED;
  }

  /** Keeps an answer, and forgets the oldest. */
  keep(seq: number, decision: number | undefined, intent: unknown, answer: Answer): void {
    this.#highest = Math.max(this.#highest, seq);
    this.#given.set(seq, { asked: textOf(decision, intent), answer });
    if (this.#given.size > KEPT) this.#given.delete(this.#given.keys().next().value!);
  }
}
