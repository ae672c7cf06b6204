import type { Outcome } from '@ironhex/shared/match';
import type { Series } from '@ironhex/shared/protocol';
import { describe, expect, test } from 'vitest';
import { movedOn, seriesOf } from '../../../src/rooms/match/seats/series.ts';

const seats = (...names: readonly string[]) => names.map((name, side) => ({ name, side }));
const ended = (winner: number | undefined, score = [3, 1]): Outcome => ({
  score,
  rule: 'W-15',
  code: 'time-up',
  ...(winner === undefined ? {} : { winner }),
});
const stood = (one: number, other: number, drawn = 0): Series => ({
  players: [
    { name: 'Ada', won: one },
    { name: 'Bob', won: other },
  ],
  drawn,
});

describe('a series stands', () => {
  test.each([
    ['at nothing, before its first match is over', undefined, undefined, stood(0, 0)],
    ['by its first match', undefined, ended(0), stood(1, 0)],
    ['as before, while a match goes on', stood(2, 1), undefined, stood(2, 1)],
    ['one better for who wins', stood(2, 1), ended(1), stood(2, 2)],
    ['with a draw counted as one', stood(2, 1), ended(undefined), stood(2, 1, 1)],
    ['as before, if the rules could not end the match', stood(2, 1), ended(undefined, []), stood(2, 1)],
  ] as const)('%s', (_what, before, outcome, after) => {
    expect(seriesOf(before, seats('Ada', 'Bob'), outcome)).toEqual(after);
  });

  test('with the sum of what the matches brought into the standings', () => {
    const brought = (standing: readonly number[]) => ({ ...ended(0), standing });
    const once = seriesOf(undefined, seats('Ada', 'Bob'), brought([7.21, 4.1]));
    const { players } = seriesOf(
      { ...once, players: movedOn(once.players) },
      seats('Bob', 'Ada'),
      brought([3.3, 6.01]),
    );
    expect(players).toEqual([
      { name: 'Bob', won: 1, standing: 7.4 },
      { name: 'Ada', won: 1, standing: 13.22 },
    ]);
  });

  test('as before, while its players have not sat down yet', () => {
    expect(seriesOf(stood(2, 1), seats('', 'Bob'), undefined)).toEqual(stood(2, 1));
  });

  test('at nothing again with somebody else', () => {
    const { players, drawn } = seriesOf(stood(2, 1, 1), seats('Ada', 'Cleo'), ended(1));
    expect(players).toEqual([
      { name: 'Ada', won: 0 },
      { name: 'Cleo', won: 1 },
    ]);
    expect(drawn).toBe(0);
  });
});

test('everybody moves on by one seat, the last to the first', () => {
  expect(movedOn(['a', 'b'])).toEqual(['b', 'a']);
  expect(movedOn(['a', 'b', 'c'])).toEqual(['c', 'a', 'b']);
});
