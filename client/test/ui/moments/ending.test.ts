import { expect, test } from 'vitest';
import { ending } from '../../../src/ui/moments/ending.ts';

const outcome = (winner: number | undefined, score = [2, 1]) => ({
  score,
  rule: '',
  code: 'over',
  ...(winner === undefined ? {} : { winner }),
});

test.each([
  ['the winner', outcome(0), 0, 'won', 'You win'],
  ['the loser', outcome(0), 1, 'lost', 'You lose'],
  ['a player after a draw', outcome(undefined), 1, 'drawn', 'A draw'],
  ['a spectator', outcome(0), undefined, 'won', 'Ada wins'],
  ['a player of a match that no rule ended', outcome(undefined, []), 0, 'drawn', 'The match is over'],
] as const)('the end for %s', (_who, over, own, kind, words) => {
  expect(ending(over, own, 'Ada')).toEqual({ kind, words, units: [] });
});
