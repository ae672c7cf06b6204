import { expect, test } from 'vitest';
import { staysFor, stillAsked, type Told, withMoment } from '../../../src/ui/moments/waiting.ts';

const told = (words: string, decision?: number): Told => ({
  moment: { kind: decision === undefined ? 'hit' : 'turn', words, units: [] },
  decision,
});
const explained: Told = {
  moment: { kind: 'hit', words: 'Earthquake', about: 'It shakes.', units: [] },
  decision: undefined,
};
const wordsOf = (all: readonly Told[]) => all.map(({ moment }) => moment.words);

test('the first is shown at once, the others wait in their order', () => {
  const all = ['a', 'b', 'c'].reduce<readonly Told[]>((before, words) => withMoment(before, told(words)), []);
  expect(wordsOf(all)).toEqual(['a', 'b', 'c']);
});

test('of many that wait the newest are left, and the one that is shown stays', () => {
  const all = ['a', 'b', 'c', 'd', 'e', 'f'].reduce<readonly Told[]>(
    (before, words) => withMoment(before, told(words)),
    [],
  );
  expect(wordsOf(all)).toEqual(['a', 'd', 'e', 'f']);
});

test('what is not asked any more is not told any more', () => {
  expect(wordsOf(stillAsked([told('hit'), told('old', 3), told('new', 4)], new Set([4])))).toEqual(['hit', 'new']);
});

test.each([
  ['what asks stays longest', [told('turn', 1)], 2800],
  ['what has happened stays shorter', [told('hit')], 1600],
  ['what is waited for hurries', [told('hit'), told('turn', 1)], 900],
  ['a sentence can be read', [explained], 4500],
  ['a sentence can be read, though something waits', [explained, told('turn', 1)], 2800],
] as const)('%s', (_what, all, milliseconds) => {
  expect(staysFor(all)).toBe(milliseconds);
});
