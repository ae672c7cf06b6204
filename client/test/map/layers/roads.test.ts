import { BOARD_FORMAT, type Board } from '@ironhex/shared/board';
import { opposite } from '@ironhex/shared/hex';
import { expect, test } from 'vitest';
import { UPRIGHT } from '../../../src/map/geometry/layout.ts';
import { type Cell, cellsOf } from '../../../src/map/layers/terrain/cells.ts';
import { nearRoad, waysOf } from '../../../src/map/layers/terrain/roads.ts';
import { jitter } from '../../../src/map/paint/hash.ts';

const boardWith = (roads: readonly string[]): Board => ({
  format: BOARD_FORMAT,
  id: 'roads',
  name: 'Roads',
  width: 9,
  height: 9,
  hexes: Object.fromEntries(roads.map((label) => [label, { level: 0, features: { road: 1 } }])),
});

const roadsOf = (labels: readonly string[]): readonly Cell[] =>
  cellsOf(boardWith(labels), UPRIGHT).filter((cell) => cell.has('road'));

/** Where the roads of each hex lead, by label. */
const leads = (labels: readonly string[]): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    roadsOf(labels).map((cell) => [
      cell.label,
      waysOf(cell)
        .map((way) => cell.around[way]?.label ?? 'off')
        .sort(),
    ]),
  );

test('roads join from hex to hex, and lead off the map where they end at its edge', () => {
  expect(leads(['0501', '0502', '0503'])).toEqual({
    '0501': ['0502', 'off'],
    '0502': ['0501', '0503'],
    '0503': ['0502'],
  });
});

test('a triangle loses the side opposite to its lowest label', () => {
  expect(leads(['0404', '0504', '0405'])).toEqual({
    '0404': ['0405', '0504'],
    '0405': ['0404'],
    '0504': ['0404'],
  });
});

test('two roads side by side lose the side that is between two triangles, and leave no dead ends', () => {
  const found = leads(['0404', '0405', '0504', '0505']);
  expect(Object.values(found).map(({ length }) => length)).toEqual([2, 2, 2, 2]);
});

test('however roads lie, they lead back', () => {
  const next = jitter(5);
  for (let round = 0; round < 60; round++) {
    const labels = Array.from({ length: 30 }, () => `0${1 + Math.floor(next() * 9)}0${1 + Math.floor(next() * 9)}`);
    for (const cell of roadsOf(labels))
      for (const way of waysOf(cell)) {
        const other = cell.around[way];
        if (other !== undefined) expect(waysOf(other)).toContain(opposite(way));
      }
  }
});

test('what stands beside a road keeps off it', () => {
  const middle = roadsOf(['0404', '0405', '0406']).find(({ label }) => label === '0405')!;
  const { x, y } = middle.at;
  expect(nearRoad(UPRIGHT, middle, 14)({ x: x + 10, y: y - 20 })).toBe(true);
  expect(nearRoad(UPRIGHT, middle, 14)({ x: x + 20, y: y - 20 })).toBe(false);
});
