import { expect, test } from 'vitest';
import type { Episode } from '../../../src/table/log/episodes.ts';
import { NewestFirst } from '../../../src/table/log/newest-first.ts';
import { entry } from '../../../src/text/entry.ts';

/** Entries of two lines each that are to be seen, and of three that are folded. */
const entriesTo = (count: number): readonly Episode[] =>
  Array.from({ length: count }, (_, index) => ({
    kind: 'action' as const,
    lines: ['plain', 'quiet', 'quiet', 'quiet', 'plain'].map((tone, line) => ({
      ...entry('x', { tone: tone as 'plain' | 'quiet' }),
      n: 10 * index + line,
    })),
  }));

test('of a long log the newest sixteen lines are drawn at once, then as many older ones, to the first', () => {
  const [newest, all] = [new NewestFirst(), entriesTo(70)];
  const starts = [newest.startIn(all)];
  for (let n = 0; n < 8; n += 1) {
    newest.drawMore(all);
    starts.push(newest.startIn(all));
  }
  expect(starts).toEqual([62, 54, 46, 38, 30, 22, 14, 6, 0]);
});

test('what is drawn stays drawn while entries come, and while one goes back', () => {
  const newest = new NewestFirst();
  newest.startIn(entriesTo(70));
  expect(newest.startIn(entriesTo(71))).toBe(62);
  expect(newest.startIn(entriesTo(77))).toBe(62);
  newest.drawMore(entriesTo(77));
  expect(newest.startIn(entriesTo(60))).toBe(52);
  // So far back that nothing of it was drawn, and on again.
  expect(newest.startIn(entriesTo(25))).toBe(17);
  expect(newest.startIn(entriesTo(26))).toBe(17);
});

test('after a jump far ahead the newest are drawn alone again', () => {
  const newest = new NewestFirst();
  newest.startIn(entriesTo(10));
  expect(newest.startIn(entriesTo(70))).toBe(62);
});

test('of a short log everything is drawn, and of none nothing', () => {
  const newest = new NewestFirst();
  expect(newest.startIn([])).toBe(0);
  expect(newest.startIn(entriesTo(3))).toBe(0);
  expect(newest.startIn(entriesTo(8))).toBe(0);
});
