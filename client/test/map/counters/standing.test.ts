import { describe, expect, test } from 'vitest';
import { EXTENT } from '../../../src/map/counters/base.ts';
import { extentOf, standing, standingAt } from '../../../src/map/counters/standing.ts';
import { APOTHEM, apart, R } from '../../../src/map/geometry/geometry.ts';
import { TURNED, UPRIGHT } from '../../../src/map/geometry/layout.ts';
import type { BaseCounter } from '../../../src/map/picture.ts';

const BOARD = { format: 'ironhex.board/1', id: 'b', name: '', width: 9, height: 9, hexes: {} } as const;

const counter = (id: string, at: string, more: Partial<BaseCounter> = {}): BaseCounter => ({
  id,
  side: 0,
  name: id,
  at,
  facing: 0,
  destroyed: false,
  ...more,
});

const together = (count: number) => Array.from({ length: count }, (_, i) => counter(`u${i}`, '0303'));

test('a counter alone stands in the middle of its hex, as large as its size says, whatever lies there', () => {
  const large = counter('a', '0303', { size: 1.2 });
  const poses = standing([large, counter('wreck', '0303', { destroyed: true })], BOARD, { layout: UPRIGHT, px: 1 });
  expect(poses.get('a')).toMatchObject({ at: UPRIGHT.centreOfLabel('0303'), share: 1 });
  expect(extentOf(large, poses.get('a')!, 1)).toBeCloseTo(1.2 * EXTENT);
});

describe.each([
  ['upright', UPRIGHT],
  ['turned', TURNED],
])('in a hex of a map that lies %s', (_, layout) => {
  test.each([2, 3, 4, 5, 9])('%i counters stand apart, from the top, and each can be picked', (count) => {
    const counters = together(count);
    const poses = counters.map(({ id }) => standing(counters, BOARD, { layout, px: 0.4 }).get(id)!);
    const centre = layout.centreOfLabel('0303');
    expect(poses.map(({ at }) => at.y)).toEqual(poses.map(({ at }) => at.y).toSorted((a, b) => a - b));
    for (const [i, pose] of poses.entries()) {
      const extent = extentOf(counters[i]!, pose, 0.4);
      expect(apart(pose.at, centre) + extent, 'within its hex').toBeLessThan(R * 1.02);
      for (const other of poses.slice(i + 1))
        expect(apart(pose.at, other.at), 'more seen than covered').toBeGreaterThan(1.65 * extent);
      expect(standingAt({ counters, board: BOARD }, { layout, px: 0.4 }, '0303', pose.at)).toBe(counters[i]!.id);
    }
  });
});

test('where nobody stands, or only a wreck lies, no counter is picked', () => {
  const counters = [counter('a', '0404'), counter('wreck', '0303', { destroyed: true })];
  expect(
    standingAt({ counters, board: BOARD }, { layout: UPRIGHT, px: 1 }, '0303', UPRIGHT.centreOfLabel('0303')),
  ).toBeUndefined();
});

test('a counter larger than a hex is picked in each hex that it stands on', () => {
  const counters = [counter('titan', '0404', { size: 2.5, covers: ['0403', '0405'] })];
  const picked = (hex: string) =>
    standingAt({ counters, board: BOARD }, { layout: UPRIGHT, px: 1 }, hex, UPRIGHT.centreOfLabel(hex));
  expect(['0404', '0403', '0405', '0406'].map(picked)).toEqual(['titan', 'titan', 'titan', undefined]);
});

describe('on a map that is shown small', () => {
  /** Map units to a CSS pixel where a counter alone would be so many pixels wide. */
  const pxFor = (wide: number) => (2 * EXTENT) / wide;
  const wideAt = (counters: readonly BaseCounter[], px: number) => {
    const [first] = counters;
    const pose = standing(counters, BOARD, { layout: UPRIGHT, px }).get(first!.id)!;
    return (2 * extentOf(first!, pose, px)) / px;
  };
  const alone = [counter('a', '0303')];

  test('a counter keeps a least size on the screen, and is as large as its hex has it where that is more', () => {
    expect(wideAt(alone, pxFor(40))).toBeCloseTo(40);
    expect(wideAt(alone, pxFor(24))).toBeCloseTo(27);
    expect(wideAt(alone, pxFor(19))).toBeCloseTo(27);
  });

  test('also one of 36 columns on a phone, whatever its size', () => {
    const px = (36 * 1.5 * R) / 390;
    for (const size of [0.92, 1, 1.2])
      expect(wideAt([counter('a', '0303', { size })], px)).toBeGreaterThanOrEqual(23.9);
  });

  test('as long as it can be told in which hex it stands: of two side by side more is seen than covered', () => {
    expect(wideAt(alone, pxFor(10))).toBeCloseTo(20);
    const pose = standing(alone, BOARD, { layout: UPRIGHT, px: 20 }).get('a')!;
    expect(2 * APOTHEM).toBeGreaterThan(extentOf(alone[0]!, pose, 20));
  });

  test('and beside the board as long as none covers the next one', () => {
    const waiting = ['a', 'b'].map((id) => counter(id, '0303', { at: { beside: 'top' } }));
    const [one, other] = [...standing(waiting, BOARD, { layout: UPRIGHT, px: 20 }).values()];
    expect(apart(one!.at, other!.at)).toBeGreaterThan(2 * extentOf(waiting[0]!, one!, 20));
  });

  test('one that is larger than its hex does not grow while it can be read', () => {
    const titan = [counter('t', '0505', { size: 2.6 })];
    expect(wideAt(titan, pxFor(15))).toBeCloseTo(39);
  });

  test.each([2, 3, 4, 9])('%i that share a hex grow less, and stand farther apart', (count) => {
    const counters = together(count);
    const painting = { layout: UPRIGHT, px: pxFor(18) };
    const poses = counters.map(({ id }) => standing(counters, BOARD, painting).get(id)!);
    const extent = extentOf(counters[0]!, poses[0]!, painting.px);
    expect(extent).toBeGreaterThan(extentOf(counters[0]!, poses[0]!, 1));
    const centre = UPRIGHT.centreOfLabel('0303');
    for (const [i, pose] of poses.entries()) {
      expect(apart(pose.at, centre) + extent, 'within reach of its hex').toBeLessThan(R * 1.35);
      for (const other of poses.slice(i + 1)) expect(apart(pose.at, other.at)).toBeGreaterThan(1.65 * extent);
    }
  });
});
