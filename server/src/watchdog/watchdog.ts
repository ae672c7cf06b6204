import { Worker } from 'node:worker_threads';
import type { DatabaseLocation } from '../journal/open.ts';
import { beat, memory } from './at-work.ts';

/** What the watchdog must know of its server, to act without the main thread. */
interface Watched {
  /** Where the server keeps its matches. */
  readonly where: DatabaseLocation;
  /** No other server has the same matches. */
  readonly alone: boolean;
  /** The server in the journal, and its name for operators. */
  readonly server: string;
  readonly name: string;
  /** What of the log is written. */
  readonly logLevel: string;
}

/** What the thread is started with. */
export interface Given extends Watched {
  readonly memory: SharedArrayBuffer;
}

/** Milliseconds between two beats. */
const BEAT = 250;

/** The watchdog of this process. */
interface Watchdog {
  /** Resolves when its thread has all that it needs. Before that, nothing should be done that may loop. */
  readonly ready: Promise<void>;
  /** From now on it watches: what comes before, such as loading the program, may take as long as it likes. */
  watch(): void;
}

/**
 * Starts the thread that ends this process when its event loop is stuck. `failed` is called if the thread itself breaks
 * down: then nobody watches.
 */
export const startWatchdog = (watched: Watched, failed: (error: Error) => void): Watchdog => {
  const thread = new Worker(new URL('./thread.ts', import.meta.url), {
    workerData: { ...watched, memory } satisfies Given,
  });
  thread.on('error', failed);
  const ready = new Promise<void>((resolve) => {
    for (const event of ['message', 'exit'])
      thread.once(event, () => {
        // It must not keep a process alive that has nothing else to do.
        thread.unref();
        resolve();
      });
  });
  return { ready, watch: () => void setInterval(beat, BEAT).unref() };
};
