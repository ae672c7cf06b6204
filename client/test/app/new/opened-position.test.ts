import { BOARD_FORMAT, plainBoards } from '@ironhex/shared/board';
import { expect, test } from 'vitest';
import { readPosition } from '../../../src/app/new/opened-position.ts';

const boards = plainBoards({ width: 5, height: 6 });
const board = { format: BOARD_FORMAT, id: 'field', name: 'Field', width: 5, height: 6, hexes: {} };
const FILE = { format: 'ironhex.position/1', ruleset: { id: 'toy', version: '1' }, board, position: { anything: 1 } };

const read = (content: object) => readPosition(JSON.stringify(content), 'a.json', { ruleset: 'toy', boards });
const faultOf = (content: object) => {
  const result = read(content);
  return result.ok ? undefined : result.error[0];
};

test('a position file is kept whole, and its board can be shown', () => {
  expect(read(FILE)).toMatchObject({ ok: true, value: { name: 'a.json', content: FILE, board: { name: 'Field' } } });
});

test('what is no position is refused with its place', () => {
  expect(faultOf({ ...FILE, format: 'ironhex.match/1' })).toEqual({
    at: 'format',
    message: 'This must be a position file: "ironhex.position/1".',
  });
  expect(faultOf([])?.at).toBe('format');
  expect(faultOf({ ...FILE, board: { ...board, hexes: { '0901': { level: 0, features: {} } } } })?.at).toBe(
    'board.hexes.0901',
  );
  expect(faultOf({ ...FILE, board: 5 })?.at).toBe('board');
});

test('a position of another game is refused with the name of that game', () => {
  expect(faultOf({ ...FILE, ruleset: { id: 'chess' } })).toEqual({
    at: 'ruleset.id',
    message: 'This position is one of another game: chess.',
  });
});

test('a fault in the JSON itself is named with line and column', () => {
  const result = readPosition('{"format": ', 'a.json', { ruleset: 'toy', boards });
  expect(result.ok ? '' : result.error[0]?.at).toMatch(/line 1/);
});
