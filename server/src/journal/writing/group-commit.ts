import type { Addition, Verdict } from './append.ts';

/** One call of `append`, with the promise that its caller waits for. */
interface Call {
  readonly addition: Addition;
  resolve(kept: boolean): void;
  reject(error: unknown): void;
}

/** Calls in one batch at most. */
const BATCH = 500;

/** Milliseconds: if a batch took longer to fail, the storage is at fault and not one match in it. */
const QUICK_FAILURE = 1000;

const partition = <T>(all: readonly T[], is: (one: T) => boolean): [T[], T[]] => {
  const { yes = [], no = [] } = Object.groupBy(all, (one) => (is(one) ? 'yes' : 'no'));
  return [yes, no];
};

/** How batches are written, and what is called afterwards. */
interface GroupCommitOptions {
  write(batch: readonly Addition[]): Promise<readonly Verdict[]>;
  /** Called after each batch, with the milliseconds that it took and the entries that it stored. */
  flushed(milliseconds: number, entries: number): void;
  /** Called when a batch failed, also if its matches could then be stored one by one. */
  failed(): void;
}

/**
 * Gathers the calls of one turn of the event loop, or those that come while a batch is being written, into the next
 * batch. One batch is written at a time, so the calls for a match are stored in their order.
 */
export class GroupCommit {
  readonly #options: GroupCommitOptions;
  #waiting: Call[] = [];
  #running: Promise<void> | undefined;
  /** The newest unanswered call of each match. */
  readonly #newest = new Map<string, Promise<unknown>>();

  constructor(options: GroupCommitOptions) {
    this.#options = options;
  }

  /** True when it is stored, false if its lease is over. Rejects if storing failed, or if the caller has a bug. */
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

  /** Resolves when all earlier calls for a match are answered. */
  async settled(match: string): Promise<void> {
    await this.#newest.get(match);
  }

  /** Resolves when all calls are answered. */
  async drained(): Promise<void> {
    while (this.#running) await this.#running;
  }

  async #run(): Promise<void> {
    do {
      await new Promise(setImmediate);
      await this.#flush(this.#waiting.splice(0, BATCH));
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
    // Perhaps one match spoiled the batch: write each match alone, unless failures are so slow that all would wait.
    for (const own of Map.groupBy(calls, ({ addition }) => addition.lease.match).values()) {
      const quick = performance.now() - start < QUICK_FAILURE;
      const failed = quick ? await tryOf(own) : error;
      if (failed === undefined) continue;
      error = failed;
      this.#fail(own, error);
    }
  }

  /** Rejects calls, and all waiting calls for the same match: storing those would leave a gap. */
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
