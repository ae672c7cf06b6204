import { setTimeout as sleep } from 'node:timers/promises';
import type { Ending, Journal, Lease } from '../../journal/journal.ts';
import type { Entry } from '../match/history/entries.ts';

/** Milliseconds after which a write without an answer counts as slow, if no answer comes in a moment then. */
const SLOW = 2000;
const MOMENT = 500;
/** Milliseconds before the first new attempt, and the longest pause between two. */
const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 2000;

/** Told how writing goes. */
interface WritingTrouble {
  /** Writing failed or is slow; it is tried again. Called once per outage, without an error if it is only slow. */
  halted(error?: unknown): void;
  /** Writing works again. */
  resumed(): void;
}

/** Writes the entries of one match into the journal, and tries again as long as that fails. */
export class JournalWriter {
  readonly #journal: Pick<Journal, 'append'>;
  readonly #lease: Lease;
  readonly #trouble: WritingTrouble;
  #next: number;
  #halted = false;
  #lastTry = false;

  /** `next` is the number of the first entry to come. */
  constructor(journal: Pick<Journal, 'append'>, lease: Lease, next: number, trouble: WritingTrouble) {
    this.#journal = journal;
    this.#lease = lease;
    this.#next = next;
    this.#trouble = trouble;
  }

  /**
   * True when the entries are durable; false if the match belongs to another server now, or retrying was stopped.
   * `ending` gives what is kept beside them, once the match is over.
   */
  async append(entries: readonly Entry[], ending: () => Ending | undefined): Promise<boolean> {
    for (let pause = FIRST_PAUSE; ; pause = Math.min(LONGEST_PAUSE, pause * 2)) {
      const kept = await this.#attempt(entries, ending);
      if (kept !== undefined) return kept;
      if (this.#lastTry) return false;
      await sleep(pause, undefined, { ref: false });
    }
  }

  /** From now on each write is tried once: what fails then is dropped. It was never published. */
  stopRetrying(): void {
    this.#lastTry = true;
  }

  /** Undefined if it failed. */
  async #attempt(entries: readonly Entry[], ending: () => Ending | undefined): Promise<boolean | undefined> {
    // In a process that is too busy to hear the answer this timer may fire before the answer is read: wait once more.
    let slow = setTimeout(() => {
      slow = setTimeout(() => this.#halt(), MOMENT);
    }, SLOW);
    try {
      if (!(await this.#journal.append(this.#lease, this.#next, entries, ending()))) return false;
    } catch (error) {
      this.#halt(error);
      return undefined;
    } finally {
      clearTimeout(slow);
    }
    this.#next += entries.length;
    if (this.#halted) {
      this.#halted = false;
      this.#trouble.resumed();
    }
    return true;
  }

  #halt(error?: unknown): void {
    if (this.#halted) return;
    this.#halted = true;
    this.#trouble.halted(error);
  }
}
