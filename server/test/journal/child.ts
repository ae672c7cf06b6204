import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { OpenJournal } from '../../src/journal/open.ts';

/** What a process that appended had confirmed when it was killed: the last number of every match. */
export type Confirmed = ReadonlyMap<string, number>;

/**
 * Runs a process that appends to `count` matches, and kills it without a warning when `until` says so. Throws if it
 * ends by itself.
 */
export const appendUntilKilled = (
  where: OpenJournal,
  count: number,
  until: (lines: () => number) => Promise<void>,
): Promise<Confirmed> => run([JSON.stringify(where), `${count}`, 'Infinity'], until);

/**
 * Runs a process that appends to `count` matches, and kills itself without a warning right after its confirmation
 * number `most`. However busy the machine is, it writes about the same.
 */
export const appendAndDie = (where: OpenJournal, count: number, most: number): Promise<Confirmed> =>
  run([JSON.stringify(where), `${count}`, `${most}`]);

const run = async (args: readonly string[], until?: (lines: () => number) => Promise<void>): Promise<Confirmed> => {
  const child = spawn(process.execPath, [fileURLToPath(new URL('./append-forever.ts', import.meta.url)), ...args]);
  let said = '';
  let complaints = '';
  child.stdout.on('data', (data) => {
    said += data;
  });
  child.stderr.on('data', (data) => {
    complaints += data;
  });
  const closed = once(child, 'close');
  if (until) {
    await until(() => said.split('\n').length - 1);
    child.kill('SIGKILL');
  }
  await closed;
  if (child.signalCode !== 'SIGKILL') throw new Error(`the process ended by itself: ${complaints}`);
  const lines = said.split('\n').slice(0, -1);
  return new Map(lines.map((line) => line.split(' ')).map(([match, n]) => [match!, Number(n)]));
};
