import { expect, test } from 'vitest';
import { seatName, seatNumber } from '../../src/text/seat-name.ts';

test.each([
  ['blue', 'Blue', undefined],
  ['blue-2', 'Blue 2', 2],
  ['orange-4', 'Orange 4', 4],
])('the seat %s is called %s', (seat, name, number) => {
  expect([seatName(seat), seatNumber(seat)]).toEqual([name, number]);
});
