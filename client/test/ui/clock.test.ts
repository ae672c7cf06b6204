import { expect, test } from 'vitest';
import type { Awaited } from '../../src/net/shared-state.ts';
import type { ClientMatch } from '../../src/table/match.ts';
import { clockText, leftOf } from '../../src/ui/clock.tsx';
import { now } from '../../src/ui/now.ts';

const NOW = 1_000_000;

/** A decision of a seat with so many milliseconds left in all, all of them from the bank. */
const decision = (seat: string, id: number, left: number, committed = false): Awaited => ({
  ...{ seat, id, kind: 'order', clock: 'plan', committed },
  bankFrom: NOW,
  deadline: NOW + left,
});

const matchWith = (...awaited: readonly Awaited[]): ClientMatch => {
  const connection = {
    hall: { value: { awaited } },
    pausedAt: { value: NOW },
    skew: { value: 0 },
    welcome: { value: { clocks: { plan: 90, react: 15, bank: 900 } } },
  };
  return { connection } as unknown as ClientMatch;
};

test('of several decisions the one that is worked on counts, or the one whose time is up first', () => {
  now.value = NOW;
  const match = matchWith(decision('blue', 3, 9000), decision('blue', 4, 5000), decision('orange', 1, 1000));
  expect(leftOf(match, 'blue', 3)?.bank).toBe(9000);
  expect(leftOf(match, 'blue')?.bank).toBe(5000);
  expect(leftOf(match, 'green')).toBeUndefined();
});

test('what is committed has no clock any more', () => {
  expect(leftOf(matchWith(decision('blue', 3, 9000, true)), 'blue', 3)).toBeUndefined();
});

test('minutes and seconds', () => {
  expect([-5, 1, 12_000, 245_000].map(clockText)).toEqual(['0', '1', '12', '4:05']);
});
