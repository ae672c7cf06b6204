import { execFileSync, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { describe, expect, onTestFinished, test } from 'vitest';
import { dataFolder, startServer } from '../drivers/server.ts';
import { until } from '../drivers/until.ts';

const PROGRAM = join(import.meta.dirname, '../../server/src/supervisor.ts');

/** Starts the program of `npm start` as a terminal does: with a group of processes of its own. */
const startInTerminal = (environment: Readonly<Record<string, string>>) => {
  const env = { ...process.env, PORT: '0', DATA_DIR: dataFolder(), LOG_LEVEL: 'info', ...environment };
  const child = spawn(process.execPath, [PROGRAM], { env, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  onTestFinished(() => {
    if (child.exitCode === null) process.kill(-child.pid!, 'SIGKILL');
  });
  let said = '';
  child.stdout.on('data', (data) => {
    said += data;
  });
  return { pid: child.pid!, said: () => said, complaint: text(child.stderr), ended: once(child, 'exit') };
};

/** What a program prints. */
const said = (program: string, ...values: readonly string[]): string => execFileSync(program, values).toString();

/** Windows has no groups of processes. */
describe.skipIf(process.platform === 'win32')('the program of npm start', () => {
  test('ends with the sentence of its server, and stops it cleanly when a terminal interrupts both', async () => {
    const first = startInTerminal({});
    const [, port] = (await until(() => /ready: http:\S+:(\d+)/.exec(first.said()), 'the server is ready'))!;
    const second = startInTerminal({ PORT: port! });
    expect(await second.ended).toEqual([1, null]);
    expect(await second.complaint).toContain(`Port ${port} is taken by another program.`);

    process.kill(-first.pid, 'SIGINT');
    expect(await first.ended).toEqual([0, null]);
    expect(first.said().match(/"stopping"/g)).toHaveLength(1);
  });

  test('ends as its server does that was interrupted first, and has ended', async () => {
    const program = startInTerminal({});
    await until(() => /ready: http/.test(program.said()), 'the server is ready');
    const server = Number(said('pgrep', '-P', `${program.pid}`));

    process.kill(program.pid, 'SIGSTOP');
    process.kill(server, 'SIGINT');
    await until(() => said('ps', '-o', 'stat=', '-p', `${server}`).startsWith('Z'), 'the server has ended');
    process.kill(program.pid, 'SIGINT');
    process.kill(program.pid, 'SIGCONT');
    expect(await program.ended).toEqual([0, null]);
  });

  test('is sent nothing by its server, which stops cleanly when the channel to it is closed', async () => {
    const server = fork(join(import.meta.dirname, '../../server/src/main.ts'), {
      env: { ...process.env, PORT: '0', DATA_DIR: dataFolder() },
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    });
    const sent: unknown[] = [];
    server.on('message', (message) => sent.push(message));
    const ended = once(server, 'exit');
    await until(() => /ready: http/.test(String(server.stdout!.read() ?? '')), 'the server is ready');
    // Longer than a package waits between two messages that Colyseus loads.
    await setTimeout(1500);
    server.disconnect();
    expect(await ended).toEqual([0, null]);
    expect(sent).toEqual([]);
  });

  test('leaves no server behind when it is killed', async () => {
    const { url, kill } = await startServer({}, 'supervisor.ts');
    await kill();
    await until(
      () =>
        fetch(`${url}/health/live`).then(
          () => false,
          () => true,
        ),
      'the server has ended',
    );
  });
});
