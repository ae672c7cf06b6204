import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Board,
  isPlayable,
  plainBoards,
  readBoard,
  turnedHex,
  writeBoard,
  zoneHexes,
} from '../../src/board/index.ts';
import { labelOfIndex } from '../../src/hex/index.ts';
import { lavaBoards, richBoard } from './lava.ts';

const board = (change: object = {}) => ({
  format: 'ironhex.board/1',
  id: 'lava-field',
  name: 'Lava Field',
  width: 36,
  height: 40,
  hexes: {},
  ...change,
});
const faults = (data: unknown) => {
  const read = readBoard(data, lavaBoards);
  return read.ok ? [] : read.error.map(({ at, message }) => `${at}: ${message}`);
};
const hexFaults = (hexes: object) => faults(board({ hexes }));
const lava = (piece: string) => ({ level: 0, features: { lava: 1 }, piece });

describe('a board is judged by its own game', () => {
  test.each<[string, unknown, string[]]>([
    [
      'another game’s terrain',
      board({ hexes: { '0101': { level: 0, features: { woods: 1 }, piece: 'w' } } }),
      ['hexes.0101.features.woods: no such feature'],
    ],
    ['too wide', board({ width: 99 }), ['width: must be a whole number from 36 to 98, a multiple of 2']],
    ['odd', board({ height: 41 }), ['height: must be a whole number from 32 to 98, a multiple of 2']],
    [
      'too high a level',
      board({ hexes: { '0101': { level: 7, features: {} } } }),
      ['hexes.0101.level: must be a whole number from -2 to 6'],
    ],
    [
      'an unknown marker',
      board({ hexes: { '0101': { level: 0, features: {}, markers: { bomb: 1 } } } }),
      ['hexes.0101.markers.bomb: no such marker'],
    ],
    [
      'markers that are none',
      board({ hexes: { '0101': { level: 0, features: {}, markers: 3 } } }),
      ['hexes.0101.markers: must be an object of markers'],
    ],
    ['an unknown zone', board({ zones: { east: [] } }), ['zones.east: no such zone']],
    ['a zone that is no list', board({ zones: { tomb: '0101' } }), ['zones.tomb: must be a list of hex labels']],
    [
      'a zone off the map',
      board({ zones: { tomb: ['0101', '3701', 'x'] } }),
      [
        'zones.tomb.1: off the map: the last column and row are 3640',
        'zones.tomb.2: not a hex label: two digits of column and two of row, both from 01',
      ],
    ],
    [
      'a piece id that is none',
      board({ hexes: { '0101': lava('The Big One') } }),
      ['hexes.0101.piece: must be 1 to 16 lower-case letters, digits or hyphens'],
    ],
  ])('%s', (_, data, expected) => expect(faults(data)).toEqual(expected));

  test('two kinds of terrain on a hex are a contradiction, where the first stands', () => {
    expect(hexFaults({ '0203': { level: 0, features: { lava: 1, forest: 1 }, piece: 'a' } })).toEqual([
      'hexes.0203.features.forest: a hex has one kind of terrain',
    ]);
  });

  test('a contradiction can begin at a value', () => {
    const street = (building: number) =>
      hexFaults({ '0203': { level: 0, features: { building, road: 1 }, piece: 'a' } });
    expect(street(1)).toEqual([]);
    expect(street(2)).toEqual(['hexes.0203.features.road: a road leads through low buildings only']);
  });

  test('every hex with features needs its piece, other hexes none, and a piece is of one terrain', () => {
    expect(
      hexFaults({
        '0101': { level: 0, features: { lava: 1 } },
        '0102': { level: 1, features: {}, piece: 'hill' },
        '0103': lava('a'),
        '0104': lava('a'),
        '0105': { level: 2, features: { forest: 1 }, piece: 'a' },
      }),
    ).toEqual([
      'hexes.0101.piece: every hex with features needs its piece’s id',
      'hexes.0102.piece: a hex without features belongs to no piece',
      'hexes.0105.piece: a piece has one terrain, and "a" has another at 0103',
    ]);
  });

  test('the game’s own judgement comes when all else is right', () => {
    const objective = { level: 0, features: {}, markers: { objective: 2 } };
    expect(hexFaults({ '0101': objective, '0305': objective })).toEqual([
      'hexes.0305.markers.objective: there is an objective 2 already',
    ]);
    expect(hexFaults({ '0101': objective, '0305': objective, '9901': objective })).toEqual([
      'hexes.9901: off the map: the last column and row are 3640',
    ]);
  });

  test('a list of sizes says which ones there are', () => {
    const rules = {
      ...plainBoards({ width: 7, height: 9 }),
      sizes: [7, 8].map((width) => ({ width, height: width + 2 })),
    };
    const read = (width: number, height: number) => readBoard(board({ width, height }), rules);
    expect(read(8, 10).ok).toBe(true);
    expect(read(7, 10)).toEqual({
      ok: false,
      error: [{ at: 'width', message: 'a board of 7 by 10 hexes cannot be played: it must be 7 by 9 or 8 by 10' }],
    });
    expect(read(7, 11)).toMatchObject({ error: [{ at: 'height', message: 'must be a whole number from 9 to 10' }] });
  });
});

test('whatever is read gives a board that is read again as it is, or faults with places', () => {
  const some = fc.oneof(
    fc.jsonValue(),
    fc.integer({ min: -3, max: 7 }),
    fc.constantFrom('a', 'b', '0101', '__proto__'),
  );
  const values = fc.dictionary(fc.constantFrom('lava', 'forest', 'road', 'smoke', 'objective', 'x'), some, {
    maxKeys: 2,
  });
  const hex = fc.oneof(
    some,
    fc.record({ level: some, features: values }, { requiredKeys: [] }),
    fc.record({
      level: fc.constant(1),
      features: fc.constant({ lava: 1 }),
      piece: some,
      markers: fc.oneof(some, values),
    }),
    fc.constant({ level: 1, features: {}, markers: { smoke: 1 } }),
  );
  const label = fc.constantFrom('0101', '3640', '3641', '', '__proto__', 'constructor');
  const hexes = fc.oneof(some, fc.dictionary(label, hex));
  const zones = fc.oneof(some, fc.dictionary(fc.constantFrom('north', 'toString'), fc.oneof(some, fc.array(label))));
  fc.assert(
    fc.property(fc.record({ hexes, zones }, { requiredKeys: [] }), (change) => {
      const read = readBoard(JSON.parse(JSON.stringify(board(change))), lavaBoards);
      if (read.ok) expect(readBoard(read.value, lavaBoards)).toEqual(read);
      else for (const { at, message } of read.error) expect(at !== '' && message !== '').toBe(true);
    }),
    { numRuns: 500 },
  );
});

describe('pieces, markers and zones', () => {
  const data = board({
    hexes: {
      '1201': { level: 0, features: {}, markers: { smoke: 2, objective: 1 } },
      '0305': { level: 1, features: { lava: 1 }, piece: 'l1' },
      '0306': { level: 0, features: {}, markers: {} },
    },
    zones: { tomb: ['0305', '0304', '0304'] },
  });

  test('are read into the one form, and written one hex or zone a line', () => {
    const read = readBoard(data, lavaBoards);
    if (!read.ok) throw new Error(JSON.stringify(read.error));
    expect(read.value.zones).toEqual({ tomb: ['0304', '0305'] });
    expect(writeBoard(read.value, lavaBoards).split('\n').slice(6)).toEqual([
      '  "hexes": {',
      '    "0305": { "level": 1, "features": { "lava": 1 }, "piece": "l1" },',
      '    "1201": { "level": 0, "features": {}, "markers": { "objective": 1, "smoke": 2 } }',
      '  },',
      '  "zones": {',
      '    "tomb": ["0304","0305"]',
      '  }',
      '}',
      '',
    ]);
    expect(readBoard(JSON.parse(writeBoard(read.value, lavaBoards)), lavaBoards)).toEqual(read);
  });

  test('a zone lies where the board lists it, or else where it usually does', () => {
    const made = data as unknown as Board;
    expect(zoneHexes(lavaBoards, made, 'tomb')).toHaveLength(3);
    expect(zoneHexes(lavaBoards, made, 'north')).toHaveLength(8 * 36);
    expect(zoneHexes(lavaBoards, made, 'south')).toContain('0133');
    expect(zoneHexes(lavaBoards, made, 'south')).not.toContain('0132');
    expect(zoneHexes(lavaBoards, { ...made, zones: { north: ['0101'] } }, 'north')).toEqual(['0101']);
    expect(zoneHexes(lavaBoards, { ...made, zones: {} }, 'tomb')).toEqual([]);
  });
});

describe('a generator of another game', () => {
  const rich = richBoard();

  test('makes boards that its game can read, in pieces', () => {
    expect(readBoard(rich, lavaBoards)).toEqual({ ok: true, value: rich });
    const pieces = new Set(Object.values(rich.hexes).flatMap(({ piece }) => piece ?? []));
    expect(pieces).toContain('lava-1');
    expect(pieces.size).toBeGreaterThan(50);
    expect(isPlayable(rich, () => true)).toBe(true);
  });

  test('turns terrain with the board', () => {
    for (let index = 0; index < rich.width * rich.height; index++) {
      const [here, there] = [index, turnedHex(rich, index)].map((hex) => rich.hexes[labelOfIndex(rich, hex)]);
      expect(there?.features).toEqual(here?.features);
    }
  });
});
