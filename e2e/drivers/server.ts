import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { LONGEST_WAIT } from './until.ts';

/** A server in a process of its own. */
export interface ServerProcess {
  readonly url: string;
  readonly pid: number;
  /** All lines that it has written so far, on either of its outputs. */
  readonly said: readonly string[];
  /** Resolves when it has ended by itself and all that it wrote is read, with its exit code. */
  readonly ended: Promise<number | null>;
  /** Stops it as Ctrl-C does; gives its exit code. */
  stop(): Promise<number | null>;
  /** Ends it at once, as a crash does: nothing of it runs any more. */
  kill(): Promise<void>;
}

/** Starts a program in a process of its own, and waits until it says where it is ready. */
export const startProgram = async (
  file: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<ServerProcess> => {
  const child = spawn(process.execPath, [file], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said: string[] = [];
  child.stderr.pipe(process.stderr, { end: false });
  createInterface(child.stderr).on('line', (line) => said.push(line));
  const exited = once(child, 'exit');
  const lines = createInterface(child.stdout);
  const read = once(lines, 'close');
  const url = await new Promise<string>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('the server did not start in time')), LONGEST_WAIT);
    void exited.then(([code]) => reject(new Error(`the server ended with ${code}`)));
    lines.on('line', (line) => {
      said.push(line);
      const [found] = /http:\/\/\S+/.exec(line) ?? [];
      if (!found || !line.includes('ready')) return;
      clearTimeout(timer);
      resolve(found);
    });
  });
  return {
    url,
    pid: child.pid!,
    said,
    ended: Promise.all([exited, read]).then(([[code]]) => code as number | null),
    stop: async () => {
      child.kill('SIGINT');
      const [code] = (await exited) as [number | null];
      return code;
    },
    kill: async () => {
      child.kill('SIGKILL');
      await exited;
    },
  };
};

/** Settings of a server that is played on as fast as possible. */
export const FAST = {
  MATCHES_PER_MINUTE: '1000000',
  MATCHES_PER_DAY: '1000000',
  MB_PER_DAY: '1000000',
  JOINS_PER_MINUTE: '1000000',
  READS_PER_MINUTE: '1000000',
  TABLES_PER_ADDRESS: '1000000',
  LISTS_PER_ADDRESS: '1000000',
  CONNECTIONS_PER_ADDRESS: '100000',
  COMMANDS_PER_SECOND: '100000',
  FRAMES_PER_SECOND: '100000',
  KILOBYTES_PER_SECOND: '100000',
  WORK_PER_SECOND: '100000',
  LOG_LEVEL: 'error',
};

const folders = new Set<string>();

/** A folder for a server's data. It is gone when a server on it was stopped, but not when one was killed. */
export const dataFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'ironhex-'));
  folders.add(folder);
  return folder;
};

/**
 * Starts the real server on a free port, with the page that is built, and a data folder of its own unless one is given; as
 * `npm start` does with the program `supervisor.ts`.
 */
export const startServer = async (
  environment: Readonly<Record<string, string>> = {},
  program: 'main.ts' | 'supervisor.ts' = 'main.ts',
): Promise<ServerProcess> => {
  const DATA_DIR = environment.DATA_DIR ?? dataFolder();
  const server = await startProgram(join(import.meta.dirname, '../../server/src', program), {
    PORT: '0',
    LOG_LEVEL: 'warn',
    MATCHES_PER_MINUTE: '1000',
    MATCHES_PER_DAY: '10000',
    MB_PER_DAY: '100000',
    JOINS_PER_MINUTE: '10000',
    CONNECTIONS_PER_ADDRESS: '10000',
    COMMANDS_PER_SECOND: '10000',
    FRAMES_PER_SECOND: '100000',
    KILOBYTES_PER_SECOND: '100000',
    WORK_PER_SECOND: '100000',
    // Scenes and secrets begin in the middle of steps.
    TRUST_POSITIONS: 'true',
    DATA_DIR,
    ...environment,
  });
  const stop = async (): Promise<number | null> => {
    const code = await server.stop();
    if (folders.delete(DATA_DIR)) rmSync(DATA_DIR, { recursive: true, force: true });
    return code;
  };
  return { ...server, stop };
};
