// A thread of its own that watches the main thread's event loop. When that is stuck, the thread does alone what there
// is to do: it closes the match at work, says so in the log, and ends the process.
import { setTimeout as after } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { pino } from 'pino';
import { holdStuck, listQuarantined, quarantine } from '../journal/leases/quarantine.ts';
import { openDatabase } from '../journal/open.ts';
import { makeLog } from '../log.ts';
import { readProgress } from './at-work.ts';
import { MainThread, STUCK, usedByMainThread } from './main-thread.ts';
import { StuckDetector } from './stuck-detector.ts';
import type { Given } from './watchdog.ts';

/** Milliseconds between two looks at the main thread. */
const LOOK = 250;

/** Milliseconds between two notes for other servers, and those that closing a match may take. */
const HOLD = 1000;
const CLOSING = 10_000;

/**
 * Milliseconds after which the process is killed, if it has not ended: a native function may let nobody interrupt it.
 */
const ENDING = 20_000;

const { memory, where, alone, server, name, logLevel } = workerData as Given;
/** Writes synchronously: a line left to another thread would be lost when the process ends. */
const log = makeLog(logLevel, pino.destination({ dest: 1, sync: true }));
const detector = new StuckDetector();
let heldAt = Number.NEGATIVE_INFINITY;

/** Used once before it is needed, so that all of it is loaded and connected then. */
const database = openDatabase(where);
await listQuarantined(database).catch(() => {});

/** Tells other servers to leave the match at work alone, again and again. */
const hold = (): void => {
  const { match } = readProgress(memory);
  if (alone || match === undefined || performance.now() - heldAt < HOLD) return;
  heldAt = performance.now();
  holdStuck(database, match, server).catch((error) => log.error({ err: error, match }, 'a stuck match is not held'));
};

/** Closes a match; gives the error if that does not work, or takes too long. */
const close = async (match: string): Promise<unknown> => {
  const late = after(CLOSING).then(() => {
    throw new Error(`this took more than ${CLOSING} ms`);
  });
  try {
    await Promise.race([quarantine(database, match, name), late]);
    return undefined;
  } catch (error) {
    return error;
  }
};

const end = async (): Promise<void> => {
  setTimeout(() => process.kill(process.pid, 'SIGKILL'), ENDING);
  const { match } = readProgress(memory);
  const main = new MainThread();
  try {
    const details = { match, ms: detector.busy, stack: await main.stack() };
    const err = match === undefined ? undefined : await close(match);
    if (match === undefined) log.fatal(details, 'the event loop is stuck, in no match: the process ends');
    else if (err === undefined)
      log.fatal(details, 'the event loop is stuck in a match: it is closed, the process ends');
    else log.fatal({ ...details, err }, 'the event loop is stuck in a match, which cannot be closed: the process ends');
  } finally {
    main.exit(STUCK);
  }
};

const timer = setInterval(() => {
  const { moves } = readProgress(memory);
  // The main thread is still loading the program.
  if (moves === 0) return;
  const verdict = detector.look({ moves, now: performance.now(), used: usedByMainThread() });
  if (verdict === 'slow') hold();
  if (verdict !== 'loops') return;
  clearInterval(timer);
  end().catch(() => {});
}, LOOK);

parentPort!.postMessage('ready');
