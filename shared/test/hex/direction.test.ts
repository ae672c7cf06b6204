import { describe, expect, test } from 'vitest';
import {
  type Axial,
  DIRECTION_NAMES,
  DIRECTIONS,
  type Direction,
  directionBetween,
  distance,
  enteredSides,
  opposite,
  relativeSide,
  straightDirection,
  turn,
} from '../../src/hex/index.ts';

const ALL: readonly Direction[] = [0, 1, 2, 3, 4, 5];
const at = (q: number, r: number): Axial => ({ q, r });
const ORIGIN = at(0, 0);

describe('directions (H-1.2)', () => {
  test('go clockwise from north', () => {
    expect(DIRECTION_NAMES).toEqual(['N', 'NE', 'SE', 'S', 'SW', 'NW']);
    expect(DIRECTIONS.map(({ q, r }) => [q, r])).toEqual([
      [0, -1],
      [1, -1],
      [1, 0],
      [0, 1],
      [-1, 1],
      [-1, 0],
    ]);
  });

  test('turn either way around the circle', () => {
    expect(turn(4, 3)).toBe(1);
    expect(turn(1, -2)).toBe(5);
    expect(turn(2, -12)).toBe(2);
    expect(ALL.map(opposite)).toEqual([3, 4, 5, 0, 1, 2]);
  });

  test('lead to each neighbour, and only to neighbours', () => {
    for (const d of ALL) {
      const step = DIRECTIONS[d];
      expect(directionBetween(at(3, 4), at(3 + step.q, 4 + step.r))).toBe(d);
      expect(directionBetween(ORIGIN, at(2 * step.q, 2 * step.r))).toBeUndefined();
    }
    expect(directionBetween(ORIGIN, ORIGIN)).toBeUndefined();
  });

  test('continue in six straight rows', () => {
    for (const d of ALL) expect(straightDirection(ORIGIN, at(7 * DIRECTIONS[d].q, 7 * DIRECTIONS[d].r))).toBe(d);
    expect(straightDirection(ORIGIN, at(1, 1))).toBeUndefined();
    expect(straightDirection(ORIGIN, at(2, -1))).toBeUndefined();
    expect(straightDirection(ORIGIN, ORIGIN)).toBeUndefined();
  });
});

test.each([
  [at(0, 0), at(0, 0), 0],
  [at(0, 0), at(1, 1), 2],
  [at(0, 0), at(3, 1), 4],
  [at(0, 0), at(4, -2), 4],
  [at(-2, 5), at(3, 1), 5],
])('the distance from %o to %o is %i (H-1.4)', (a, b, hexes) => {
  expect(distance(a, b)).toBe(hexes);
  expect(distance(b, a)).toBe(hexes);
});

describe('sides', () => {
  test('relative to the facing (H-3.2)', () => {
    expect(ALL.map((side) => relativeSide(side, 4))).toEqual([2, 3, 4, 5, 0, 1]);
  });

  test.each<[Axial, Direction[]]>([
    [at(0, -5), [0]],
    [at(1, 1), [2, 3]],
    [at(2, -1), [1, 2]],
    [at(-4, 2), [4, 5]],
    [at(1, 2), [3]],
    [at(3, 1), [2]],
    [at(-1, -3), [0]],
    [at(0, 0), []],
  ])('the line from %o enters (0,0) through %o (H-3.1)', (from, sides) => {
    expect(enteredSides(from, ORIGIN)).toEqual(sides);
    expect(enteredSides(at(from.q + 6, from.r - 9), at(6, -9))).toEqual(sides);
  });
});
