import { describe, expect, it } from 'vitest';
import {
  axialOf,
  distanceOf,
  hexesOf,
  hexesWithin,
  neighbourOf,
  neighboursOf,
} from '../../../../src/rulesets/steampunk/ground/places.ts';
import { EDGES, noMansLand, zoneOf, zoneRows } from '../../../../src/rulesets/steampunk/ground/zones.ts';
import { boardOf, hex, shortBoard } from '../ground.ts';

const BOARD = boardOf();

describe('the map (MAP-1 to MAP-4, MAP-7)', () => {
  it('has odd columns half a hex lower, and rows from the top', () => {
    expect([axialOf(hex('A1')), axialOf(hex('D6'))]).toEqual([
      { q: 0, r: 0 },
      { q: 3, r: 4 },
    ]);
    expect([0, 1, 2, 3, 4, 5].map((direction) => neighbourOf(BOARD, hex('D5'), direction as 0))).toEqual(
      ['D4', 'E5', 'E6', 'D6', 'C6', 'C5'].map(hex),
    );
    expect(distanceOf(hex('D8'), hex('D3'))).toBe(5);
    expect(distanceOf(hex('A1'), hex('G9'))).toBe(11);
    expect(distanceOf(hex('C3'), hex('C3'))).toBe(0);
  });

  it('ends at its edge, and where it leaves hexes out', () => {
    expect(neighbourOf(BOARD, hex('D9'), 3)).toBe(undefined);
    expect(neighbourOf(shortBoard(), hex('D8'), 3)).toBe(undefined);
    expect(neighbourOf(BOARD, hex('D8'), 3)).toBe(hex('D9'));
    expect(neighboursOf(BOARD, hex('A1'))).toEqual(['B1', 'A2'].map(hex));
    expect(neighboursOf(BOARD, hex('D5'), 3)).toEqual(['D6', 'C6', 'C5', 'D4', 'E5', 'E6'].map(hex));
  });

  it('lists hexes by column and then by row (DET-2)', () => {
    expect(hexesOf(BOARD)).toHaveLength(63);
    expect(hexesOf(BOARD).slice(7, 11)).toEqual(['A8', 'A9', 'B1', 'B2'].map(hex));
    expect(hexesOf(shortBoard())).toHaveLength(60);
    expect(hexesWithin(BOARD, hex('A1'), 1)).toEqual(['A1', 'A2', 'B1'].map(hex));
    expect(hexesWithin(BOARD, hex('D5'), 2)).toHaveLength(19);
  });
});

describe('zones (MAP-6)', () => {
  const rowsIn = (hexes: readonly string[]) => [...new Set(hexes.map((label) => Number(label.slice(2))))].sort();

  it.each([
    [9, [1, 2, 3], [4, 5, 6], [7, 8, 9]],
    [10, [1, 2, 3], [4, 5, 6, 7], [8, 9, 10]],
    [12, [1, 2, 3], [4, 5, 6, 7, 8, 9], [10, 11, 12]],
  ])('a board of %i rows', (height, north, middle, south) => {
    const board = boardOf({}, { width: 7, height });
    expect(rowsIn(zoneOf(board, 'north'))).toEqual(north);
    expect(rowsIn(noMansLand(board)).sort((a, b) => a - b)).toEqual(middle);
    expect(rowsIn(zoneOf(board, 'south')).sort((a, b) => a - b)).toEqual(south);
    expect(zoneOf(board, 'south')).toHaveLength(21);
    expect(zoneOf(board, 'north')).toEqual([...zoneOf(board, 'north')].sort());
  });

  it('are three hexes of every column where columns B, D and F have eight', () => {
    const board = shortBoard();
    expect(EDGES.map((edge) => zoneOf(board, edge).length)).toEqual([21, 21]);
    expect(zoneOf(board, 'south').slice(2, 6)).toEqual(['A9', 'B6', 'B7', 'B8'].map(hex));
    expect(noMansLand(board)).toHaveLength(18);
    expect(noMansLand(board).slice(2, 6)).toEqual(['A6', 'B4', 'B5', 'C4'].map(hex));
  });

  it('are rows as each side sees them: foremost first, from its left', () => {
    expect(zoneRows(BOARD, 'south').map(([first]) => first)).toEqual(['A7', 'A8', 'A9'].map(hex));
    expect(zoneRows(BOARD, 'north').map(([first]) => first)).toEqual(['G3', 'G2', 'G1'].map(hex));
  });
});
