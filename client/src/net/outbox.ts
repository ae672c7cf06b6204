import type { Answer } from '@ironhex/shared/protocol';

/** Sends an intent with its number; rejects if the line breaks before the answer is there. */
export type Post = (intent: object) => Promise<Answer>;

interface Letter {
  readonly intent: object;
  readonly answered: (answer: Answer) => void;
}

/**
 * The intents that have no answer yet, in the order of their numbers. When a line breaks they are kept, and sent again
 * unchanged over the next one: the server does each number once, and answers it as often as it is asked.
 */
export class Outbox {
  readonly #letters = new Set<Letter>();
  #post: Post | undefined;

  /** Sends an intent as soon as there is a line; gives the final answer, over whichever line it comes. */
  send(intent: object): Promise<Answer> {
    return new Promise((answered) => {
      const letter = { intent, answered };
      this.#letters.add(letter);
      void this.#carry(letter);
    });
  }

  /** There is a line, and everything up to now is known: what has no answer goes out again. */
  open(post: Post): void {
    this.#post = post;
    for (const letter of this.#letters) void this.#carry(letter);
  }

  /** The line is broken: nothing goes out until there is another. */
  shut(): void {
    this.#post = undefined;
  }

  /** Nobody comes back any more: what is left gets this answer. */
  giveUp(answer: Answer): void {
    for (const { answered } of this.#letters) answered(answer);
    this.#letters.clear();
  }

  async #carry(letter: Letter): Promise<void> {
    try {
      const answer = await this.#post?.(letter.intent);
      if (!answer) return;
      this.#letters.delete(letter);
      letter.answered(answer);
    } catch {
      // The line broke. The letter stays, and goes out again over the next one.
    }
  }
}
