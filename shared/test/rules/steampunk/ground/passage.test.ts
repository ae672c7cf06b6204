import { describe, expect, it } from 'vitest';
import {
  canStand,
  entryOf,
  exitOf,
  groundTypes,
  isFootTroops,
  type Mover,
} from '../../../../src/rulesets/steampunk/ground/passage.ts';
import { hasRoad, levelAt, terrainAt } from '../../../../src/rulesets/steampunk/ground/survey.ts';
import {
  isCover,
  type Need,
  TERRAIN,
  TERRAINS,
  type Terrain,
} from '../../../../src/rulesets/steampunk/ground/terrain.ts';
import { boardOf, hex, shortBoard } from '../ground.ts';

const mover = (about: Partial<Mover> = {}): Mover => ({
  types: ['Walking'],
  size: 'Medium',
  layer: 'ground',
  entersBuildings: false,
  ...about,
});

/** What moving from D6 north into D5, and on to D4, needs where D5 has this terrain. */
const through = (terrain: string, about: Partial<Mover>): readonly [enter: Need, leave: number] => {
  const board = boardOf({ D5: terrain });
  const unit = mover(about);
  return [entryOf(board, hex('D6'), hex('D5'), unit), exitOf(board, hex('D5'), hex('D4'), unit)];
};

const OPEN = [
  [0, 0],
  [0, 0],
  [0, 0],
  [0, 0],
  [0, 0],
] as const;

/** TER-1: terrain, level, level at which it blocks, to be hit, and what walking, tracked, wheeled, towed, floating need. */
const TABLE: readonly (readonly [Terrain, number, number | null, number, readonly (readonly [Need, number])[]])[] = [
  ['clear', 0, null, 0, OPEN],
  ['hill', 1, 1, 0, OPEN],
  [
    'mountain',
    2,
    2,
    0,
    [
      [0, 0],
      [null, 0],
      [null, 0],
      [null, 0],
      [0, 0],
    ],
  ],
  [
    'forest',
    0,
    0,
    -1,
    [
      [0, 0],
      [2, 0],
      [2, 0],
      [2, 0],
      [0, 0],
    ],
  ],
  ['burnedForest', 0, 0, -1, OPEN],
  ['dunes', 0, 0, -1, OPEN],
  ['ruins', 0, null, -1, OPEN],
  ['rough', 0, null, -1, OPEN],
  [
    'building',
    0,
    0,
    -1,
    [
      [null, 0],
      [null, 0],
      [null, 0],
      [null, 0],
      [null, 0],
    ],
  ],
  [
    'swamp',
    0,
    null,
    0,
    [
      [0, 0],
      [0, 3],
      [0, 3],
      [0, 3],
      [0, 0],
    ],
  ],
  [
    'river',
    0,
    null,
    0,
    [
      [2, 0],
      [2, 0],
      [2, 0],
      [2, 0],
      [0, 0],
    ],
  ],
  [
    'water',
    0,
    null,
    0,
    [
      [null, 0],
      [null, 0],
      [null, 0],
      [null, 0],
      [0, 0],
    ],
  ],
];

describe('the table of terrain (TER-1)', () => {
  it('has a row for every terrain', () => {
    expect(TABLE.map(([terrain]) => terrain)).toEqual(TERRAINS);
  });

  it.each(TABLE)('%s', (terrain, level, blocks, toBeHit, needs) => {
    const board = boardOf({ D5: terrain });
    expect([terrainAt(board, hex('D5')), levelAt(board, hex('D5'))]).toEqual([terrain, level]);
    expect([TERRAIN[terrain].blocks, TERRAIN[terrain].toBeHit]).toEqual([blocks, toBeHit]);
    const types = ['Walking', 'Tracked', 'Wheeled', 'Towed', 'Floating'] as const;
    expect(types.map((type) => through(terrain, { types: [type] }))).toEqual(needs);
  });

  it('buildings are for foot troops', () => {
    expect(through('building', { entersBuildings: true })).toEqual([0, 0]);
    expect(['Infantry', 'Archer', 'Grunt', 'Steampowerarmor'].map((type) => isFootTroops(['Bio', type]))).toEqual(
      Array(4).fill(true),
    );
    expect(isFootTroops(['Bio', 'Cavalry', 'Walking'])).toBe(false);
  });

  it('swamps are hard for Large and Huge units, whatever they move on', () => {
    const enter = (size: Mover['size']) => through('swamp', { size })[0];
    expect([enter('Tiny'), enter('Small'), enter('Medium'), enter('Large'), enter('Huge')]).toEqual([0, 0, 0, 2, 2]);
    expect(through('swamp', { size: 'Large', types: ['Tracked'] })).toEqual([2, 3]);
  });

  it('units without a ground type stand anywhere but on water and buildings (FLY-1)', () => {
    const standing = TERRAINS.filter((terrain) => canStand(boardOf({ D5: terrain }), hex('D5'), mover({ types: [] })));
    expect(TERRAINS.filter((terrain) => !standing.includes(terrain))).toEqual(['building', 'water']);
  });
});

describe('roads (TER-1)', () => {
  const board = boardOf({ D6: 'swamp road', D5: 'mountain road', D4: 'water road', C5: 'mountain', E6: 'building' });
  const tank = mover({ types: ['Tracked'], size: 'Large' });

  it('are free from one road hex to the next, whatever lies below them', () => {
    expect(exitOf(board, hex('D6'), hex('D5'), tank)).toBe(0);
    expect(entryOf(board, hex('D6'), hex('D5'), tank)).toBe(0);
    expect(entryOf(board, hex('D5'), hex('D4'), tank)).toBe(0);
    expect(hasRoad(board, hex('D4'))).toBe(true);
  });

  it('help nobody who comes from beside them or leaves them', () => {
    expect(entryOf(board, hex('C5'), hex('D5'), tank)).toBe(null);
    expect(exitOf(board, hex('D6'), hex('E7'), tank)).toBe(3);
    expect(entryOf(board, hex('E5'), hex('D4'), tank)).toBe(null);
    expect(canStand(board, hex('D5'), tank)).toBe(false);
    expect(canStand(board, hex('D5'), mover())).toBe(true);
  });
});

describe('several types, the air and the edge', () => {
  it('the most restrictive type counts (TER-4)', () => {
    expect(through('forest', { types: ['Walking', 'Tracked'] })).toEqual([2, 0]);
    expect(through('mountain', { types: ['Walking', 'Wheeled'] })).toEqual([null, 0]);
    expect(through('swamp', { types: ['Wheeled', 'Floating'] })).toEqual([0, 3]);
    expect(groundTypes(['Bio', 'Cavalry', 'Flying', 'Walking'])).toEqual(['Walking']);
  });

  it.each(TERRAINS)('units in the air ignore %s (TER-4)', (terrain) => {
    expect(through(terrain, { types: ['Tracked'], size: 'Large', layer: 'air' })).toEqual([0, 0]);
    expect(canStand(boardOf({ D5: terrain }), hex('D5'), mover({ types: [], layer: 'air' }))).toBe(true);
  });

  it('nobody enters what is not on the board (TER-3, MAP-7)', () => {
    const board = shortBoard();
    for (const layer of ['ground', 'air'] as const) {
      expect(entryOf(board, hex('D8'), hex('D9'), mover({ layer }))).toBe(null);
      expect(canStand(board, hex('D9'), mover({ layer }))).toBe(false);
      expect(entryOf(board, hex('G9'), '0810', mover({ layer }))).toBe(null);
    }
  });
});

it('cover terrain is all terrain that makes its units harder to hit (TER-5)', () => {
  expect(TERRAINS.filter(isCover)).toEqual(['forest', 'burnedForest', 'dunes', 'ruins', 'rough', 'building']);
});
