import type { ShownDecision } from '@ironhex/shared/protocol';
import { expect, test } from 'vitest';
import type { SeatInfo } from '../../../src/table/facts.ts';
import type { ClientMatch } from '../../../src/table/match.ts';
import { bankOf, clockText, leftOf } from '../../../src/ui/clock/clock.tsx';

const NOW = 1_000_000;

/** A decision of a seat with so many milliseconds left in all, all of them from the bank. */
const decision = (seat: string, id: number, left: number, committed = false): ShownDecision => ({
  ...{ seat, id, kind: 'order', clock: 'plan', committed },
  bankFrom: NOW,
  deadline: NOW + left,
});

const CLOCKS = {
  seconds: { plan: 90, react: 15 },
  draws: { plan: true },
  bank: 900,
  whenEmpty: 20,
  concedeAfter: null,
};

const seat = (bank: number): SeatInfo => ({ id: 'blue', bank }) as SeatInfo;

const matchWith = (...awaited: readonly ShownDecision[]): ClientMatch => matchOf(awaited, 10_000);

const matchOf = (awaited: readonly ShownDecision[], bank: number, change: object = {}): ClientMatch => {
  const match = {
    facts: { value: { seats: [seat(bank)] } },
    own: { value: { awaited } },
    time: { value: NOW },
    clocks: { value: { ...CLOCKS, ...change } },
  };
  return match as unknown as ClientMatch;
};

test('of several decisions the one that is worked on counts, or the one whose time is up first', () => {
  const match = matchWith(decision('blue', 3, 9000), decision('blue', 4, 5000), decision('orange', 1, 1000));
  expect(leftOf(match, 'blue', 3)?.bank).toBe(9000);
  expect(leftOf(match, 'blue')?.bank).toBe(5000);
  expect(leftOf(match, 'green')).toBeUndefined();
});

test('what is committed has no clock any more', () => {
  expect(leftOf(matchWith(decision('blue', 3, 9000, true)), 'blue', 3)).toBeUndefined();
});

test('the bank falls while the first of several decisions draws it, and that of the others with it', () => {
  const drawing = { ...decision('blue', 3, 8000), bankFrom: NOW - 2000 };
  const later = { ...decision('blue', 4, 8000), bankFrom: NOW + 3000 };
  const short = { ...decision('blue', 5, 0), clock: 'react', bankFrom: NOW + 4000, deadline: NOW + 4000 };
  const match = matchOf([drawing, later, short], 10_000);
  expect(bankOf(match, seat(10_000))).toBe(8000);
  expect(leftOf(match, 'blue', 4)).toEqual({ own: 3000, whole: 90_000, bank: 8000, all: 8000 });
  expect(leftOf(match, 'blue', 5)).toEqual({ own: 4000, whole: 15_000, bank: 0, all: 4000 });
  expect(bankOf(matchOf([short], 10_000), seat(10_000))).toBe(10_000);
});

test('with an empty bank a decision has what that leaves', () => {
  const last = { ...decision('blue', 3, 0), bankFrom: NOW + 5000, deadline: NOW + 5000 };
  expect(leftOf(matchOf([last], 0), 'blue')?.whole).toBe(20_000);
  expect(leftOf(matchOf([last], 0, { whenEmpty: null }), 'blue')?.whole).toBe(90_000);
});

test('what draws a bank that seats share has its whole time, also if the own one is empty', () => {
  const shared = { ...decision('blue', 3, 9000), bankFrom: NOW + 5000 };
  expect(leftOf(matchOf([shared], 0), 'blue')).toEqual({ own: 5000, whole: 90_000, bank: 4000, all: 9000 });
});

test('the first decision of a seat has its minute more', () => {
  const first = { ...decision('blue', 1, 0), bankFrom: NOW + 140_000, deadline: NOW + 140_000 };
  const opened = (awaited: ShownDecision) => leftOf(matchOf([awaited], 0, { opening: 60, bank: 0 }), 'blue');
  expect(opened(first)).toMatchObject({ own: 140_000, whole: 150_000 });
  expect(opened({ ...first, bankFrom: NOW + 50_000 })).toMatchObject({ own: 50_000, whole: 150_000 });
  // Of another seat's decision nobody is told the number.
  expect(opened({ ...first, id: -1 })?.own).toBe(140_000);
  expect(opened({ ...first, id: 2, bankFrom: NOW + 90_200 })).toMatchObject({ own: 90_000, whole: 90_000 });
});

test('time that is no player’s is counted down, in a match without clocks too', () => {
  const timer = { ...decision('', -1, 0), clock: 'react', bankFrom: NOW + 6000, deadline: NOW + 6000 };
  expect(leftOf(matchOf([timer], 0), '')).toEqual({ own: 6000, whole: 15_000, bank: 0, all: 6000 });
  expect(leftOf(matchOf([timer], 0, { seconds: {} }), '')?.all).toBe(6000);
});

test('minutes and seconds', () => {
  expect([-5, 1, 12_000, 245_000].map(clockText)).toEqual(['0', '1', '12', '4:05']);
});
