import { expect, test } from 'vitest';
import { UI } from '../../src/text/ui.ts';

test('a player who comes back reads in a few words how much happened', () => {
  expect([0, 1, 4].map(UI.connection.missed)).toEqual([
    'Nothing happened while you were away.',
    'While you were away: 1 thing happened.',
    'While you were away: 4 things happened.',
  ]);
});

test('no sentence about a broken line claims to know what became of an order that was sent', () => {
  const { lost, reconnecting, underWay, notSent, noAnswer } = UI.connection;
  for (const text of [lost, reconnecting, underWay, notSent, noAnswer])
    expect(text).not.toMatch(/nothing has changed/i);
});
