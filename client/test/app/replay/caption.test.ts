import { expect, test } from 'vitest';
import { captionText, layCaption } from '../../../src/app/replay/caption.ts';

const moment = {
  game: 'River War',
  players: ['Ada', 'Grace'],
  moment: 'Event 12 of 90',
  part: 'Tick 31',
  eyes: 'as Ada saw it',
  told: 'Griffin hits Locust.',
};

test('a picture says whose match it is, which moment, by whose eyes, and what has just happened', () => {
  expect(captionText(moment)).toEqual([
    'River War · Ada – Grace',
    'Event 12 of 90 · Tick 31 · as Ada saw it',
    'Griffin hits Locust.',
  ]);
});

test('before the first event nothing has happened, in no part of the match', () => {
  expect(captionText({ ...moment, part: '', told: undefined })).toEqual([
    'River War · Ada – Grace',
    'Event 12 of 90 · as Ada saw it',
  ]);
});

/** Each letter is ten pixels wide, in the first paragraph twelve. */
const widthOf = (text: string, first: boolean): number => text.length * (first ? 12 : 10);

test('lines are broken where the picture is too narrow, and each stands below the one before', () => {
  const { lines, height } = layCaption(['Ada – Grace', 'Griffin hits Locust.'], 136, 20, widthOf);
  expect(lines.map(({ text, first }) => [text, first])).toEqual([
    ['Ada –', true],
    ['Grace', true],
    ['Griffin', false],
    ['hits', false],
    ['Locust.', false],
  ]);
  for (const { text, x, first } of lines) expect(x + widthOf(text, first)).toBeLessThanOrEqual(136 - x);
  const places = lines.map(({ y }) => y);
  expect(places.map((y, index) => y - (places[index - 1] ?? y - 30))).toEqual([30, 30, 30, 30, 30]);
  // The first and the last line are as far from the edges, and no letter is cut.
  expect(height - places.at(-1)!).toBe(places[0]);
  expect(places[0]).toBeGreaterThan(20);
});

test('with room enough each paragraph is one line; a word wider than the picture has its own', () => {
  expect(layCaption(captionText(moment), 2000, 16, widthOf).lines).toHaveLength(3);
  const narrow = layCaption(['A Sesquipedalian B'], 80, 16, widthOf).lines.map(({ text }) => text);
  expect(narrow).toEqual(['A', 'Sesquipedalian', 'B']);
});
