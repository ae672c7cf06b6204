import { Worker } from 'node:worker_threads';
import type { Reader, Rulesets } from '@ironhex/shared/match';
import { type Fault, fail, ok, type Result } from '@ironhex/shared/protocol';
import {
  isQuick,
  type Made,
  type Order,
  type ReadPosition,
  type ReadRequest,
  readAsked,
  readOn,
} from './read-request.ts';

/** How many requests may wait to be read: of one address, and in all. */
export interface WorkshopBounds {
  readonly each: number;
  readonly all: number;
}

/** What is different from a server as people use it. */
interface WorkshopOptions {
  readonly bounds?: WorkshopBounds;
  /** The program of the thread. */
  readonly thread?: string | URL | undefined;
  /** As whom positions are read. */
  readonly reader?: Reader | undefined;
}

const THREAD = new URL('./thread.ts', import.meta.url);

/** Several times what people ask for at once. */
const BOUNDS: WorkshopBounds = { each: 4, all: 40 };

/** Requests up to this length, in characters, are read at once: that takes a millisecond at most. */
const SHORT = 16 * 1024;

/**
 * Milliseconds that one request may take. The slowest takes a tenth of a second of the processor, the first one half a
 * second more to start the thread; but the thread gives way to everything else, and waits long on a busy machine.
 */
const TIME_LIMIT = 30_000;

/** Milliseconds that a thread is kept for the next request: it occupies some 60 MB. */
const IDLE = 10_000;

/** Megabytes of memory that a thread may use, and of what it has just made: garbage is collected the sooner. */
const MEMORY = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 16 };

const AT_WORK =
  'Several matches that you asked for are being made. Wait until they are there, then ask for the next one.';
const CROWDED = 'Many matches are being made at the moment. Try again in a few seconds.';
const BROKEN = 'This could not be made. Choose something else, or try again later.';

/**
 * Why a request leads to nothing: what is wrong with it, or that it cannot be read now, with the status that says so.
 */
export interface NotRead {
  readonly status: 400 | 429 | 503;
  readonly faults: readonly Fault[];
}

/** An order that waits for the thread. */
interface Waiting {
  readonly address: string;
  readonly order: Order;
  /** Takes what the thread has made of just this order. */
  readonly done: (made: Result<unknown, NotRead>) => void;
}

const refused = (status: NotRead['status'], message: string): Result<never, NotRead> =>
  fail({ status, faults: [{ at: 'board', message }] });

/**
 * Reads requests for matches, makes their boards and folds records beside everything else: that takes long enough that
 * players would notice. That is done one after the other in a thread that is started when it is first needed.
 */
export class Workshop {
  readonly #rulesets: Rulesets;
  readonly #bounds: WorkshopBounds;
  readonly #orders: Waiting[] = [];
  readonly #thread: string | URL;
  readonly #reader: Reader;
  #worker: Worker | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(rulesets: Rulesets, { bounds = BOUNDS, thread = THREAD, reader = 'table' }: WorkshopOptions = {}) {
    this.#rulesets = rulesets;
    this.#reader = reader;
    this.#bounds = bounds;
    this.#thread = thread;
  }

  /** Reads a request for a match from this address, as JSON, and makes its board. */
  async read(address: string, request: string): Promise<Result<ReadRequest, NotRead>> {
    if (request.length <= SHORT) {
      const asked = readAsked(request);
      if (!asked.ok) return judged(asked);
      if (isQuick(asked.value)) return ok(readOn(asked.value, this.#rulesets, this.#reader));
    }
    return this.#order(address, { request });
  }

  /** The position of a match of which this server has kept the record, when so many of its intents were done. */
  fold(address: string, record: string, intents: number): Promise<Result<ReadPosition['begun'], NotRead>> {
    return this.#order(address, { record, intents });
  }

  async #order<Asked extends Order>(address: string, order: Asked): Promise<Result<Made<Asked>, NotRead>> {
    if (this.#orders.length >= this.#bounds.all) return refused(503, CROWDED);
    if (this.#orders.filter((waiting) => waiting.address === address).length >= this.#bounds.each)
      return refused(429, AT_WORK);
    return new Promise((done) => {
      this.#orders.push({ address, order, done: done as Waiting['done'] });
      if (this.#orders.length === 1) this.#next();
    });
  }

  /** Ends the thread and refuses the orders that wait. A later order would start a new thread. */
  async close(): Promise<void> {
    const worker = this.#worker;
    this.#worker = undefined;
    clearTimeout(this.#timer);
    for (const { done } of this.#orders.splice(0)) done(refused(503, CROWDED));
    await worker?.terminate();
  }

  #next(): void {
    const [next] = this.#orders;
    if (!next) {
      this.#timer = setTimeout(() => void this.close(), IDLE);
      this.#timer.unref();
      return;
    }
    clearTimeout(this.#timer);
    this.#worker ??= this.#start();
    this.#worker.postMessage(next.order);
    this.#timer = setTimeout(() => this.#fail(), TIME_LIMIT);
    this.#timer.unref();
  }

  #start(): Worker {
    const worker = new Worker(this.#thread, { resourceLimits: MEMORY, workerData: this.#reader });
    worker.on('message', (made: string) => this.#finish(judged(JSON.parse(made) as Result<Made<Order>, Fault[]>)));
    worker.on('error', () => this.#fail(worker));
    // A thread without work must not keep the process alive.
    worker.unref();
    return worker;
  }

  /** Ends a thread that has broken down or takes too long. Its order fails; the next one gets a new thread. */
  #fail(worker = this.#worker): void {
    if (!worker || worker !== this.#worker) return;
    this.#worker = undefined;
    void worker.terminate();
    this.#finish(refused(503, BROKEN));
  }

  #finish(made: Result<Made<Order>, NotRead>): void {
    clearTimeout(this.#timer);
    this.#orders.shift()?.done(made);
    this.#next();
  }
}

const judged = <T>(made: Result<T, Fault[]>): Result<T, NotRead> =>
  made.ok ? made : fail({ status: 400, faults: made.error });
