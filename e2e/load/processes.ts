import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** A program that has said where it can be reached. */
export interface Reachable {
  readonly url: string;
  readonly pid: number;
  stop(): void;
}

/** Starts a program of this folder in a process of its own, and waits until it prints an address. */
export const startBeside = async (
  file: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<Reachable> => {
  const child = spawn(process.execPath, [join(import.meta.dirname, file)], {
    env: { ...process.env, DOTENV_CONFIG_QUIET: 'true', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise<string>((resolve) => {
    createInterface(child.stdout).on('line', (line) => {
      const [found] = /http:\/\/\S+/.exec(line) ?? [];
      if (found) resolve(found);
    });
  });
  return { url, pid: child.pid!, stop: () => child.kill('SIGKILL') };
};
