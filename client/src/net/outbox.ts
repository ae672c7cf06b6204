import type { Answer } from '@ironhex/shared/protocol';

/** Sends an intent with its number; rejects if the connection breaks before the answer comes. */
type Send = (intent: object) => Promise<Answer>;

interface Unanswered {
  readonly intent: object;
  readonly answered: (answer: Answer) => void;
}

/**
 * The intents without an answer yet, in the order of their numbers. When the connection breaks they are kept, and sent
 * again unchanged over the next one: the server does each number once, and answers it as often as it is asked.
 */
export class Outbox {
  readonly #unanswered = new Set<Unanswered>();
  #send: Send | undefined;

  /** Sends an intent once there is a connection, again after each break. Resolves with the final answer. */
  send(intent: object): Promise<Answer> {
    return new Promise((answered) => {
      const entry = { intent, answered };
      this.#unanswered.add(entry);
      void this.#try(entry);
    });
  }

  /** There is a connection, and all missed events are known: sends what has no answer. */
  open(send: Send): void {
    this.#send = send;
    for (const entry of this.#unanswered) void this.#try(entry);
  }

  /** The connection is lost: sends nothing until there is another. */
  shut(): void {
    this.#send = undefined;
  }

  /** There will be no other connection: every intent without an answer gets this one. */
  giveUp(answer: Answer): void {
    for (const { answered } of this.#unanswered) answered(answer);
    this.#unanswered.clear();
  }

  async #try(entry: Unanswered): Promise<void> {
    try {
      const answer = await this.#send?.(entry.intent);
      if (!answer) return;
      this.#unanswered.delete(entry);
      entry.answered(answer);
    } catch {
      // The connection broke. The intent stays, and is sent again over the next one.
    }
  }
}
