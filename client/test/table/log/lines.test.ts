import type { SeenEvent } from '@ironhex/shared/protocol';
import { describe, expect, test } from 'vitest';
import { type Episode, type Line, withEntry, withLine } from '../../../src/table/log/episodes.ts';
import { entry, type LogEntry, rowEntry } from '../../../src/text/entry.ts';
import { type Seen, sentence, story, type View } from '../../example.ts';

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

test('lines of the same row are one, with all of their rolls; another line ends the row', () => {
  const roll = (name: string) => ({ title: name, rows: [], dice: [], came: '', summary: '' });
  const tie = (item: string): LogEntry =>
    rowEntry(
      { lead: 'Tie: ', items: [item], end: ' (W-3.4).' },
      { rolls: [roll(item)], units: [item], opens: 'between' },
    );
  const tell = (entries: readonly LogEntry[]) =>
    entries.reduce<{ readonly lines: readonly Line[]; readonly episodes: readonly Episode[] }>(
      ({ lines, episodes }, each, i) => {
        const next = withEntry(lines, { n: i + 1, seen: {} } as unknown as SeenEvent, each);
        return { lines: next, episodes: withLine(episodes, next.at(-1)!) };
      },
      { lines: [], episodes: [] },
    );
  const { lines, episodes } = tell([tie('a 3'), tie('b 9'), tie('c 1'), entry('a acts.'), tie('d 4')]);
  expect(lines.map(({ text }) => text)).toEqual(['Tie: a 3, b 9, c 1 (W-3.4).', 'a acts.', 'Tie: d 4 (W-3.4).']);
  expect(lines[0]).toMatchObject({ n: 1, rolls: ['a 3', 'b 9', 'c 1'].map(roll), units: ['a 3', 'b 9', 'c 1'] });
  expect(episodes.flatMap((episode) => episode.lines)).toEqual(lines);
});
