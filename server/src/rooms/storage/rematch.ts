import type { Blueprint } from '../match/history/blueprint.ts';
import { type Continued, type Openings, openRematch } from './openings.ts';

const UNSTORED = 'The rematch cannot be stored at the moment. Try again in a minute.';

/** Milliseconds until a rematch that was refused is tried again, however often it is wished for. */
const AGAIN = 1000;

/** What a rematch needs from the session of its match. */
interface RematchParts {
  readonly openings: Openings;
  /** The match that is played again, as it was begun. */
  blueprint(): Blueprint;
  /** Who opened the match, and so its rematch. */
  readonly openedBy: string;
  now(): number;
  /** What the rematch takes over, once everybody wants one; undefined before, and if there is one already. */
  wanted(): Continued | undefined;
  /** The rematch is there, under this id. */
  opened(id: string): void;
  /** There can be none now; the sentence is for the players. */
  refused(message: string): void;
  /** It was not possible to store it. */
  failed(error: unknown): void;
}

/** Opens the rematch of one match as soon as everybody wants it. */
export class Rematch {
  readonly #parts: RematchParts;
  #opening = false;
  #refusal: string | undefined;
  #refusedAt = 0;

  constructor(parts: RematchParts) {
    this.#parts = parts;
  }

  /** Why the rematch that everybody wants could not be opened. */
  get refusal(): string | undefined {
    return this.#refusal;
  }

  /** Opens it if everybody wants it. A refused one is tried again, at most once a second. */
  openIfWanted(): void {
    if (this.#opening) return;
    const wanted = this.#parts.wanted();
    if (!wanted) this.#refusal = undefined;
    else if (this.#refusal !== undefined && this.#parts.now() - this.#refusedAt < AGAIN)
      this.#parts.refused(this.#refusal);
    else void this.#open(wanted);
  }

  async #open(wanted: Continued): Promise<void> {
    const { openings, blueprint, openedBy, opened, failed } = this.#parts;
    this.#opening = true;
    this.#refusal = undefined;
    try {
      const result = await openRematch(openings, blueprint(), wanted, openedBy);
      if (result.ok) opened(result.value);
      else this.#refuse(result.error.message);
    } catch (error) {
      failed(error);
      this.#refuse(UNSTORED);
    } finally {
      this.#opening = false;
    }
  }

  #refuse(message: string): void {
    this.#refusal = message;
    this.#refusedAt = this.#parts.now();
    this.#parts.refused(message);
  }
}
