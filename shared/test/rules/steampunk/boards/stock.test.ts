import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { writeBoard } from '../../../../src/board/index.ts';
import { boards, STOCK_BOARDS } from '../../../../src/rulesets/steampunk/boards/index.ts';
import { hexesOf, neighboursOf } from '../../../../src/rulesets/steampunk/ground/places.ts';
import { sees, spotOf } from '../../../../src/rulesets/steampunk/ground/sight.ts';
import { hasRoad, terrainAt } from '../../../../src/rulesets/steampunk/ground/survey.ts';
import { TERRAIN, type Terrain } from '../../../../src/rulesets/steampunk/ground/terrain.ts';
import { type Edge, zoneOf } from '../../../../src/rulesets/steampunk/ground/zones.ts';
import { OptionsSchema } from '../../../../src/rulesets/steampunk/model/options.ts';
import { expectPlayable, expectTurned } from './fair.ts';

const boardNamed = (id: string) => STOCK_BOARDS.find((board) => board.id === id)!;

const count = (id: string, terrain: Terrain) =>
  hexesOf(boardNamed(id)).filter((hex) => terrainAt(boardNamed(id), hex) === terrain).length;

describe.each(STOCK_BOARDS.map((board) => [board.id, board] as const))('%s', (id, board) => {
  it('is the same from both ends, and tanks can drive all over it', () => {
    expectTurned(board);
    expectPlayable(board);
  });

  it('is stored as it would be written', () => {
    const file = new URL(`../../../../src/rulesets/steampunk/boards/stock/${id}.json`, import.meta.url);
    expect(readFileSync(file, 'utf8')).toBe(writeBoard(board, boards));
  });

  it('has roads that lead somewhere', () => {
    const ends = hexesOf(board).filter((hex) => hasRoad(board, hex));
    for (const hex of ends)
      expect(
        neighboursOf(board, hex).some((next) => hasRoad(board, next)),
        hex,
      ).toBe(true);
  });
});

it.each([
  ['coach-road', 40, 60],
  ['twin-shoulders', 5, 15],
  ['foundry-quarter', 15, 30],
  ['cinder-steppe', 15, 40],
  ['long-valley', 15, 40],
  ['parade-ground', 100, 100],
])('of a hundred pairs of hexes in the two zones of %s, %i to %i see each other', (id, least, most) => {
  const ground = { board: boardNamed(id), markers: {} };
  const spots = (edge: Edge) => zoneOf(ground.board, edge).map((hex) => spotOf(ground.board, hex));
  const pairs = spots('south').flatMap((one) => spots('north').map((other) => sees(ground, one, other)));
  const seeing = (100 * pairs.filter(Boolean).length) / pairs.length;
  expect(seeing).toBeGreaterThanOrEqual(least);
  expect(seeing).toBeLessThanOrEqual(most);
});

describe('each board is about something', () => {
  it('the coach road: open ground along a road, ruins at half of the way', () => {
    expect(count('coach-road', 'clear')).toBeGreaterThan(35);
    expect(count('coach-road', 'ruins')).toBe(2);
  });

  it('twin shoulders: forest between hills and mountains', () => {
    expect(count('twin-shoulders', 'mountain')).toBe(2);
    expect(count('twin-shoulders', 'hill') + count('twin-shoulders', 'forest')).toBeGreaterThan(16);
  });

  it('the foundry quarter: houses, a river and a bridge', () => {
    const board = boardNamed('foundry-quarter');
    const advanced = new Set(hexesOf(board).map((hex) => terrainAt(board, hex)!));
    expect([...advanced].filter((terrain) => TERRAIN[terrain].advanced).sort()).toEqual([
      'building',
      'river',
      'swamp',
      'water',
    ]);
    expect(hexesOf(board).filter((hex) => hasRoad(board, hex) && terrainAt(board, hex) === 'river')).toHaveLength(2);
  });

  it('the cinder steppe: ten rows of sand and burned forest', () => {
    expect(boardNamed('cinder-steppe').height).toBe(10);
    expect(count('cinder-steppe', 'burnedForest')).toBe(6);
  });

  it('the long valley: four times the room', () => {
    expect(hexesOf(boardNamed('long-valley')).length).toBeGreaterThan(3 * 63);
  });
});

it('a host who chooses nothing gets the coach road, or clear ground to design', () => {
  expect(boards.initial!(OptionsSchema.parse({})).id).toBe('coach-road');
  expect(boards.initial!(OptionsSchema.parse({ terrain: 'designed' })).hexes).toEqual({});
});
