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
      { ...once, players: movedOn(once.players, seats('Ada', 'Bob')) },
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

  test('at nothing again where the match has other seats', () => {
    expect(seriesOf(stood(2, 1), seats('Ada', 'Bob', 'Cleo'), undefined).players.map(({ won }) => won)).toEqual([
      0, 0, 0,
    ]);
    expect(seriesOf(stood(2, 1), seats('Ada'), undefined)).toEqual({ players: [{ name: 'Ada', won: 0 }], drawn: 0 });
  });
});

describe('for the rematch', () => {
  const sides = (...all: readonly number[]) => all.map((side) => ({ side }));
  test.each([
    ['two players swap sides', sides(0, 1), 'ab', 'ba'],
    ['three on their own move on by one, the last to the first', sides(0, 1, 2), 'abc', 'cab'],
    ['sides of two swap, and their players stay together', sides(0, 0, 1, 1), 'abcd', 'cdab'],
    ['so do sides whose seats alternate', sides(0, 1, 0, 1), 'abcd', 'badc'],
    ['sides of different size stay: nobody is left without a seat', sides(0, 0, 1), 'abc', 'abc'],
  ])('%s', (_, seats, before, after) => {
    expect(movedOn([...before], seats).join('')).toBe(after);
  });
});
