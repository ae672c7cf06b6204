import type { Entry } from '../match/history/entries.ts';

/** What a queue does with what was applied, and with whom it checks. */
interface QueueSteps {
  /** Stores entries. True when they are durable; false if the match belongs to another server now. */
  append(entries: readonly Entry[]): Promise<boolean>;
  /** Sends everybody what happened. */
  publish(): void;
  /** A promise as long as another server may have the match: until it settles nothing may be sent. */
  doubt(): Promise<void> | undefined;
  /** The match belongs to another server now. Nothing more is applied here. */
  lost(): void;
  /** Publishing threw an error, which is a bug. The queue continues. */
  failed(error: unknown): void;
}

/** A command that waits until what was applied before it is published. */
interface Waiting {
  readonly apply: () => void;
  /** Answers the command at once while storing is halted; undefined if the command waits all the same. */
  readonly refuse: (() => void) | undefined;
}

/**
 * The queue of one match: apply → append → publish. Commands apply their entries at once. At the end of the turn of the
 * event loop the entries of all of them are appended to the journal together, then everybody is sent what happened,
 * then the commands are answered. Commands that come in while entries are being appended wait: what is sent has always
 * been stored before.
 */
export class MatchQueue {
  readonly #steps: QueueSteps;
  /** Entries that are applied and not appended yet. */
  #entries: Entry[] = [];
  /** Answers to give when everything applied is published. */
  #answers: (() => void)[] = [];
  #waiting: Waiting[] = [];
  #scheduled: NodeJS.Immediate | undefined;
  /** The append under way. */
  #appending: Promise<boolean> | undefined;
  #halted = false;
  #closed = false;

  constructor(steps: QueueSteps) {
    this.#steps = steps;
  }

  /** Everything that was applied is published. */
  get settled(): boolean {
    return this.#scheduled === undefined && !this.#busy;
  }

  /** Entries are being appended: nothing is applied meanwhile. */
  get appending(): boolean {
    return this.#busy;
  }

  get #busy(): boolean {
    return this.#closed || this.#appending !== undefined;
  }

  /** Takes an entry that was just applied; it is appended with all others of this turn of the event loop. */
  add(entry: Entry): void {
    this.#entries.push(entry);
    this.schedule();
  }

  /** There is something to publish, whether or not there is something to append. */
  schedule(): void {
    // While entries are appended it is published with them afterwards.
    if (!this.#busy) this.#scheduled ??= setImmediate(() => void this.#turn());
  }

  /**
   * Runs a command that may apply entries: now, or after the publishing that is under way. While storing is halted it
   * is answered with `refused` at once, if that is given.
   */
  apply<T>(work: () => T | Promise<T>, refused?: () => T): T | Promise<T> {
    if (!this.#busy) return work();
    if (this.#halted && refused) return refused();
    return new Promise((resolve, reject) => {
      const apply = () => {
        try {
          resolve(work());
        } catch (error) {
          reject(error as Error);
        }
      };
      this.#waiting.push({ apply, refuse: refused && (() => resolve(refused())) });
    });
  }

  /** The same answer, when everything that was applied is published; at once if it is already. */
  published<T>(answer: T): T | Promise<T> {
    if (this.settled) return answer;
    return new Promise((resolve) => this.#answers.push(() => resolve(answer)));
  }

  /** Storing fails or is slow: commands that wait, and those that come, are refused until it works again. */
  halt(halted: boolean): void {
    this.#halted = halted;
    if (!halted) return;
    const waiting = this.#waiting;
    this.#waiting = waiting.filter(({ refuse }) => !refuse);
    for (const { refuse } of waiting) refuse?.();
  }

  /**
   * Appends what is left, without publishing it: commands that wait are sent again to the server that has the match
   * next. False if another server has the match now, or if storing failed.
   */
  async close(): Promise<boolean> {
    clearImmediate(this.#scheduled);
    this.#closed = true;
    return ((await this.#appending) ?? true) && this.#append();
  }

  async #turn(): Promise<void> {
    this.#scheduled = undefined;
    if (this.#entries.length > 0 || this.#steps.doubt()) {
      this.#appending = this.#append();
      const stored = await this.#appending;
      if (this.#closed) return;
      if (!stored) {
        // The queue stays busy: clients send the waiting commands again to the server that has the match.
        this.#steps.lost();
        return;
      }
      this.#appending = undefined;
    }
    this.#publish();
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const { apply } of waiting) apply();
  }

  /** Also appends entries that are added meanwhile, such as `resumed` after a pause. */
  async #append(): Promise<boolean> {
    while (this.#entries.length > 0) {
      const entries = this.#entries;
      this.#entries = [];
      if (!(await this.#steps.append(entries))) return false;
    }
    await this.#steps.doubt();
    return true;
  }

  #publish(): void {
    try {
      this.#steps.publish();
    } catch (error) {
      this.#steps.failed(error);
    } finally {
      const answers = this.#answers;
      this.#answers = [];
      for (const answer of answers) answer();
    }
  }
}
