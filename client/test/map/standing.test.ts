import { describe, expect, test } from 'vitest';
import { EXTENT } from '../../src/map/counters/base.ts';
import { extentOf, standing, standingAt } from '../../src/map/counters/standing.ts';
import { apart, R } from '../../src/map/geometry.ts';
import { TURNED, UPRIGHT } from '../../src/map/layout.ts';
import type { BaseCounter } from '../../src/map/picture.ts';

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
  const poses = standing([large, counter('wreck', '0303', { destroyed: true })], BOARD, UPRIGHT);
  expect(poses.get('a')).toMatchObject({ at: UPRIGHT.centreOfLabel('0303'), share: 1 });
  expect(extentOf(large, poses.get('a')!)).toBeCloseTo(1.2 * EXTENT);
});

describe.each([
  ['upright', UPRIGHT],
  ['turned', TURNED],
])('in a hex of a map that lies %s', (_, layout) => {
  test.each([2, 3, 4, 5, 9])('%i counters stand apart, from the top, and each can be picked', (count) => {
    const counters = together(count);
    const poses = counters.map(({ id }) => standing(counters, BOARD, layout).get(id)!);
    const centre = layout.centreOfLabel('0303');
    expect(poses.map(({ at }) => at.y)).toEqual(poses.map(({ at }) => at.y).toSorted((a, b) => a - b));
    for (const [i, pose] of poses.entries()) {
      const extent = extentOf(counters[i]!, pose);
      expect(apart(pose.at, centre) + extent, 'within its hex').toBeLessThan(R * 1.02);
      for (const other of poses.slice(i + 1))
        expect(apart(pose.at, other.at), 'more seen than covered').toBeGreaterThan(1.65 * extent);
      expect(standingAt({ counters, board: BOARD }, layout, '0303', pose.at)).toBe(counters[i]!.id);
    }
  });
});

test('where nobody stands, or only a wreck lies, no counter is picked', () => {
  const counters = [counter('a', '0404'), counter('wreck', '0303', { destroyed: true })];
  expect(standingAt({ counters, board: BOARD }, UPRIGHT, '0303', UPRIGHT.centreOfLabel('0303'))).toBeUndefined();
});

test('a counter larger than a hex is picked in each hex that it stands on', () => {
  const counters = [counter('titan', '0404', { size: 2.5, covers: ['0403', '0405'] })];
  const picked = (hex: string) => standingAt({ counters, board: BOARD }, UPRIGHT, hex, UPRIGHT.centreOfLabel(hex));
  expect(['0404', '0403', '0405', '0406'].map(picked)).toEqual(['titan', 'titan', 'titan', undefined]);
});
