import { describe, expect, it } from 'vitest';
import { indexOfLabel, labelOfIndex } from '../../../../src/hex/index.ts';
import {
  areAdjacent,
  distanceBetween,
  distanceTo,
  inContact,
} from '../../../../src/rulesets/grimdark/ground/footprint.ts';
import { byMapOrder, inMapOrder, nearestIndex } from '../../../../src/rulesets/grimdark/ground/map-order.ts';
import { mapCentre, quarterCentre, quarterOf } from '../../../../src/rulesets/grimdark/ground/quarters.ts';
import {
  frontMiddle,
  isFullyInZone,
  isInOutermostRow,
  zoneAt,
  zoneDepth,
  zoneOf,
  zoneRows,
} from '../../../../src/rulesets/grimdark/ground/zones.ts';
import { at, boardOf, type Hex, unit } from '../ground.ts';

const board = boardOf();

describe('distances, G-2.2 and G01', () => {
  it.each<[Hex, Hex, number]>([
    [[10, 10], [13, 8], 3],
    [[10, 10], [6, 6], 8],
    [[10, 10], [4, 19], 9],
    [[10, 10], [4, 20], 10],
  ])('from %j to %j', (a, b, apart) => {
    expect(distanceTo(board, unit('a1', a), at(b))).toBe(apart);
  });

  it('is measured from the nearest hexes of titanic units', () => {
    const titan = unit('a1', [20, 10], 'titanic');
    expect(distanceBetween(board, titan, unit('b1', [24, 10]))).toBe(3);
    expect(distanceBetween(board, unit('b2', [17, 16]), titan)).toBe(5);
    expect(distanceBetween(board, titan, unit('b3', [24, 10], 'titanic'))).toBe(2);
    expect(distanceBetween(board, titan, titan)).toBe(0);
  });
});

describe('contact, G-1 and G-2.8', () => {
  const hilly = boardOf({
    levels: [
      [1, [[11, 10]]],
      [2, [[10, 11]]],
    ],
  });
  it('is distance 1 and a level of difference at most', () => {
    const a = unit('a1', [10, 10]);
    expect(inContact(hilly, a, unit('b1', [9, 10]))).toBe(true);
    expect(inContact(hilly, a, unit('b1', [11, 10]))).toBe(true);
    expect(inContact(hilly, a, unit('b1', [10, 11]))).toBe(false);
    expect(areAdjacent(hilly, a, unit('b1', [10, 11]))).toBe(true);
    expect(inContact(hilly, a, unit('b1', [12, 10]))).toBe(false);
  });

  it('of a titanic unit needs one pair of hexes', () => {
    const titan = unit('a1', [20, 10], 'titanic');
    const high = (...list: readonly Hex[]) => boardOf({ levels: [[2, list]] });
    // [22,9] lies against [21,9] and [21,10], [22,8] against [21,9] alone.
    expect(inContact(high([21, 9]), titan, unit('b1', [22, 9]))).toBe(true);
    expect(inContact(high([21, 9], [21, 10]), titan, unit('b1', [22, 9]))).toBe(false);
    expect(inContact(high([21, 9]), titan, unit('b1', [22, 8]))).toBe(false);
  });
});

describe('zones, G-2.3', () => {
  it.each([
    [36, 36, 6],
    [48, 40, 8],
    [72, 48, 12],
    [36, 32, 4],
    [72, 60, 12],
  ])('of a map of %i by %i are %i deep', (width, height, depth) => {
    const size = { width, height };
    expect(zoneDepth(size)).toBe(depth);
    expect(zoneRows(size, 'north')).toEqual([0, depth - 1]);
    expect(zoneRows(size, 'south')).toEqual([height - depth, height - 1]);
    expect(zoneOf(size, 'south')).toHaveLength(depth * width);
  });

  it('hold whole footprints', () => {
    expect(zoneAt(board, at([10, 2]))).toBe('north');
    expect(zoneAt(board, at([10, 3]))).toBeUndefined();
    expect(zoneAt(board, at([0, 32]))).toBe('south');
    expect(isFullyInZone(board, unit('a1', [20, -3], 'titanic'), 'north')).toBe(false);
    expect(isFullyInZone(board, unit('a1', [20, -4], 'titanic'), 'north')).toBe(true);
  });

  it('have a front and an outermost row', () => {
    expect([frontMiddle(board, 'north'), frontMiddle(board, 'south')]).toEqual(['2508', '2533']);
    expect(isInOutermostRow(board, '1701', 'north')).toBe(true);
    expect(isInOutermostRow(board, '1701', 'south')).toBe(false);
    expect(isInOutermostRow(board, '1740', 'south')).toBe(true);
  });
});

describe('quarters and map order, G-2.1 and G-2.4', () => {
  it.each([
    ['2420', 1],
    ['2520', 2],
    ['2421', 3],
    ['2521', 4],
  ])('hex %s is in quarter %i', (hex, quarter) => {
    expect(quarterOf(board, hex)).toBe(quarter);
  });

  it('have centres, and the map has one', () => {
    expect(([1, 2, 3, 4] as const).map((quarter) => quarterCentre(board, quarter))).toEqual([
      '1311',
      '3711',
      '1331',
      '3731',
    ]);
    expect(mapCentre(board)).toBe('2521');
  });

  it('take the nearest hex that may be occupied, ties in map order', () => {
    // The centre of quarter 1 is [12,4]; of its neighbours [12,3] has the smallest r, then [13,3] by q.
    const solid = (...list: readonly Hex[]) => boardOf({ terrain: [['crag', 'c1', list]] });
    expect(quarterCentre(solid([12, 4]), 1)).toBe(at([12, 3]));
    expect(quarterCentre(solid([12, 4], [12, 3]), 1)).toBe(at([13, 3]));
    expect(quarterCentre(solid([12, 4], [12, 3], [13, 3]), 1)).toBe(at([11, 4]));
  });

  it('order hexes by r, then by q', () => {
    const [first, second] = inMapOrder(board);
    expect([first, second].map((index) => labelOfIndex(board, index!))).toEqual([at([46, -23]), at([47, -23])]);
    expect(byMapOrder(board, at([40, 3]), at([3, 4]))).toBeLessThan(0);
    expect(byMapOrder(board, at([3, 4]), at([4, 4]))).toBeLessThan(0);
    const centre = indexOfLabel(board, at([5, 5]));
    expect(nearestIndex(board, centre, (hex) => hex !== centre)).toBe(indexOfLabel(board, at([5, 4])));
  });
});
