import { expect, test } from 'vitest';
import { Absences } from '../../../src/rooms/storage/absences.ts';
import type { MatchClient } from '../../../src/sync/client.ts';

test('a player is away from the moment on at which no page of the seat is connected any more', () => {
  let [time, there] = [1000, ['blue', 'blue', 'orange']];
  const guests = () => there.map((seat) => ({ userData: { seat } }) as unknown as MatchClient);
  const absences = new Absences({ listeners: guests, seats: () => ['blue', 'orange'], now: () => time });
  absences.look();
  there = ['blue'];
  time = 5000;
  absences.look();
  time = 8000;
  expect([absences.of('blue'), absences.of('orange')]).toEqual([0, 3000]);
  there = ['blue', 'orange'];
  absences.look();
  time = 9000;
  expect(absences.of('orange')).toBe(0);
  there = [];
  expect(absences.of('orange')).toBe(0);
  time = 9500;
  expect(absences.of('orange')).toBe(500);
});
