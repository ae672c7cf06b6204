import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Prospect } from '@ironhex/shared/computer';
import type { Decision, LevelId } from '@ironhex/shared/match';
import type { Logger } from 'pino';

/** A decision for a computer to think about, with all that it knows. */
export interface Thought {
  /** The id of the game. */
  readonly ruleset: string;
  /** What the seat of the computer sees. */
  readonly view: object;
  readonly decision: Decision;
  readonly level: LevelId;
  /** From which its draws come: an integer. */
  readonly seed: number;
}

/** What a thread gets: the thought, and the share of its level's steps that it may take, 0 to 1. */
export interface SharedThought extends Thought {
  readonly share: number;
}

/** What came of a thought. */
export interface Thinking {
  /** The intents of the answer, in order. */
  readonly intents: readonly object[];
  /** The steps that the computer could play ahead. */
  readonly steps: number;
  /** How the match stands, as far as the seat knows. */
  readonly prospect: Prospect;
}

/** What a pool is made with. */
interface PoolOptions {
  /** How many threads there are at most. */
  readonly threads?: number | undefined;
  /** The program of a thread. */
  readonly thread?: string | URL | undefined;
  /** Milliseconds after which a thread that does not answer is ended. */
  readonly most?: number;
  readonly log: Logger;
}

interface Order {
  readonly thought: Thought;
  /** Stands for the address that opened the match. */
  readonly openedBy: string;
  /** When the clock of the decision ends, by `Date.now()`; undefined without one. */
  readonly until: number | undefined;
  readonly done: (thinking: Thinking | undefined) => void;
}

const THREAD = new URL('./thread.ts', import.meta.url);

/** Milliseconds: several times what the slowest decision takes on a busy machine. */
const MOST = 10_000;

/** Milliseconds that a thread is kept for the next thought. */
const IDLE = 60_000;

/** Megabytes of memory that a thread may use, and of what it has just made. */
const MEMORY = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 };

/** With so many orders waiting for each thread, and with so little time left, a level has this share of its steps. */
const SHARES = [
  { waiting: 4, left: 20_000, share: 1 },
  { waiting: 8, left: 10_000, share: 1 / 2 },
  { waiting: 16, left: 5_000, share: 1 / 4 },
] as const;

/** The share of its steps that a level has under this load: none, the first proposal, where there is no time for more. */
export const shareUnder = (waiting: number, left: number): number =>
  SHARES.find((step) => waiting <= step.waiting && left >= step.left)?.share ?? 0;

/** One for each core but one, which the matches need. */
const coresLessOne = (): number => Math.max(1, availableParallelism() - 1);

/**
 * Lets computers think beside everything else, in threads that are started when they are first needed. A match asks for one
 * decision at a time; matches of one address wait for each other and not for those of others: of those that wait, the one is
 * answered next whose address was answered longest ago. So nobody can keep the threads from the others.
 */
export class ThinkingPool {
  readonly #options: PoolOptions;
  readonly #most: number;
  readonly #waiting: Order[] = [];
  /** When the matches of an address were answered last, as a number that only rises; forgotten when nobody thinks. */
  readonly #served = new Map<string, number>();
  #turn = 0;
  readonly #idle: Worker[] = [];
  readonly #busy = new Map<Worker, { readonly order: Order; readonly timer: NodeJS.Timeout }>();
  #rest: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(options: PoolOptions) {
    this.#options = options;
    this.#most = options.most ?? MOST;
  }

  /**
   * What a computer answers; undefined if nothing was found: the thread broke down or took too long. The more orders wait,
   * and the less time there is `until` the clock ends, the fewer steps it takes, so that it answers in time.
   */
  think(thought: Thought, openedBy: string, until?: number): Promise<Thinking | undefined> {
    return new Promise((done) => {
      this.#waiting.push({ thought, openedBy, until, done });
      this.#next();
    });
  }

  /** Ends all threads; what was asked is not answered. */
  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#rest);
    for (const { timer } of this.#busy.values()) clearTimeout(timer);
    const workers = [...this.#idle.splice(0), ...this.#busy.keys()];
    this.#busy.clear();
    await Promise.all(workers.map((worker) => worker.terminate()));
  }

  #next(): void {
    const threads = this.#options.threads ?? coresLessOne();
    while (!this.#closed && this.#waiting.length > 0 && this.#busy.size < threads) {
      const order = this.#nextOrder();
      const worker = this.#idle.pop() ?? this.#start();
      const timer = setTimeout(() => this.#fail(worker, new Error('it takes too long')), this.#most);
      timer.unref();
      this.#busy.set(worker, { order, timer });
      const left = (order.until ?? Number.POSITIVE_INFINITY) - Date.now();
      const share = shareUnder(this.#waiting.length / threads, left);
      worker.postMessage({ ...order.thought, share } satisfies SharedThought);
    }
    if (this.#waiting.length + this.#busy.size === 0) this.#served.clear();
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => this.#dismiss(), IDLE);
    this.#rest.unref();
  }

  /** Takes what is to be thought about next. Only while something waits. */
  #nextOrder(): Order {
    const servedAt = ({ openedBy }: Order) => this.#served.get(openedBy) ?? 0;
    const order = this.#waiting.reduce((first, other) => (servedAt(other) < servedAt(first) ? other : first));
    this.#waiting.splice(this.#waiting.indexOf(order), 1);
    this.#served.set(order.openedBy, ++this.#turn);
    return order;
  }

  /** Nobody has asked for some time. */
  #dismiss(): void {
    for (const worker of this.#idle.splice(0)) void worker.terminate();
  }

  #start(): Worker {
    const worker = new Worker(this.#options.thread ?? THREAD, { resourceLimits: MEMORY });
    worker.on('message', (thinking: Thinking) => {
      this.#idle.push(worker);
      this.#finish(worker, thinking);
    });
    worker.on('error', (error) => this.#fail(worker, error));
    // A thread without work must not keep the process alive.
    worker.unref();
    return worker;
  }

  /** Ends a thread that has broken down or takes too long. The next thought gets a new one. */
  #fail(worker: Worker, error: unknown): void {
    const { thought } = this.#busy.get(worker)?.order ?? {};
    this.#options.log.error(
      { err: error, ruleset: thought?.ruleset, decision: thought?.decision.kind },
      'a computer has found no answer',
    );
    const idle = this.#idle.indexOf(worker);
    if (idle >= 0) this.#idle.splice(idle, 1);
    void worker.terminate();
    this.#finish(worker, undefined);
  }

  #finish(worker: Worker, thinking: Thinking | undefined): void {
    const { order, timer } = this.#busy.get(worker) ?? {};
    this.#busy.delete(worker);
    clearTimeout(timer);
    order?.done(thinking);
    this.#next();
  }
}
