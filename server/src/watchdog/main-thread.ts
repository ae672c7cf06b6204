import { Session } from 'node:inspector';
import { setTimeout as after } from 'node:timers/promises';

/** With this code the watchdog ends a process whose event loop is stuck: the same may be started again, and should be. */
export const STUCK = 75;

/** Milliseconds that the main thread may take to say where it is. */
const TIMEOUT = 3000;

/** Its stack as text, but for the two lines of the question itself. */
const WHERE = '(Error.stackTraceLimit = 30, new Error().stack.split("\\n").slice(2).join("\\n"))';

/**
 * The main thread as another thread reaches it while it loops: V8's inspector interrupts a loop and lets it run something
 * else. Node has no other way to end a process with an exit code from one of its threads, and the first process of a
 * container cannot even be killed from inside.
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
