import { expect, test } from 'vitest';
import { type Job, Slices } from '../../../src/rooms/lifecycle/slices.ts';

/** Slices by a clock that goes on by one millisecond whenever somebody looks at it. */
const ticking = () => {
  let now = 0;
  return new Slices(() => now++);
};

/** Job that notes each step. */
const work = (name: string, count: number, notes: string[], more: Partial<Job> = {}): Job => ({
  steps: (function* () {
    for (let step = 1; step <= count; step++) {
      notes.push(`${name}${step}`);
      yield;
    }
  })(),
  most: 1000,
  stopped: () => false,
  ...more,
});

const turnOfTheLoop = () => new Promise<void>((resolve) => setImmediate(resolve));

test('long work lets everybody else have a turn between its slices, and works take turns', async () => {
  const slices = ticking();
  const notes: string[] = [];
  const both = Promise.all([slices.run(work('a', 8, notes)), slices.run(work('b', 8, notes))]);
  void (async () => {
    for (let turn = 0; turn < 4; turn++) {
      await turnOfTheLoop();
      notes.push('else');
    }
  })();
  expect(await both).toEqual(['done', 'done']);
  const order = notes.join(' ');
  expect(order).toMatch(/^a1 .*else.* b1 .*else.* a8.* b8/);
  expect(order.indexOf('b1')).toBeLessThan(order.indexOf('a8'));
});

test('work that takes longer than it may ends, and what comes behind it is done', async () => {
  const slices = ticking();
  const notes: string[] = [];
  const endless = slices.run(work('a', Number.POSITIVE_INFINITY, notes, { most: 20 }));
  const short = slices.run(work('b', 2, notes));
  expect(await Promise.all([endless, short])).toEqual(['too-long', 'done']);
  expect(notes.length).toBeLessThan(40);
});

test('work that nobody wants any more stops between two slices', async () => {
  const slices = ticking();
  const notes: string[] = [];
  const stopped = () => notes.length > 0;
  expect(await slices.run(work('a', Number.POSITIVE_INFINITY, notes, { stopped }))).toBe('stopped');
  const after = notes.length;
  await turnOfTheLoop();
  expect(notes).toHaveLength(after);
});

test('work that throws rejects, and harms no other', async () => {
  const slices = ticking();
  const notes: string[] = [];
  const broken = slices.run({
    ...work('a', 0, notes),
    steps: (function* () {
      yield;
      throw new Error('broken');
    })(),
  });
  const other = slices.run(work('b', 3, notes));
  await expect(broken).rejects.toThrow('broken');
  expect(await other).toBe('done');
});
