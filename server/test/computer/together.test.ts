import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ComputerPlayers } from '../../src/computer/players.ts';
import type { ThinkingPool } from '../../src/computer/pool.ts';
import { puppetTable } from '../table-kit.ts';

const PAUSE = 700;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** How many decisions are open after this time, where a computer is asked these. */
const openAfter = async (ms: number, ...ids: readonly number[]): Promise<number> => {
  const { table, perform, answer } = puppetTable('none', ['orange']);
  answer('blue', 1, { pending: ids.map((id) => ({ id, seat: 'orange', kind: 'move', clock: { class: 'plan' } })) });
  const players = new ComputerPlayers({
    ...{ table, openedBy: '', attended: () => true, pause: PAUSE, now: () => Date.now() },
    pool: { think: async () => ({ intents: [{ do: 'drop' }], steps: 0, prospect: {} }) } as unknown as ThinkingPool,
    apply: (work) => work(),
    perform,
    trouble: () => {},
  });
  players.look();
  await vi.advanceTimersByTimeAsync(ms);
  return table.pending().length;
};

test('a computer pauses before it answers', async () => {
  expect(await openAfter(PAUSE - 1, 2)).toBe(1);
  expect(await openAfter(PAUSE + 1, 2)).toBe(0);
});

test('it answers what it was asked together without another pause', async () => {
  expect(await openAfter(2 * PAUSE - 1, 2, 3, 4)).toBe(0);
});
