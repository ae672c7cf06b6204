import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  axialAt,
  type Direction,
  directionBetween,
  distance,
  hexIndex,
  indexDistance,
  indexOfLabel,
  labelOf,
  labelOfIndex,
  neighbour,
  parseLabel,
  shortSides,
} from '../../src/hex/index.ts';

const grid = { width: 7, height: 5 };

describe('labels (H-1.3)', () => {
  test.each([
    ['0101', 0, 0],
    ['0305', 2, 3],
    ['0201', 1, 0],
    ['0401', 3, -1],
    ['9999', 98, 49],
  ])('%s is (%i,%i)', (label, q, r) => {
    expect(parseLabel(label)).toEqual({ q, r });
    expect(labelOf({ q, r })).toBe(label);
  });

  test.each(['', '0', '0001', '0100', '01 1', '010a', '00101', '-101', '１２３４'])('%j is none', (text) => {
    expect(parseLabel(text)).toBeUndefined();
    expect(indexOfLabel(grid, text)).toBe(-1);
  });

  test('a hex beyond two digits has none', () => {
    expect(() => labelOf({ q: 99, r: 0 })).toThrow(RangeError);
    expect(() => labelOf({ q: 0, r: -1 })).toThrow(RangeError);
  });
});

test('index, label and hex name the same place', () => {
  const side = fc.integer({ min: 1, max: 99 });
  fc.assert(
    fc.property(side, side, fc.nat(), (width, height, n) => {
      const map = { width, height };
      const index = n % (width * height);
      const label = labelOfIndex(map, index);
      expect(label).toBe(
        String((index % width) + 1).padStart(2, '0') + String(Math.floor(index / width) + 1).padStart(2, '0'),
      );
      expect(indexOfLabel(map, label)).toBe(index);
      expect(hexIndex(map, axialAt(map, index))).toBe(index);
      expect(parseLabel(label)).toEqual(axialAt(map, index));
    }),
  );
});

test('what is off the map has no index', () => {
  expect(indexOfLabel(grid, '0801')).toBe(-1);
  expect(indexOfLabel(grid, '0106')).toBe(-1);
  expect(hexIndex(grid, { q: -1, r: 3 })).toBe(-1);
  expect(hexIndex(grid, { q: 2, r: -2 })).toBe(-1);
  expect(() => axialAt(grid, 35)).toThrow(RangeError);
  expect(() => labelOfIndex(grid, -1)).toThrow(RangeError);
});

test('neighbours are the adjacent hexes of the map, in their direction', () => {
  for (let a = 0; a < 35; a++) {
    const near = new Set<number>();
    for (const d of [0, 1, 2, 3, 4, 5] as Direction[]) {
      const b = neighbour(grid, a, d);
      if (b < 0) continue;
      near.add(b);
      expect(directionBetween(axialAt(grid, a), axialAt(grid, b))).toBe(d);
    }
    for (let b = 0; b < 35; b++) {
      expect(indexDistance(grid, a, b)).toBe(distance(axialAt(grid, a), axialAt(grid, b)));
      expect(near.has(b)).toBe(indexDistance(grid, a, b) === 1);
    }
  }
});

test('even columns stand half a hex lower', () => {
  const label = (text: string, d: Direction) => labelOfIndex(grid, neighbour(grid, indexOfLabel(grid, text), d));
  expect(label('0202', 1)).toBe('0302');
  expect(label('0202', 2)).toBe('0303');
  expect(label('0302', 1)).toBe('0401');
  expect(label('0302', 2)).toBe('0402');
});

describe('short sides (H-1.4)', () => {
  const named = (width: number, height: number) =>
    shortSides({ width, height }).map(({ name, hexes, inward }) => [
      name,
      inward,
      hexes.map((i) => labelOfIndex({ width, height }, i)).join(' '),
    ]);
  test('of a tall map', () =>
    expect(named(3, 4)).toEqual([
      ['top', 3, '0101 0201 0301'],
      ['bottom', 0, '0104 0204 0304'],
    ]));
  test('of a wide map', () =>
    expect(named(4, 3)).toEqual([
      ['left', 2, '0101 0102 0103'],
      ['right', 5, '0401 0402 0403'],
    ]));
  test('of a square map', () => expect(named(2, 2).map(([name]) => name)).toEqual(['top', 'bottom']));
});
