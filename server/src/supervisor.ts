// The program of `npm start`: runs the server, and starts it again when its watchdog has ended it. However else the
// server ends, this program ends in the same way.
import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { STUCK } from './watchdog/main-thread.ts';

/** Restarts that lie further back, in milliseconds, do not count. */
const LATELY = 10 * 60 * 1000;

/** The longest pause before a restart, in seconds. */
const LONGEST = 60;

/** Seconds to wait before a restart, after so many others lately: none before the first, then 2, 4, 8 and so on. */
export const pauseAfter = (restarts: number): number => (restarts === 0 ? 0 : Math.min(2 ** restarts, LONGEST));

const run = (): void => {
  let server: ChildProcess;
  let restarts: readonly number[] = [];
  let stopping = false;

  const start = (): void => {
    server = fork(join(import.meta.dirname, 'main.ts'));
    server.on('exit', ended);
  };

  const startAgain = (): void => {
    const now = performance.now();
    restarts = restarts.filter((at) => now - at < LATELY);
    const pause = pauseAfter(restarts.length);
    restarts = [...restarts, now];
    const when = pause === 0 ? 'now' : `in ${pause} seconds`;
    console.log(`Ironhex was stuck and has ended itself: the line before says where. It is started again ${when}.`);
    setTimeout(start, pause * 1000);
  };

  const ended = (code: number | null, signal: NodeJS.Signals | null): void => {
    if (code === STUCK && !stopping) startAgain();
    else if (signal === null) process.exit(code!);
    else {
      process.removeAllListeners(signal);
      process.kill(process.pid, signal);
    }
  };

  /**
   * Stops the server by closing the channel to it, and not by the signal: those of a terminal reach the server as well,
   * and a second one ends it at once. So does a second one here. Where the channel is closed already, the server has
   * taken the same signal earlier, and `ended` follows; between two servers nothing is left to stop.
   */
  const stop = (): void => {
    if (stopping) {
      server.kill('SIGKILL');
      process.exit(1);
    }
    stopping = true;
    if (server.connected) server.disconnect();
    else if (server.exitCode === STUCK) process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
  start();
};

if (import.meta.main) run();
