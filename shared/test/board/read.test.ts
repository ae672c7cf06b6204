import { describe, expect, test } from 'vitest';
import { type Board, hexOf, readBoard, readBoardText, writeBoard } from '../../src/board/index.ts';
import { lavaBoards as rules } from './lava.ts';

const board = (change: object = {}) => ({
  format: 'ironhex.board/1',
  id: 'tiny',
  name: 'Tiny',
  width: 36,
  height: 32,
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
    ['too wide', board({ width: 100 }), ['width: must be a whole number from 36 to 98, a multiple of 2']],
    ['too low', board({ height: 4 }), ['height: must be a whole number from 32 to 98, a multiple of 2']],
    ['no hexes', board({ hexes: [] }), ['hexes: must be an object of hexes by label']],
    ['unknown field', board({ author: 'me', tags: 1 }), ['author: no such field', 'tags: no such field']],
    ['no hex', hexes({ '0101': 3 }), ['hexes.0101: must be an object']],
    [
      'level',
      hexes({ '0101': { level: 1.5, features: {} } }),
      ['hexes.0101.level: must be a whole number from -2 to 6'],
    ],
    ['no features', hexes({ '0101': { level: 1 } }), ['hexes.0101.features: must be an object of features']],
    [
      'unknown feature',
      hexes({ '0101': { level: 0, features: { woods: 1 } } }),
      ['hexes.0101.features.woods: no such feature'],
    ],
    [
      'value',
      hexes({ '0305': { level: 0, features: { building: 0 } } }),
      ['hexes.0305.features.building: must be a whole number from 1 to 3'],
    ],
    [
      'off the map',
      hexes({ '3701': { level: 1, features: {} } }),
      ['hexes.3701: off the map: the last column and row are 3632'],
    ],
    [
      'no label',
      hexes({ A1: { level: 1, features: {} } }),
      ['hexes.A1: not a hex label: two digits of column and two of row, both from 01'],
    ],
  ])('%s', (_, data, expected) => expect(faults(data)).toEqual(expected));

  test('all of them at once', () => {
    expect(
      faults(hexes({ '0101': { level: 99, features: { forest: 0, woods: 1 } }, '0102': {} })).map(
        (f) => f.split(':')[0],
      ),
    ).toEqual(
      expect.arrayContaining([
        'hexes.0101.level',
        'hexes.0101.features.forest',
        'hexes.0101.features.woods',
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
    '0502': { level: -1, features: { lava: 1 }, piece: 'a' },
    '0101': { level: 2, features: { road: 1, forest: 1 }, piece: 'b' },
    '0403': { level: 0, features: {} },
    '0102': { level: 1, features: {} },
  }) as Board;

  test('puts one hex on a line, sorted, and leaves out clear ground', () => {
    expect(writeBoard(data, rules).split('\n').slice(6)).toEqual([
      '  "hexes": {',
      '    "0101": { "level": 2, "features": { "forest": 1, "road": 1 }, "piece": "b" },',
      '    "0102": { "level": 1, "features": {} },',
      '    "0502": { "level": -1, "features": { "lava": 1 }, "piece": "a" }',
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
    expect(hexOf(data, '0502')).toEqual({ level: -1, features: { lava: 1 }, piece: 'a' });
  });
});
