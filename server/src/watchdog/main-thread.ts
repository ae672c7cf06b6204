import { existsSync, readFileSync } from 'node:fs';
import { Session } from 'node:inspector';
import { setTimeout as after } from 'node:timers/promises';

/**
 * With this code the watchdog ends a process whose event loop is stuck: the same may be started again, and should be.
 */
export const STUCK = 75;

/** Milliseconds that the main thread may take to say where it is. */
const TIMEOUT = 3000;

/** Its stack as text, but for the two lines of the question itself. */
const WHERE = '(Error.stackTraceLimit = 30, new Error().stack.split("\\n").slice(2).join("\\n"))';

/**
 * The main thread as another thread reaches it while it loops: V8's inspector interrupts a loop and lets it run
 * something else. Node has no other way to end a process with an exit code from one of its threads, and the first
 * process of a container cannot even be killed from inside.
 */
export class MainThread {
  readonly #inspector = new Session();

  constructor() {
    this.#inspector.connectToMainThread();
  }

  /** The stack of what it is doing; undefined if it does not let itself be interrupted. */
  async stack(): Promise<string | undefined> {
    const { promise, resolve } = Promise.withResolvers<string | undefined>();
    this.#inspector.post('Runtime.evaluate', { expression: WHERE }, (_error, answer) =>
      resolve(answer?.result.value as string | undefined),
    );
    return Promise.race([promise, after(TIMEOUT, undefined)]);
  }

  /** Lets it end the process with this exit code, as soon as it can be interrupted. */
  exit(code: number): void {
    this.#inspector.post('Runtime.evaluate', { expression: `process.exit(${code})` });
  }
}

/** Milliseconds of a clock tick in which Linux counts processor time, on every machine that Node runs on. */
const TICK = 10;

/** Where user and system time stand in the file, counted from behind the name in brackets, which may have spaces. */
const [USER, SYSTEM] = [11, 12];

/** Where Linux counts what one thread has used; the main thread has the number of its process. */
const STAT = `/proc/self/task/${process.pid}/stat`;
const isCounted = existsSync(STAT);

const ofMainThread = (): number => {
  const stat = readFileSync(STAT, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return TICK * (Number(fields[USER]) + Number(fields[SYSTEM]));
};

/**
 * Milliseconds of processor time that the main thread has used so far; any thread may ask. Other systems than Linux
 * tell a thread only what the whole process has used, which is more by what its other threads do: by the databases, the
 * boards and the collection of garbage. So there a main thread that waits in the kernel might be taken for one that
 * loops.
 */
export const usedByMainThread = (): number => {
  if (isCounted) return ofMainThread();
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};
