import type { SeenEvent } from '@ironhex/shared/protocol';
import { describe, expect, test } from 'vitest';
import { type Episode, type Line, newestOf, withEntry } from '../../../src/table/log/episodes.ts';
import { entry, type LogEntry, rowEntry } from '../../../src/text/entry.ts';
import { type Seen, sentence, story, type View } from '../../example.ts';

/** The log with one more event in it, in the words of its game. */
const withEvent = (episodes: readonly Episode[], event: SeenEvent, view: View): readonly Episode[] => {
  const line = sentence(event.seen as Seen, { view, names: (seat) => seat, you: null });
  return line ? newestOf(withEntry(episodes, event, line)) : episodes;
};

const linesOf = (episodes: readonly Episode[]): readonly Line[] => episodes.flatMap(({ lines }) => lines);

describe('the log', () => {
  const { chapters } = story(4);
  const events = chapters.flatMap(({ events, view }) => events.map((event) => ({ event, view })));
  const log = events.reduce<readonly Episode[]>((so, { event, view }) => withEvent(so, event, view), []);
  const all = linesOf(log);
  const declared = events.find(({ event }) => event.seen.kind === 'actionDeclared')!;

  test('grows by a line for each event that is worth one, in order, each with its number', () => {
    expect(all.length).toBeGreaterThan(100);
    expect(all.length).toBeLessThan(events.length);
    const numbers = all.map(({ n }) => n);
    expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
    expect(all.every(({ text }) => text.length > 3)).toBe(true);
  });

  test('never changes what it was before', () => {
    const before = structuredClone(log);
    const one = withEvent(log, { ...declared.event, n: 1 + all.at(-1)!.n }, declared.view);
    expect(linesOf(one)).toHaveLength(all.length + 1);
    expect(linesOf(one).slice(0, -1)).toEqual(all);
    expect(log).toEqual(before);
  });

  test('forgets the oldest lines of a very long match, not the newest', () => {
    let episodes: readonly Episode[] = [];
    for (let n = 1; n <= 5200; n++) episodes = withEvent(episodes, { ...declared.event, n }, declared.view);
    const lines = linesOf(episodes);
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
    linesOf(entries.reduce<readonly Episode[]>((so, each, i) => withEntry(so, { n: i + 1 }, each), []));
  const lines = tell([tie('a 3'), tie('b 9'), tie('c 1'), entry('a acts.'), tie('d 4')]);
  expect(lines.map(({ text }) => text)).toEqual(['Tie: a 3, b 9, c 1 (W-3.4).', 'a acts.', 'Tie: d 4 (W-3.4).']);
  expect(lines[0]).toMatchObject({ n: 1, rolls: ['a 3', 'b 9', 'c 1'].map(roll), units: ['a 3', 'b 9', 'c 1'] });
});
