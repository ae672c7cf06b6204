import { join } from 'node:path';
import { setTimeout as pass } from 'node:timers/promises';
import { describe, expect, onTestFinished, test } from 'vitest';
import { makeDatabase, TEST_DATABASE } from '../../server/test/journal/places.ts';
import { openDuel } from '../drivers/duel.ts';
import { Remote } from '../drivers/match.ts';
import { RoomClient } from '../drivers/room-client.ts';
import { type ServerProcess, startServer } from '../drivers/server.ts';
import { until } from '../drivers/until.ts';

/** Four seconds for a decision, then eight from the bank. */
const CLOCKS = { seconds: { react: 4, plan: 4 }, bank: 8, opening: 0 };
/** Longer than a decision and the bank together, and than a server's lease. */
const STANDSTILL = 14_000;

const serve = async (environment: Readonly<Record<string, string>> = {}): Promise<ServerProcess> => {
  const server = await startServer(environment);
  onTestFinished(async () => {
    await server.kill();
  });
  return server;
};

/** A match that waits for one of two players, before a watcher. */
const begin = async (url: string, clocks: typeof CLOCKS | 'none' = CLOCKS) => {
  const match = await openDuel(url, { clocks });
  const watcher = await RoomClient.arrive(url, match.id);
  const ada = await Remote.sit(url, match, 0, 'Ada');
  const bo = await Remote.sit(url, match, 1, 'Bo');
  await until(() => (ada.asked ?? bo.asked) && watcher.decisions.length, 'somebody is asked');
  return { match, ada, bo, watcher, turn: ada.asked ? ada : bo };
};

/** How many decisions the clock has made. */
const defaults = async (client: RoomClient): Promise<number> =>
  (await client.events()).filter(({ seen }) => seen.kind === 'waited').length;

const bankOf = (watcher: RoomClient, { seat }: Remote): number => watcher.bankOf(seat);

/** Windows cannot stop a process and let it go on. */
describe.skipIf(process.platform === 'win32')('the clocks of a match', () => {
  test('stand still with the process: a standstill does no default and takes nothing from a bank', async () => {
    const { url, pid } = await serve();
    const { watcher, turn } = await begin(url);
    process.kill(pid, 'SIGSTOP');
    await pass(STANDSTILL);
    process.kill(pid, 'SIGCONT');
    await until(() => watcher.clock.length > 0, 'everybody is told the time');
    await turn.wait();
    await until(() => bankOf(watcher, turn) <= CLOCKS.bank * 1000, 'it is told');
    expect(bankOf(watcher, turn)).toBeGreaterThan(0);
    expect(await defaults(watcher)).toBe(1);
  });

  test.each([
    ['ahead', 'SIGUSR2'],
    ['back', 'SIGHUP'],
  ] as const)('do not follow a wall clock that is set ten minutes %s', async (_, signal) => {
    const odd = join(import.meta.dirname, 'odd-clock.ts');
    const server = await serve({ NODE_OPTIONS: `--import=${odd}` });
    const { watcher, turn, match } = await begin(server.url);
    process.kill(server.pid, signal);
    await until(() => server.said.some((line) => line.includes('the wall clock is')), 'the clock is set');
    await until(() => watcher.clock.length > 0, 'everybody is told the time');
    await turn.wait();
    await until(async () => (await defaults(watcher)) === 1, 'it is told');
    expect(bankOf(watcher, turn)).toBeGreaterThan(0);
    // Clocks still ring: the players answer nothing more, and the match goes on.
    await until(async () => (await defaults(watcher)) > 1, 'the next decision runs out');
    const late = await RoomClient.arrive(server.url, match.id);
    await until(() => late.decisions.length && late.welcomes.length, 'a newcomer sees what is asked');
    const [decision] = late.decisions;
    expect(decision!.deadline - late.welcomes[0]!.now).toBeLessThanOrEqual(12_000);
  });
});

describe.runIf(TEST_DATABASE && process.platform !== 'win32')('a process that stood still', () => {
  test('finds that another has its match: watchers are sent over, and everybody comes to the new owner', async () => {
    const DATABASE_URL = await makeDatabase(TEST_DATABASE!);
    const [one, two] = [await serve({ DATABASE_URL }), await serve({ DATABASE_URL })];
    const { match, watcher, ada } = await begin(one.url, 'none');
    process.kill(one.pid, 'SIGSTOP');
    const there = await RoomClient.join(two.url, match.id);
    expect(there.room.roomId).not.toBe(watcher.room.roomId);
    const frames = watcher.frames.length;
    process.kill(one.pid, 'SIGCONT');
    await until(() => watcher.closed === 4100 && ada.client.closed === 4100, 'everybody is sent over');
    expect(watcher.frames.slice(frames)).toEqual([]);
    await there.leave();
  });
});
