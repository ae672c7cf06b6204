import { expect, test } from 'vitest';
import { backSentence } from '../../src/text/seat-events.ts';

const back = { kind: 'went-back', seat: 'blue', changed: {}, gone: [] } as const;
const names = (seat: string) => (seat === 'blue' ? 'Ada' : 'Bo');

test('what was drawn since then is thrown away, and counted', () => {
  const { text } = backSentence({ ...back, thrown: 7 }, names, 'blue');
  expect(text).toBe('You take that back, and decide anew. 7 throws of the dice will not come again.');
});

test.each([
  ['orange', 'Ada takes that back, and decides anew.'],
  [null, 'Ada takes that back, and decides anew.'],
  ['blue', 'You take that back, and decide anew.'],
])('who has gone back is told to %s', (you, text) => {
  expect(backSentence(back, names, you)).toMatchObject({ text, tone: 'important' });
});
