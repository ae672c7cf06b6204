import { describe, expect, it } from 'vitest';
import { hexOf } from '../../../../src/board/index.ts';
import { designOf, placeDesigns, type WantedDesign } from '../../../../src/rulesets/steampunk/boards/design.ts';
import { withTerrain } from '../../../../src/rulesets/steampunk/boards/hexes.ts';
import { PRESETS } from '../../../../src/rulesets/steampunk/boards/presets.ts';
import { hasRoad, isOnBoard, levelAt, terrainAt } from '../../../../src/rulesets/steampunk/ground/survey.ts';
import { TERRAINS } from '../../../../src/rulesets/steampunk/ground/terrain.ts';
import { EDGES, type Edge, zoneOf } from '../../../../src/rulesets/steampunk/ground/zones.ts';
import { boardOf, hex, shortBoard } from '../ground.ts';

const BOARD = boardOf();
const SOUTH = zoneOf(BOARD, 'south');

const design = (wanted: WantedDesign, edge: Edge = 'south', advanced = false, board = BOARD) => {
  const made = designOf(board, edge, wanted, advanced);
  if (!made.ok) throw new Error(made.error.code);
  return made.value;
};

const refused = (wanted: WantedDesign, advanced = false, edge: Edge = 'south') => {
  const made = designOf(BOARD, edge, wanted, advanced);
  return made.ok ? undefined : `${made.error.rule} ${made.error.code}`;
};

const all = (hexes: readonly string[], terrain: string) =>
  Object.fromEntries(hexes.map((label) => [label, { terrain }]));

describe('what a side can design (SET-1)', () => {
  it('is clear if nothing is said', () => {
    expect(design({})).toEqual({});
    expect(design({ preset: 'open', hexes: { [hex('D8')]: {} } })).toEqual({});
  });

  it.each(TERRAINS.map((terrain) => [terrain] as const))('%s', (terrain) => {
    const wanted = { hexes: { [hex('D8')]: { terrain, road: true } } };
    const advanced = ['building', 'swamp', 'river', 'water'].includes(terrain);
    const usual =
      terrain === 'burnedForest' ? 'SET-1 no-such-terrain' : advanced ? 'SET-1 advanced-terrain' : undefined;
    expect(refused(wanted)).toBe(usual);
    expect(refused(wanted, true)).toBe(terrain === 'burnedForest' ? 'SET-1 no-such-terrain' : undefined);
    if (terrain === 'burnedForest') return;
    const board = placeDesigns(BOARD, design(wanted, 'south', true), {});
    expect([terrainAt(board, hex('D8')), hasRoad(board, hex('D8'))]).toEqual([terrain, true]);
  });

  it('is what the table of terrain has, and nothing else', () => {
    for (const terrain of ['lava', 'road', 'void', 'toString', '__proto__'])
      expect(refused({ hexes: { [hex('D8')]: { terrain } } }, true), terrain).toBe('SET-1 no-such-terrain');
    expect(refused({ preset: 'moon' })).toBe('SET-1 no-such-preset');
  });

  it('lies in the own three rows', () => {
    for (const name of ['D6', 'D3', 'A1'])
      expect(refused({ hexes: { [hex(name)]: { terrain: 'hill' } } })).toBe('SET-1 outside-side');
    expect(refused({ hexes: { '0810': { terrain: 'hill' } } })).toBe('SET-1 outside-side');
    expect(refused({ hexes: { [hex('D6')]: {} } })).toBe('SET-1 outside-side');
    expect(refused({ hexes: { [hex('D3')]: { terrain: 'hill' } } }, false, 'north')).toBe(undefined);
    expect(refused({ hexes: { [hex('D7')]: { terrain: 'hill' } } }, false, 'north')).toBe('SET-1 outside-side');
  });

  it('leaves nine hexes to tracked units', () => {
    expect(refused({ hexes: all(SOUTH.slice(0, 12), 'mountain') })).toBe(undefined);
    expect(refused({ hexes: all(SOUTH.slice(0, 13), 'mountain') })).toBe('SET-1 too-closed');
    expect(refused({ hexes: all(SOUTH, 'forest') })).toBe(undefined);
    expect(
      refused({ hexes: { ...all(SOUTH.slice(0, 7), 'building'), ...all(SOUTH.slice(7, 13), 'water') } }, true),
    ).toBe('SET-1 too-closed');
    expect(refused({ hexes: all(SOUTH, 'river') }, true)).toBe(undefined);
  });
});

describe('presets', () => {
  it.each(PRESETS.map((preset) => [preset.id, preset] as const))('%s can be played at both ends', (id, { rows }) => {
    expect(rows.map((row) => row.length)).toEqual([7, 7, 7]);
    for (const board of [
      BOARD,
      shortBoard(),
      boardOf({}, { width: 7, height: 10 }),
      boardOf({}, { width: 16, height: 12 }),
    ])
      for (const edge of EDGES)
        expect(Object.keys(design({ preset: id }, edge, true, board)).length > 0).toBe(id !== 'open');
    const advanced = /[bsv]/i.test(rows.join(''));
    expect(refused({ preset: id })).toBe(advanced ? 'SET-1 advanced-terrain' : undefined);
  });

  it('are written for the south and turned for the north', () => {
    const south = design({ preset: 'ridge' });
    const north = design({ preset: 'ridge' }, 'north');
    const hills = (of: typeof south) => Object.keys(of).filter((label) => of[label]!.terrain === 'hill');
    expect(hills(south).sort()).toEqual(['A7', 'B7', 'D7', 'F7', 'G7'].map(hex));
    expect(hills(north).sort()).toEqual(['A3', 'B3', 'D3', 'F3', 'G3'].map(hex));
  });

  it('fill sides of any width from the middle', () => {
    const wide = boardOf({}, { width: 11, height: 9 });
    const made = design({ preset: 'pass' }, 'south', false, wide);
    const front = 'ABCDEFGHIJK'.split('').map((letter) => made[hex(`${letter}7`)]?.terrain ?? 'clear');
    expect(front).toEqual([
      'clear',
      'mountain',
      'mountain',
      'clear',
      'mountain',
      'clear',
      'mountain',
      'clear',
      'mountain',
      'mountain',
      'clear',
    ]);
    expect(made[hex('F9')]).toEqual({ terrain: 'clear', road: true });
  });

  it('can be changed hex by hex', () => {
    const made = design({ preset: 'ridge', hexes: { [hex('A7')]: { terrain: 'forest' }, [hex('D7')]: {} } });
    const board = placeDesigns(BOARD, made, {});
    expect(['A7', 'B7', 'D7'].map((name) => terrainAt(board, hex(name)))).toEqual(['forest', 'hill', 'clear']);
  });
});

describe('the board of two designs (SET-1)', () => {
  const chosen = shortBoard({ D5: 'mountain', D8: 'forest', A1: 'ruins' });
  const middle = [
    { at: hex('C5'), kind: 'ruins' },
    { at: hex('D4'), kind: 'road' },
  ] as const;
  const south = design({ hexes: { [hex('D8')]: { terrain: 'hill', road: true } } }, 'south', false, chosen);
  const north = design({ hexes: { [hex('G1')]: { terrain: 'dunes' } } }, 'north', false, chosen);
  const board = placeDesigns(chosen, south, north, middle);

  it('has them at its ends, and clear ground with what was drawn between them', () => {
    expect(Object.keys(board.hexes)).toEqual(['B9', 'C5', 'D4', 'D8', 'D9', 'F9', 'G1'].map(hex));
    expect([terrainAt(board, hex('D8')), hasRoad(board, hex('D8')), levelAt(board, hex('D8'))]).toEqual([
      'hill',
      true,
      1,
    ]);
    expect([terrainAt(board, hex('G1')), terrainAt(board, hex('C5')), hasRoad(board, hex('D4'))]).toEqual([
      'dunes',
      'ruins',
      true,
    ]);
    expect([board.id, board.width, board.height, isOnBoard(board, hex('D9'))]).toEqual([chosen.id, 7, 9, false]);
  });

  it('is a board of its own: the one that was chosen stays as it is', () => {
    expect(terrainAt(chosen, hex('D5'))).toBe('mountain');
    expect(terrainAt(board, hex('D5'))).toBe('clear');
  });
});

it('terrain that changes in a match makes another board, and roads stay', () => {
  const before = boardOf({ C3: 'building road', D5: 'forest' });
  const after = withTerrain(withTerrain(before, hex('C3'), 'ruins'), hex('D5'), 'rough');
  expect([terrainAt(after, hex('C3')), hasRoad(after, hex('C3')), terrainAt(after, hex('D5'))]).toEqual([
    'ruins',
    true,
    'rough',
  ]);
  expect(hexOf(before, hex('C3')).features).toEqual({ building: 1, road: 1 });
  expect(withTerrain(after, hex('D5'), 'clear').hexes[hex('D5')]).toBe(undefined);
});
