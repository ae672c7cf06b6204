import { setTimeout as sleep } from 'node:timers/promises';
import type { Clock } from '../../clock.ts';
import type { Ending, Journal, Lease } from '../../journal/journal.ts';
import type { Entry } from '../match/entries.ts';

/** Milliseconds until a write that is not answered counts as trouble, if it is not answered in a moment then. */
const SLOW = 2000;
const MOMENT = 500;
/** Milliseconds until the first new attempt, and the longest pause between two. */
const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 2000;

/** Who hears how storing goes, and says what is stored at the end. */
export interface LedgerHears {
  /** What is kept beside the entries, once the match is over. */
  ending(): Ending | undefined;
  /** It does not work at the moment; it is tried on and on. Once per trouble; the error is missing if it only is slow. */
  halted(error?: unknown): void;
  /** It works again. */
  resumed(): void;
}

/** One match's own pages of the journal: gathers what happened, and writes it until it is written. */
export class Ledger {
  readonly #journal: Journal;
  readonly #clock: Clock;
  readonly #lease: Lease;
  readonly #hears: LedgerHears;
  #next: number;
  #unkept: Entry[] = [];
  #halted = false;
  #closed = false;
  #writing: Promise<boolean> | undefined;
  #closing: Promise<void> | undefined;

  /** `next` is the number of the first entry to come. */
  constructor(journal: Journal, clock: Clock, lease: Lease, next: number, hears: LedgerHears) {
    this.#journal = journal;
    this.#clock = clock;
    this.#lease = lease;
    this.#next = next;
    this.#hears = hears;
  }

  add(entry: Entry): void {
    this.#unkept.push(entry);
  }

  /**
   * Writes what was added; true when it is durable, false if this match is another process's now, or closed. However
   * long it takes. Undefined if there is nothing to write.
   */
  store(): Promise<boolean> | undefined {
    if (this.#unkept.length === 0) return undefined;
    this.#writing = this.#write();
    return this.#writing;
  }

  /** Gives the match back; what was added is written first. If that does not work it is dropped: it was never told. */
  close(): Promise<void> {
    this.#closing ??= this.#close();
    return this.#closing;
  }

  async #close(): Promise<void> {
    this.#closed = true;
    const ours = (await this.#writing) ?? true;
    if (ours && (await this.#write())) await this.#journal.release(this.#lease, this.#clock.now()).catch(() => {});
  }

  async #write(): Promise<boolean> {
    for (let pause = FIRST_PAUSE; this.#unkept.length > 0; ) {
      const kept = await this.#attempt();
      if (kept === false) return false;
      if (kept) {
        pause = FIRST_PAUSE;
        continue;
      }
      if (this.#closed) return false;
      await sleep(pause, undefined, { ref: false });
      pause = Math.min(LONGEST_PAUSE, pause * 2);
    }
    return true;
  }

  /** Undefined if it did not work. What is added meanwhile is for the next attempt. */
  async #attempt(): Promise<boolean | undefined> {
    const entries = [...this.#unkept];
    // A process that is too busy to hear the answer hears its own clock first: it listens once more.
    let slow = setTimeout(() => {
      slow = setTimeout(() => this.#halt(), MOMENT);
    }, SLOW);
    try {
      const kept = await this.#journal.append(this.#lease, this.#next, entries, this.#hears.ending());
      if (!kept) return false;
    } catch (error) {
      this.#halt(error);
      return undefined;
    } finally {
      clearTimeout(slow);
    }
    this.#next += entries.length;
    this.#unkept = this.#unkept.slice(entries.length);
    if (this.#halted) {
      this.#halted = false;
      this.#hears.resumed();
    }
    return true;
  }

  #halt(error?: unknown): void {
    if (this.#halted) return;
    this.#halted = true;
    this.#hears.halted(error);
  }
}
