import type { Addition, Verdict } from './append.ts';

/** What a batch is made of: a call, and whoever waits for it. */
interface Call {
  readonly addition: Addition;
  resolve(kept: boolean): void;
  reject(error: unknown): void;
}

/** As many calls share one flush at most. */
const MOST = 500;

/** If a batch took longer than this to fail, in milliseconds, the storage is at fault and not a single match. */
const QUICK = 1000;

const partition = <T>(all: readonly T[], is: (one: T) => boolean): [T[], T[]] => {
  const { yes = [], no = [] } = Object.groupBy(all, (one) => (is(one) ? 'yes' : 'no'));
  return [yes, no];
};

/** How batches are written, and who hears of it. */
export interface GroupCommitOptions {
  write(batch: readonly Addition[]): Promise<readonly Verdict[]>;
  /** Hears of every batch that was written: how many milliseconds it took, and how many entries it kept. */
  flushed(milliseconds: number, entries: number): void;
  /** Hears of every batch of which nothing could be kept at once, also if its matches were kept one by one then. */
  failed(): void;
}

/**
 * Gathers what comes in one turn of the event loop, or while a batch is being written, into the next batch. One batch
 * is written at a time, so calls for a match are kept in the order in which they came.
 */
export class GroupCommit {
  readonly #options: GroupCommitOptions;
  #waiting: Call[] = [];
  #running: Promise<void> | undefined;
  /** The newest call of every match that has any under way. */
  readonly #newest = new Map<string, Promise<unknown>>();

  constructor(options: GroupCommitOptions) {
    this.#options = options;
  }

  /** True when it is kept, false if its lease is over; rejects if nobody knows, or if it is a bug. */
  add(addition: Addition): Promise<boolean> {
    const { match } = addition.lease;
    const kept = new Promise<boolean>((resolve, reject) => this.#waiting.push({ addition, resolve, reject }));
    const settled = kept
      .catch(() => {})
      .then(() => {
        if (this.#newest.get(match) === settled) this.#newest.delete(match);
      });
    this.#newest.set(match, settled);
    this.#running ??= this.#run();
    return kept;
  }

  /** Resolves when every call for a match that was made before has its answer. */
  async settled(match: string): Promise<void> {
    await this.#newest.get(match);
  }

  /** Resolves when nothing is under way. */
  async drained(): Promise<void> {
    while (this.#running) await this.#running;
  }

  async #run(): Promise<void> {
    do {
      await new Promise(setImmediate);
      await this.#flush(this.#waiting.splice(0, MOST));
    } while (this.#waiting.length > 0);
    this.#running = undefined;
  }

  async #flush(calls: readonly Call[]): Promise<void> {
    const start = performance.now();
    const tryOf = async (part: readonly Call[]): Promise<unknown> => {
      try {
        await this.#write(part);
        return undefined;
      } catch (error) {
        return error ?? new Error('the storage gave no reason');
      }
    };
    let error = await tryOf(calls);
    if (error === undefined) return;
    this.#options.failed();
    // One match may have spoiled the batch for all: each has its own try, unless that would keep everybody waiting.
    for (const own of Map.groupBy(calls, ({ addition }) => addition.lease.match).values()) {
      const quick = performance.now() - start < QUICK;
      const failed = quick ? await tryOf(own) : error;
      if (failed === undefined) continue;
      error = failed;
      this.#fail(own, error);
    }
  }

  /** Calls fail, and with them those that come after them in the same match: they could not be kept without a gap. */
  #fail(calls: readonly Call[], error: unknown): void {
    const { match } = calls[0]!.addition.lease;
    const [behind, others] = partition(this.#waiting, ({ addition }) => addition.lease.match === match);
    this.#waiting = others;
    for (const { reject } of [...calls, ...behind]) reject(error);
  }

  async #write(calls: readonly Call[]): Promise<void> {
    const start = performance.now();
    const verdicts = await this.#options.write(calls.map(({ addition }) => addition));
    const kept = calls.filter((_, index) => verdicts[index] === true);
    const entries = kept.reduce((sum, { addition }) => sum + addition.entries.length, 0);
    this.#options.flushed(performance.now() - start, entries);
    for (const [index, verdict] of verdicts.entries()) {
      const { resolve, reject } = calls[index]!;
      if (typeof verdict === 'boolean') resolve(verdict);
      else reject(verdict);
    }
  }
}
