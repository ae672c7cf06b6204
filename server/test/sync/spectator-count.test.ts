import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SpectatorCount } from '../../src/sync/spectator-count.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => void vi.useRealTimers());

/** A match that nobody watches, on a server that counts every 30 seconds; what was told of it, with when. */
const watched = () => {
  const told: [seconds: number, count: number][] = [];
  const match = { there: 0, told };
  const count = new SpectatorCount({
    count: () => match.there,
    every: 30,
    changed: () => told.push([Math.round(performance.now() / 1000), count.told]),
  });
  const become = (there: number, after: number): void => {
    vi.advanceTimersByTime(after * 1000);
    match.there = there;
    count.look();
  };
  return { told, count, become };
};

test('how many watch is told at fixed times, whenever they come', () => {
  const { told, become } = watched();
  become(1, 7);
  become(3, 10);
  become(2, 20);
  become(2, 100);
  expect(told).toEqual([
    [30, 3],
    [60, 2],
  ]);
});

test('nobody learns of somebody who has gone before the next count', () => {
  const { told, become } = watched();
  become(1, 5);
  become(0, 5);
  become(0, 60);
  expect(told).toEqual([]);
});

test('a match that has gone to sleep tells nothing more', () => {
  const { told, count, become } = watched();
  become(1, 5);
  count.stop();
  vi.advanceTimersByTime(60_000);
  expect(told).toEqual([]);
});
