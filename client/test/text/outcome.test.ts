import type { Outcome } from '@ironhex/shared/match';
import { describe, expect, test } from 'vitest';
import { outcomeText } from '../../src/text/outcome.ts';

const WORDS = {
  outcomes: { 'last-round': 'The last round is over.', 'given-up': 'The other side gave up.' },
  refusals: {},
};
const seats = [
  { id: 'a', side: 0 },
  { id: 'b', side: 1 },
];
const names = (seat: string) => ({ a: 'Ada', b: 'Bob', c: 'Cy' })[seat] ?? seat;
const outcome = { winner: 1, score: [0, 1], rule: 'G-14.3', code: 'last-round' };
const told = (over: Outcome, you: string | null, all = seats) =>
  outcomeText(WORDS, over, { view: { seats: all }, names, you });

describe('how a match ended, with the score of who reads it first', () => {
  test.each([
    ['b', 'You win, 1 to 0. The last round is over (G-14.3).'],
    ['a', 'You lose to Bob, 0 to 1. The last round is over (G-14.3).'],
    [null, 'Bob wins, 1 to 0. The last round is over (G-14.3).'],
  ])('for %s', (you, text) => {
    expect(told(outcome, you)).toBe(text);
  });

  test('without the score where the winner is not ahead', () => {
    const over = { ...outcome, score: [3, 1], code: 'given-up' };
    expect(told(over, 'a')).toBe('You lose to Bob. The other side gave up (G-14.3).');
  });

  test('with all players of the winning side', () => {
    expect(told(outcome, null, [...seats, { id: 'c', side: 1 }])).toMatch(/^Bob and Cy win, 1 to 0/);
  });

  test('as a draw', () => {
    const { winner: _nobody, ...draw } = { ...outcome, score: [1, 1] };
    expect(told(draw, 'a')).toMatch(/^The match is a draw, 1 to 1\./);
  });
});
