import { expect, test } from 'vitest';
import { FormerPlayers } from '../../../src/table/log/former-players.ts';

const freed = (n: number, seat: string, was: string) => ({
  n,
  seen: { kind: 'seat-freed', seat, by: 'blue', byName: 'Ada', was },
});

test('what happened before a player left a seat is told of that player', () => {
  const former = new FormerPlayers();
  former.note([{ n: 1, seen: { kind: 'waited' } }, freed(5, 'orange', 'Bo'), freed(6, 'orange', '')]);
  former.note([freed(9, 'orange', 'Cy')]);
  expect([1, 4, 5, 8, 9, 10].map((n) => former.at('orange', n))).toEqual([
    'Bo',
    'Bo',
    'Cy',
    'Cy',
    undefined,
    undefined,
  ]);
  expect(former.at('blue', 1)).toBeUndefined();
});
