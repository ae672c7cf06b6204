import { Worker } from 'node:worker_threads';
import type { Board } from '@ironhex/shared/board';
import { type BoardChoice, type Fault, fail, type Result } from '@ironhex/shared/protocol';
import { makeBoard } from './make-board.ts';

/** How many boards may be asked for and not be made yet: of one address, and in all. */
export interface WorkshopBounds {
  readonly each: number;
  readonly all: number;
}

/** Several times what people ask for at once. */
const BOUNDS: WorkshopBounds = { each: 4, all: 40 };

/** Milliseconds that one board may take; the slowest takes a tenth of a second. */
const PATIENCE = 10_000;

/** Milliseconds that a thread is kept for the next board: it occupies some 60 MB. */
const IDLE = 10_000;

/** Megabytes of memory that a thread may use. */
const MEMORY = 128;

const AT_WORK =
  'Several boards that you asked for are being made. Wait until they are there, then ask for the next one.';
const CROWDED = 'Many boards are being made at the moment. Try again in a few seconds.';
const BROKEN = 'This board could not be made. Choose another one, or try again later.';

/** Why there is no board: what is wrong with the choice, or that it cannot be made now, with the status that says so. */
export interface NoBoard {
  readonly status: 400 | 429 | 503;
  readonly faults: readonly Fault[];
}

interface Order {
  readonly address: string;
  readonly choice: string;
  readonly done: (made: Result<Board, NoBoard>) => void;
}

const refused = (status: NoBoard['status'], message: string): Result<never, NoBoard> =>
  fail({ status, faults: [{ at: 'board', message }] });

/**
 * Makes boards beside everything else: a large one takes long enough that players would notice. They are made one after
 * the other in a thread that is started when it is first needed.
 */
export class Workshop {
  readonly #bounds: WorkshopBounds;
  readonly #orders: Order[] = [];
  readonly #thread: string | URL;
  #worker: Worker | undefined;
  #timer: NodeJS.Timeout | undefined;

  /** `thread`: the program of the thread. */
  constructor(bounds: WorkshopBounds = BOUNDS, thread: string | URL = new URL('./thread.ts', import.meta.url)) {
    this.#bounds = bounds;
    this.#thread = thread;
  }

  /** The board that somebody at this address has chosen. */
  async make(address: string, choice: BoardChoice): Promise<Result<Board, NoBoard>> {
    if ('stock' in choice) return judged(makeBoard(choice));
    if (this.#orders.length >= this.#bounds.all) return refused(503, CROWDED);
    if (this.#orders.filter((order) => order.address === address).length >= this.#bounds.each)
      return refused(429, AT_WORK);
    return new Promise((done) => {
      this.#orders.push({ address, choice: JSON.stringify(choice), done });
      if (this.#orders.length === 1) this.#next();
    });
  }

  /** Ends the thread; what is not made yet is refused. The next order would get a new one. */
  async close(): Promise<void> {
    const worker = this.#worker;
    this.#worker = undefined;
    clearTimeout(this.#timer);
    for (const { done } of this.#orders.splice(0)) done(refused(503, CROWDED));
    await worker?.terminate();
  }

  #next(): void {
    const [order] = this.#orders;
    if (!order) {
      this.#timer = setTimeout(() => void this.close(), IDLE);
      this.#timer.unref();
      return;
    }
    clearTimeout(this.#timer);
    this.#worker ??= this.#start();
    this.#worker.postMessage(order.choice);
    this.#timer = setTimeout(() => this.#fail(), PATIENCE);
    this.#timer.unref();
  }

  #start(): Worker {
    const worker = new Worker(this.#thread, { resourceLimits: { maxOldGenerationSizeMb: MEMORY } });
    worker.on('message', (made: string) => this.#finish(judged(JSON.parse(made) as Result<Board, Fault[]>)));
    worker.on('error', () => this.#fail(worker));
    // Nobody waits for a thread without work when the server has ended.
    worker.unref();
    return worker;
  }

  /** The order under way has broken the thread, or takes too long: the next one gets another thread. */
  #fail(worker = this.#worker): void {
    if (!worker || worker !== this.#worker) return;
    this.#worker = undefined;
    void worker.terminate();
    this.#finish(refused(503, BROKEN));
  }

  #finish(made: Result<Board, NoBoard>): void {
    clearTimeout(this.#timer);
    this.#orders.shift()?.done(made);
    this.#next();
  }
}

const judged = (made: Result<Board, Fault[]>): Result<Board, NoBoard> =>
  made.ok ? made : fail({ status: 400, faults: made.error });
