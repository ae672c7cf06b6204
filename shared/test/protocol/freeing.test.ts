import type { ClockFigures, Clocks } from '@ironhex/shared/protocol';
import { freeAfter } from '@ironhex/shared/protocol';
import { expect, test } from 'vitest';

const HOUR = 3600;
const clocks = (change: Partial<ClockFigures>): Clocks => ({
  ...{ seconds: { plan: 90, react: 15 }, draws: {}, bank: 900, whenEmpty: null, concedeAfter: null },
  ...change,
});

test.each<[string, Clocks, number]>([
  ['the usual clocks', clocks({}), 300],
  ['an hour in the bank', clocks({ bank: HOUR }), 300],
  ['a day for a decision', clocks({ seconds: { plan: 24 * HOUR, react: 15 } }), 24 * HOUR],
  ['half a day in the bank', clocks({ bank: 12 * HOUR }), 24 * HOUR],
  ['no clocks', 'none', 24 * HOUR],
])('with %s a player has so long to object to that the seat is freed', (_, given, seconds) => {
  expect(freeAfter(given)).toBe(seconds);
});
