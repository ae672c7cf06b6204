import { expect, test } from 'vitest';
import type { SeatInfo } from '../../../src/table/facts.ts';
import { rematchState } from '../../../src/ui/score/rematch.tsx';

const seats = (blue: boolean, orange: boolean): SeatInfo[] =>
  [blue, orange].map((rematch, side) => ({
    id: side === 0 ? 'blue' : 'orange',
    side,
    name: '',
    taken: true,
    computer: '',
    connected: true,
    bank: 0,
    rematch,
    unsealed: false,
    freeAt: 0,
    replaces: '',
    cover: undefined,
    gathering: undefined,
  }));

test.each([
  [false, false, 'blue', 'open'],
  [true, false, 'blue', 'wanted'],
  [false, true, 'blue', 'offered'],
  [true, true, 'blue', 'wanted'],
  [true, false, null, 'offered'],
] as const)('blue %s, orange %s, seen by %s: %s', (blue, orange, own, state) => {
  expect(rematchState(seats(blue, orange), own)).toBe(state);
});

test.each([
  [true, true, 'blue', 'refused'],
  [true, true, null, 'offered'],
  [true, false, 'blue', 'wanted'],
  [false, true, 'blue', 'offered'],
] as const)('the server refused it once; blue %s, orange %s, seen by %s: %s', (blue, orange, own, state) => {
  expect(rematchState(seats(blue, orange), own, 'No room.')).toBe(state);
});
