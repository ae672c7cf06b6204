import { describe, expect, test } from 'vitest';
import { pauseAfter } from '../src/supervisor.ts';
import { memory, readProgress } from '../src/watchdog/at-work.ts';
import { usedByMainThread } from '../src/watchdog/main-thread.ts';
import { PATIENCE, StuckDetector } from '../src/watchdog/stuck-detector.ts';
import { bareTable } from './table-kit.ts';

describe('the watchdog judges an event loop', () => {
  const { hold, end } = PATIENCE;

  test('that does not move and uses processor time: it loops', () => {
    const detector = new StuckDetector();
    expect(detector.look({ moves: 7, now: 100, used: 300 })).toBe('moves');
    expect(detector.look({ moves: 7, now: 100 + hold - 1, used: 300 + hold / 2 })).toBe('moves');
    expect(detector.look({ moves: 7, now: 100 + hold, used: 300 + hold / 2 })).toBe('slow');
    expect(detector.look({ moves: 7, now: 100 + 9 * end, used: 300 + end - 1 })).toBe('slow');
    expect(detector.look({ moves: 7, now: 101 + 9 * end, used: 300 + end })).toBe('loops');
    expect(detector.busy).toBe(end);
  });

  test('that does not move and uses none: it stands still, for however long it does', () => {
    const detector = new StuckDetector();
    for (let looks = 0; looks < 1000; looks++)
      expect(detector.look({ moves: 7, now: looks * end, used: 300 })).toBe(looks === 0 ? 'moves' : 'slow');
  });

  test('that moves, however much there is to do', () => {
    const detector = new StuckDetector();
    for (let looks = 0; looks < 1000; looks++)
      expect(detector.look({ moves: looks, now: looks * end, used: looks * (end - 1) })).toBe('moves');
  });
});

test('the processor time of the main thread is what it computes, and not what it waits', () => {
  const before = usedByMainThread();
  while (usedByMainThread() < before + 100);
  const between = usedByMainThread();
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500);
  expect(usedByMainThread() - between).toBeLessThan(250);
});

describe('the match at work', () => {
  test('is the one whose rules are asked, until the turn of the event loop ends', async () => {
    const { table, blueprint } = bareTable();
    await new Promise(setImmediate);
    expect(readProgress(memory).match).toBeUndefined();
    table.view('blue');
    expect(readProgress(memory).match).toBe(blueprint.id);
    await new Promise(setImmediate);
    expect(readProgress(memory).match).toBeUndefined();
    table.ruleset.schemas.intent.safeParse({});
    expect(readProgress(memory).match).toBe(blueprint.id);
  });
});

test('the supervisor starts a stuck server again at once, and then less and less often', () => {
  expect([0, 1, 2, 3, 6, 1000].map(pauseAfter)).toEqual([0, 2, 4, 8, 60, 60]);
});
