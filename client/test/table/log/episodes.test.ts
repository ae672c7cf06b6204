import { describe, expect, test } from 'vitest';
import { type Episode, type Line, newestOf, numberOf, withLine } from '../../../src/table/log/episodes.ts';
import { filtered, type LogFilter } from '../../../src/table/log/log-filter.ts';
import { entry, type LogEntry, type RollText } from '../../../src/text/entry.ts';
import { type Seen, sentence, story } from '../../example.ts';

/** A line in a word: `A…` begins an action, `b…` lies between two, anything else belongs to what was before. */
const line = (word: string, n: number): Line => {
  const opens = word.startsWith('A') ? 'action' : word.startsWith('b') ? 'between' : undefined;
  return { ...entry(word, { opens }), n };
};

const gathered = (words: string): readonly Episode[] =>
  words.split(' ').reduce<readonly Episode[]>((episodes, word, i) => withLine(episodes, line(word, i + 1)), []);

const told = (episodes: readonly Episode[]): string =>
  episodes.map(({ kind, lines }) => `${kind[0]}(${lines.map(({ text }) => text).join(' ')})`).join(' ');

describe('lines gather in episodes', () => {
  test.each([
    ['A1', 'a(A1)'],
    ['A1 x y', 'a(A1 x y)'],
    ['A1 A2', 'a(A1) a(A2)'],
    ['A1 x b1 A2', 'a(A1 x) b(b1) a(A2)'],
    ['b1 b2 b3 A1 x', 'b(b1 b2 b3) a(A1 x)'],
    ['A1 b1 x A2', 'a(A1) b(b1 x) a(A2)'],
    ['x y', 'a(x y)'],
    ['x b1 b2', 'a(x) b(b1 b2)'],
  ])('%s: %s', (words, episodes) => {
    expect(told(gathered(words))).toBe(episodes);
  });

  test('those that have not grown stay the same objects', () => {
    const before = gathered('A1 x b1 A2');
    const after = withLine(before, line('y', 5));
    expect(after.map((episode, i) => episode === before[i])).toEqual([true, true, false]);
    expect(told(before)).toBe('a(A1 x) b(b1) a(A2)');
  });

  test('those for whose lines there is no room go, the oldest first; the newest stays whole', () => {
    const all = gathered('A1 x b1 A2 y z');
    expect(all.map(numberOf)).toEqual([1, 3, 4]);
    expect(newestOf(all, 6)).toBe(all);
    expect(told(newestOf(all, 5))).toBe('b(b1) a(A2 y z)');
    expect(told(newestOf(all, 3))).toBe('a(A2 y z)');
    expect(told(newestOf(all, 2))).toBe('a(A2 y z)');
  });
});

describe('a match as a story', () => {
  const { chapters } = story(4);
  const events = chapters.flatMap(({ events, view }) => events.map((event) => ({ event, view })));
  const lines = events.flatMap(({ event, view }): Line[] => {
    const told = sentence(event.seen as Seen, { view, names: (seat) => seat, you: null });
    return told ? [{ ...told, n: event.n }] : [];
  });
  const episodes = lines.reduce(withLine, [] as readonly Episode[]);

  test('tells every line once, in order', () => {
    expect(episodes.flatMap((episode) => episode.lines)).toEqual(lines);
  });

  test('has an entry of its own for every action, which begins with it', () => {
    const actions = events.filter(({ event }) => ['actionDeclared', 'waited'].includes(event.seen.kind));
    const heads = episodes.filter(({ kind }) => kind === 'action').map(numberOf);
    for (const { event } of actions) expect(heads).toContain(event.n);
    expect(heads.length).toBeLessThanOrEqual(actions.length + 2);
  });

  test('has interrupts and rolls within the action', () => {
    const within = events.filter(({ event }) => ['interruptDeclared', 'struck', 'damaged'].includes(event.seen.kind));
    expect(within.length).toBeGreaterThan(5);
    const heads = new Set(episodes.map(numberOf));
    for (const { event } of within) expect(heads.has(event.n)).toBe(false);
  });
});

describe('a filter leaves', () => {
  const roll = {} as RollText;
  const named = (text: string, n: number, more: Partial<LogEntry>): Line => ({ ...entry(text, more), n });
  const episode: Episode = {
    kind: 'action',
    lines: [
      named('head', 1, { units: ['b1'] }),
      named('detail', 2, { tone: 'quiet', units: ['b1'] }),
      named('shot', 3, { rolls: [roll], units: ['b1', 'o1'] }),
      named('loss', 4, { tone: 'important', units: ['o1'] }),
    ],
  };
  const dull: Episode = { kind: 'between', lines: [named('time', 5, {})] };

  test.each<[LogFilter, string | undefined, string | undefined]>([
    ['all', 'head detail shot loss', 'time'],
    ['matters', 'head loss', undefined],
    ['rolls', 'head shot', undefined],
    ['unit:b1', 'head detail shot loss', undefined],
    ['unit:x', undefined, undefined],
  ])('%s: %s, %s', (filter, ofEpisode, ofDull) => {
    const text = (one: Episode) =>
      filtered(filter, one)
        ?.lines.map(({ text }) => text)
        .join(' ');
    expect([text(episode), text(dull)]).toEqual([ofEpisode, ofDull]);
  });
});
