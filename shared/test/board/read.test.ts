import { describe, expect, test } from 'vitest';
import { type Board, hexOf, readBoard, readBoardText, writeBoard } from '../../src/board/index.ts';
import { boards as rules } from '../../src/rulesets/warfare3025/index.ts';

const board = (change: object = {}) => ({
  format: 'ironhex.board/1',
  id: 'tiny',
  name: 'Tiny',
  width: 5,
  height: 6,
  hexes: {},
  ...change,
});
const hexes = (listed: object) => board({ hexes: listed });
const faults = (data: unknown) => {
  const read = readBoard(data, rules);
  return read.ok ? [] : read.error.map(({ at, message }) => `${at}: ${message}`);
};

describe('faults say where and what', () => {
  test.each<[string, unknown, string[]]>([
    ['no object', 7, ['the file: must be an object']],
    ['format', board({ format: 'x/2' }), ['format: must be "ironhex.board/1"']],
    ['id', board({ id: 'No Id' }), ['id: must be 1 to 64 lower-case letters, digits or hyphens']],
    ['name', board({ name: ' ' }), ['name: must be 1 to 80 characters on one line, without blanks at the ends']],
    ['too wide', board({ width: 100 }), ['width: must be a whole number from 5 to 99']],
    ['too low', board({ height: 4 }), ['height: must be a whole number from 5 to 99']],
    ['no hexes', board({ hexes: [] }), ['hexes: must be an object of hexes by label']],
    ['unknown field', board({ author: 'me', tags: 1 }), ['author: no such field', 'tags: no such field']],
    ['no hex', hexes({ '0101': 3 }), ['hexes.0101: must be an object']],
    [
      'level',
      hexes({ '0101': { level: 1.5, features: {} } }),
      ['hexes.0101.level: must be a whole number from -20 to 20'],
    ],
    ['no features', hexes({ '0101': { level: 1 } }), ['hexes.0101.features: must be an object of features']],
    [
      'unknown feature',
      hexes({ '0101': { level: 0, features: { lava: 1 } } }),
      ['hexes.0101.features.lava: no such feature'],
    ],
    [
      'value',
      hexes({ '0305': { level: 0, features: { water: 0 } } }),
      ['hexes.0305.features.water: must be a whole number from 1 to 9'],
    ],
    [
      'woods',
      hexes({ '0305': { level: 0, features: { woods: 3 } } }),
      ['hexes.0305.features.woods: must be a whole number from 1 to 2'],
    ],
    [
      'off the map',
      hexes({ '0601': { level: 1, features: {} } }),
      ['hexes.0601: off the map: the last column and row are 0506'],
    ],
    [
      'no label',
      hexes({ A1: { level: 1, features: {} } }),
      ['hexes.A1: not a hex label: two digits of column and two of row, both from 01'],
    ],
    [
      'contradiction',
      hexes({ '0203': { level: 0, features: { building: 2, water: 1 } } }),
      ['hexes.0203.features.building: a building cannot stand in water'],
    ],
    [
      'sunken road',
      hexes({ '0203': { level: 0, features: { road: 1, water: 2 } } }),
      ['hexes.0203.features.road: a road can ford water of depth 1 only'],
    ],
  ])('%s', (_, data, expected) => expect(faults(data)).toEqual(expected));

  test('all of them at once', () => {
    expect(
      faults(hexes({ '0101': { level: 99, features: { woods: 0, lava: 1 } }, '0102': {} })).map((f) => f.split(':')[0]),
    ).toEqual(
      expect.arrayContaining([
        'hexes.0101.level',
        'hexes.0101.features.woods',
        'hexes.0101.features.lava',
        'hexes.0102.level',
      ]),
    );
  });
});

describe('JSON faults name line and column', () => {
  test.each([
    ['{\n  "id": "x",\n}', 'line 3, column 1', 'a field name in double quotes expected'],
    ['{ "id": x }', 'line 1, column 9', 'a value expected'],
    ['{ "id" 1 }', 'line 1, column 8', 'a colon expected'],
    ['[1 2]', 'line 1, column 4', 'a comma or "]" expected'],
    ['{\n "id": "a\nb" }', 'line 2, column 8', 'a faulty or unclosed text'],
    ['{ "level": 01 }', 'line 1, column 12', 'a value expected'],
    ['{ "hexes": {', 'line 1, column 13', 'the text ends too early'],
    ['', 'line 1, column 1', 'the text ends too early'],
    ['{} {}', 'line 1, column 4', 'nothing more expected'],
    ['{ "0101": 1,\n  "0101": 2 }', 'line 2, column 3', '"0101" is here twice'],
    ['['.repeat(100_000), 'line 1, column 51', 'nested too deeply'],
  ])('%j', (text, at, message) => expect(readBoardText(text, rules)).toEqual({ ok: false, error: [{ at, message }] }));

  test('a text that is far too long is not even looked at', () => {
    expect(readBoardText(' '.repeat(4_000_001), rules).ok).toBe(false);
  });
});

describe('writing', () => {
  const data = hexes({
    '0502': { level: -1, features: { water: 2 } },
    '0101': { level: 2, features: { road: 1, woods: 1 } },
    '0403': { level: 0, features: {} },
    '0102': { level: 1, features: {} },
  }) as Board;

  test('puts one hex on a line, sorted, and leaves out clear ground', () => {
    expect(writeBoard(data, rules).split('\n').slice(6)).toEqual([
      '  "hexes": {',
      '    "0101": { "level": 2, "features": { "woods": 1, "road": 1 } },',
      '    "0102": { "level": 1, "features": {} },',
      '    "0502": { "level": -1, "features": { "water": 2 } }',
      '  }',
      '}',
      '',
    ]);
  });

  test('and reading again gives the same board and the same text', () => {
    const read = readBoardText(writeBoard(data, rules), rules);
    expect(read).toEqual(readBoard(data, rules));
    expect(read.ok && writeBoard(read.value, rules)).toBe(writeBoard(data, rules));
    expect(readBoardText(writeBoard(board() as Board, rules), rules).ok).toBe(true);
  });

  test('hexes that are not listed are clear', () => {
    expect(hexOf(data, '0303')).toEqual({ level: 0, features: {} });
    expect(hexOf(data, '0502')).toEqual({ level: -1, features: { water: 2 } });
  });
});
