import { describe, expect, test } from 'vitest';
import { EXTENT } from '../../../src/map/counters/base.ts';
import { platesOf } from '../../../src/map/counters/plates.ts';
import { standing } from '../../../src/map/counters/standing.ts';
import { traysOf } from '../../../src/map/counters/trays.ts';
import { apart, overlaps, R } from '../../../src/map/geometry/geometry.ts';
import { TURNED, UPRIGHT } from '../../../src/map/geometry/layout.ts';
import type { BaseCounter, BoardEdge } from '../../../src/map/picture.ts';

const BOARD = { width: 15, height: 20 };

const waiting = (id: string, beside: BoardEdge, more: Partial<BaseCounter> = {}): BaseCounter => ({
  id,
  side: 0,
  name: 'Griffin 2',
  at: { beside },
  facing: null,
  destroyed: false,
  ...more,
});

const some = (count: number, beside: BoardEdge) =>
  Array.from({ length: count }, (_, i) => waiting(`${beside}${i}`, beside));

test('without counters that wait there is no tray', () => {
  expect(traysOf([waiting('a', 'top', { at: '0101' })], BOARD, UPRIGHT)).toEqual([]);
});

test('every edge with counters that wait has one tray, beside the board', () => {
  const board = UPRIGHT.boardRect(BOARD);
  const trays = traysOf([...some(2, 'top'), ...some(3, 'left')], BOARD, UPRIGHT);
  expect(trays.map(({ places }) => [...places.keys()])).toEqual([
    ['top0', 'top1'],
    ['left0', 'left1', 'left2'],
  ]);
  const [top, left] = trays.map(({ rect }) => rect);
  expect(top!.y + top!.h).toBeLessThan(board.y);
  expect(left!.x + left!.w).toBeLessThan(board.x);
  expect(top!.x + top!.w / 2, 'in the middle of its edge').toBeCloseTo(board.x + board.w / 2);
});

test('on a turned map the top edge lies to the right', () => {
  const [tray] = traysOf(some(2, 'top'), BOARD, TURNED);
  const board = TURNED.boardRect(BOARD);
  expect(tray!.rect.x).toBeGreaterThan(board.x + board.w);
});

describe.each([
  ['upright', UPRIGHT],
  ['turned', TURNED],
])('a map that lies %s', (_, layout) => {
  test.each([1, 2, 5, 12])('has room for %i counters at each edge', (count) => {
    const edges = ['top', 'right', 'bottom', 'left'] as const;
    const counters = edges.flatMap((edge) => some(count, edge));
    const trays = traysOf(counters, BOARD, layout);
    const board = layout.boardRect(BOARD);
    for (const { rect, places } of trays) {
      expect(overlaps(rect, board)).toBe(false);
      expect(rect.w <= board.w || rect.h <= board.h, 'no longer than its edge').toBe(true);
      const points = [...places.values()];
      for (const [i, a] of points.entries()) {
        expect(a.x - EXTENT).toBeGreaterThan(rect.x);
        expect(a.x + EXTENT).toBeLessThan(rect.x + rect.w);
        expect(a.y - EXTENT).toBeGreaterThan(rect.y);
        expect(a.y + EXTENT).toBeLessThan(rect.y + rect.h);
        for (const b of points.slice(i + 1)) expect(apart(a, b)).toBeGreaterThan(2 * EXTENT);
      }
    }
    const poses = standing(counters, BOARD, { layout, px: R / 30 });
    expect(platesOf({ counters, board: BOARD }, poses, { px: R / 30, layout }).size, 'all with their names').toBe(
      counters.length,
    );
  });
});
