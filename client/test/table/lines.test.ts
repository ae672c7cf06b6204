import type { SeenEvent } from '@ironhex/shared/protocol';
import { describe, expect, test } from 'vitest';
import { type Line, withEntry } from '../../src/table/lines.ts';
import type { Seen, View } from '../example.ts';
import { sentence, story } from '../example.ts';

/** The log with one more event in it, in the words of its game. */
const withEvent = (lines: readonly Line[], event: SeenEvent, view: View): readonly Line[] => {
  const line = sentence(event.seen as Seen, { view, names: (seat) => seat, you: null });
  return line ? withEntry(lines, event, line) : lines;
};

describe('the log', () => {
  const { chapters } = story(4);
  const events = chapters.flatMap(({ events, view }) => events.map((event) => ({ event, view })));
  const all = events.reduce<readonly Line[]>((lines, { event, view }) => withEvent(lines, event, view), []);

  test('grows by a line for each event that is worth one, in order, each with its number', () => {
    expect(all.length).toBeGreaterThan(100);
    expect(all.length).toBeLessThan(events.length);
    const numbers = all.map(({ n }) => n);
    expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
    expect(all.every(({ text }) => text.length > 3)).toBe(true);
  });

  test('never changes what it was before', () => {
    const one = withEvent(all.slice(0, 3), events.at(-1)!.event, events.at(-1)!.view);
    expect(one.slice(0, 3)).toEqual(all.slice(0, 3));
    expect(all.slice(0, 3)).toHaveLength(3);
  });

  test('forgets the oldest lines of a very long match, not the newest', () => {
    const said = events.find(({ event }) => event.seen.kind === 'moved')!;
    let lines: readonly Line[] = [];
    for (let n = 1; n <= 5200; n++) lines = withEvent(lines, { ...said.event, n }, said.view);
    expect(lines).toHaveLength(5000);
    expect(lines.at(-1)?.n).toBe(5200);
    expect(lines[0]?.n).toBe(201);
  });
});
