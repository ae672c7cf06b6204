import { axialAt, DIRECTIONS, type Grid, labelOfIndex } from '@ironhex/shared/hex';
import { describe, expect, test } from 'vitest';
import { APOTHEM, along, apart, R } from '../../../src/map/geometry/geometry.ts';
import { TURNED, UPRIGHT } from '../../../src/map/geometry/layout.ts';

const GRIDS: readonly Grid[] = [
  { width: 18, height: 24 },
  { width: 7, height: 3 },
  { width: 1, height: 1 },
];

const indexesOf = ({ width, height }: Grid) => Array.from({ length: width * height }, (_, index) => index);

/** Hexes on all sides of 0101, near and far. */
const HEXES = [-97, -8, -3, -2, -1, 0, 1, 2, 3, 8, 97].flatMap((q, _i, all) => all.map((r) => ({ q, r })));
const SIX = [0, 1, 2, 3, 4, 5] as const;

describe.each([
  ['upright', UPRIGHT],
  ['turned', TURNED],
])('a map lying %s', (_name, layout) => {
  test.each(GRIDS)('has a place for every label of $width × $height, and a label at every place', (grid) => {
    for (const index of indexesOf(grid)) {
      const label = labelOfIndex(grid, index);
      expect(layout.labelAt(grid, layout.centreOfLabel(label))).toBe(label);
    }
  });

  test('has every place inside a hex in that hex', () => {
    for (const hex of HEXES) {
      const centre = layout.centreOf(hex);
      for (const far of [0, 0.3, 0.7, 0.98])
        for (let angle = 0; angle < 7; angle += 0.37)
          expect(layout.hexAt(along(centre, angle, APOTHEM * far))).toEqual(hex);
      for (const corner of layout.cornersOf(centre, R * 0.97)) expect(layout.hexAt(corner)).toEqual(hex);
    }
  });

  test('has a neighbour two apothems away in its direction, across the side that faces it', () => {
    for (const hex of HEXES) {
      for (const direction of SIX) {
        const step = DIRECTIONS[direction]!;
        const [here, there] = [layout.centreOf(hex), layout.centreOf({ q: hex.q + step.q, r: hex.r + step.r })];
        expect(apart(there, along(here, layout.angleOf(direction), 2 * APOTHEM))).toBeLessThan(1e-6);
        const side = layout.sideMiddle(here, direction);
        expect(apart(side, layout.sideMiddle(there, SIX[(direction + 3) % 6]!))).toBeLessThan(1e-6);
        for (const corner of [direction, direction + 1])
          expect(apart(side, layout.cornerOf(here, corner))).toBeCloseTo(R / 2);
      }
    }
  });

  test.each(GRIDS)('fills its rectangle and no more with $width × $height, and has no hex outside', (grid) => {
    const { x, y, w, h } = layout.boardRect(grid);
    const corners = indexesOf(grid).flatMap((index) => layout.cornersOf(layout.centreOf(axialAt(grid, index))));
    expect(Math.min(...corners.map((corner) => corner.x))).toBeCloseTo(x);
    expect(Math.max(...corners.map((corner) => corner.x))).toBeCloseTo(x + w);
    expect(Math.min(...corners.map((corner) => corner.y))).toBeCloseTo(y);
    expect(Math.max(...corners.map((corner) => corner.y))).toBeCloseTo(y + h);
    for (const outside of [
      { x: x - 1, y: y + h / 2 },
      { x: x + w + 1, y: y + h / 2 },
      { x: x + w / 2, y: y - 1 },
      { x: x + w / 2, y: y + h + 1 },
    ])
      expect(layout.labelAt(grid, outside)).toBeNull();
  });

  test('refuses a text that is no label', () => {
    expect(() => layout.centreOfLabel('here')).toThrow('no hex here');
  });
});

test('upright, north is up and even columns stand half a hex lower', () => {
  expect(UPRIGHT.centreOfLabel('0101')).toEqual({ x: 0, y: 0 });
  expect(UPRIGHT.centreOfLabel('0201').y).toBeCloseTo(APOTHEM);
  expect(UPRIGHT.centreOfLabel('0102')).toEqual({ x: 0, y: 2 * APOTHEM });
  expect(UPRIGHT.rotationOf(0)).toBe(0);
});

test('turned, every place has moved by a quarter clockwise: north is to the right', () => {
  for (const hex of HEXES) {
    const { x, y } = UPRIGHT.centreOf(hex);
    expect(apart(TURNED.centreOf(hex), { x: -y, y: x })).toBeLessThan(1e-6);
  }
  for (const direction of SIX) expect(TURNED.angleOf(direction) - UPRIGHT.angleOf(direction)).toBeCloseTo(Math.PI / 2);
  expect(TURNED.centreOfLabel('0101')).toEqual({ x: 0, y: 0 });
  expect(TURNED.centreOfLabel('0102').x).toBeLessThan(0);
});
