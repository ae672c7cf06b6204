import { describe, expect, it } from 'vitest';
import { BOARD_FORMAT, readBoard } from '../../../../src/board/index.ts';
import { boards } from '../../../../src/rulesets/grimdark/boards/index.ts';
import { surveyOf, terrainOf } from '../../../../src/rulesets/grimdark/ground/survey.ts';
import { TERRAIN, TERRAINS, type Terrain } from '../../../../src/rulesets/grimdark/ground/terrain.ts';

const read = (more: object) =>
  readBoard({ format: BOARD_FORMAT, id: 'x', name: 'X', width: 36, height: 36, hexes: {}, ...more }, boards);

/** Where the first fault is. */
const fault = (more: object) => {
  const board = read(more);
  return board.ok ? 'ok' : board.error[0]!.at;
};

const hex = (more: object) => ({ hexes: { '0305': { level: 0, features: {}, ...more } } });

describe('the table of terrain, G-6.1', () => {
  // enter, difficult, dangerous, cover, screen height, blocks sight, terrain height
  it.each<[Terrain, boolean, boolean, string, boolean, number | undefined, string, number]>([
    ['open', true, false, 'never', false, undefined, 'never', 0],
    ['forest', true, true, 'never', true, 2, 'through', 2],
    ['field', true, true, 'never', true, 1, 'never', 0],
    ['barricade', true, false, 'never', true, 1, 'never', 0],
    ['ruins', true, false, 'dash', true, 2, 'never', 0],
    ['rubble', true, true, 'never', false, undefined, 'never', 0],
    ['swamp', true, true, 'never', false, undefined, 'never', 0],
    ['shallow', true, true, 'never', false, undefined, 'never', 0],
    ['river', true, false, 'dash', false, undefined, 'never', 0],
    ['deep', false, false, 'never', false, undefined, 'never', 0],
    ['lava', true, false, 'always', false, undefined, 'never', 0],
    ['mines', true, false, 'always', false, undefined, 'never', 0],
    ['wall', false, false, 'never', false, undefined, 'always', 2],
    ['building', false, false, 'never', false, undefined, 'always', 3],
    ['crag', false, false, 'never', false, undefined, 'always', 3],
  ])('%s', (terrain, enter, difficult, dangerous, cover, screen, blocks, height) => {
    const { screen: screens, ...row } = TERRAIN[terrain];
    expect(row).toEqual({ enter, difficult, dangerous, cover, blocks, height });
    expect(screens).toBe(screen);
  });

  it('has a feature for each but open ground', () => {
    expect(Object.keys(boards.features)).toEqual(TERRAINS.slice(1));
    expect(terrainOf({ features: { lava: 1 } })).toBe('lava');
    expect(terrainOf({ features: {} })).toBe('open');
  });
});

describe('a board', () => {
  it.each([
    ['of a small size', {}, 'ok'],
    ['of the full size', { width: 72, height: 48 }, 'ok'],
    ['of 32 rows', { height: 32 }, 'ok'],
    ['of fewer than 32 rows', { height: 30 }, 'height'],
    ['of an odd height', { height: 35 }, 'height'],
    ['of an odd width', { width: 35 }, 'width'],
    ['with terrain', hex({ features: { swamp: 1 }, piece: 's1' }), 'ok'],
    ['with terrain of no piece', hex({ features: { swamp: 1 } }), 'hexes.0305.piece'],
    ['with a piece of nothing', hex({ piece: 's1' }), 'hexes.0305.piece'],
    ['with two terrains in a hex', hex({ features: { swamp: 1, wall: 1 }, piece: 's1' }), 'hexes.0305.features.swamp'],
    ['with terrain of other games', hex({ features: { road: 1 }, piece: 's1' }), 'hexes.0305.features.road'],
    ['with levels', hex({ level: -3 }), 'ok'],
    ['with a marker', hex({ markers: { marker: 1 } }), 'ok'],
    ['with a marker that is not the first', hex({ markers: { marker: 2 } }), 'hexes.0305.markers.marker'],
    ['with a fifth chamber', hex({ markers: { chamber: 5 } }), 'hexes.0305.markers.chamber'],
    ['with zones of its own', { zones: { north: ['0101'] } }, 'zones'],
  ])('%s', (_, more, at) => {
    expect(fault(more)).toBe(at);
  });

  it('with two markers of one number', () => {
    const marked = { level: 0, features: {}, markers: { terminal: 1 } };
    expect(fault({ hexes: { '0305': marked, '0306': marked } })).toBe('hexes.0306.markers.terminal');
  });

  it('is clear where it lists nothing', () => {
    const board = read({});
    expect(board.ok && surveyOf(board.value).terrain.every((kind) => kind === 0)).toBe(true);
  });
});
