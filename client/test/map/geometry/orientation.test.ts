import { describe, expect, test } from 'vitest';
import { TURNED, UPRIGHT } from '../../../src/map/geometry/layout.ts';
import { layoutFor, otherWay } from '../../../src/map/geometry/orientation.ts';

const HIGH = { width: 18, height: 24 };
const WIDE = { width: 36, height: 18 };
const DESKTOP = { width: 832, height: 680 };
const PHONE = { width: 390, height: 560 };

describe('by itself', () => {
  test.each([
    ['a high map on a desktop is turned', HIGH, DESKTOP, TURNED],
    ['a high map on a phone stays upright', HIGH, PHONE, UPRIGHT],
    ['a wide map on a desktop stays upright', WIDE, DESKTOP, UPRIGHT],
    ['a wide map on a phone is turned', WIDE, PHONE, TURNED],
    ['a single hex stays upright', { width: 1, height: 1 }, { width: 100, height: 100 }, UPRIGHT],
  ])('%s', (_name, grid, room, layout) => {
    expect(layoutFor('auto', grid, room, undefined)).toBe(layout);
  });

  test('a map turns when its room really changes, and not to and fro for a few pixels', () => {
    expect(layoutFor('auto', HIGH, PHONE, TURNED)).toBe(UPRIGHT);
    expect(layoutFor('auto', HIGH, DESKTOP, UPRIGHT)).toBe(TURNED);
    const even = { width: 700, height: 680 };
    for (const layout of [UPRIGHT, TURNED]) {
      for (const change of [-9, 0, 9])
        expect(layoutFor('auto', { width: 20, height: 17 }, { ...even, width: 700 + change }, layout)).toBe(layout);
    }
  });
});

test('what the player has chosen is kept, whatever the room', () => {
  for (const room of [DESKTOP, PHONE]) {
    expect(layoutFor('upright', HIGH, room, TURNED)).toBe(UPRIGHT);
    expect(layoutFor('turned', HIGH, room, undefined)).toBe(TURNED);
  }
});

test('turned twice, a map lies by itself again', () => {
  expect(otherWay(HIGH, DESKTOP, TURNED)).toBe('upright');
  expect(otherWay(HIGH, DESKTOP, UPRIGHT)).toBe('auto');
  expect(otherWay(HIGH, PHONE, UPRIGHT)).toBe('turned');
});
