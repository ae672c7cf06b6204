import { expect, test } from 'vitest';
import { Sitters } from '../../src/table/sitters.ts';

const freed = (n: number, seat: string, was: string) => ({
  n,
  seen: { kind: 'seat-freed', seat, by: 'blue', byName: 'Ada', was },
});

test('what happened before somebody left a seat is told of that one', () => {
  const sitters = new Sitters();
  sitters.hear([{ n: 1, seen: { kind: 'waited' } }, freed(5, 'orange', 'Bo'), freed(6, 'orange', '')]);
  sitters.hear([freed(9, 'orange', 'Cy')]);
  expect([1, 4, 5, 8, 9, 10].map((n) => sitters.at('orange', n))).toEqual([
    'Bo',
    'Bo',
    'Cy',
    'Cy',
    undefined,
    undefined,
  ]);
  expect(sitters.at('blue', 1)).toBeUndefined();
});
