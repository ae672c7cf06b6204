import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Board, packBoard, readBoard, unpackBoard } from '../../src/board/index.ts';
import { readRuns, writeRuns } from '../../src/board/pack.ts';
import { labelOfIndex } from '../../src/hex/index.ts';
import { lavaBoards, richBoard } from './lava.ts';

const size = { width: 36, height: 32 };
const label = fc.nat({ max: size.width * size.height - 1 }).map((index) => labelOfIndex(size, index));
const markers = fc.option(fc.record({ smoke: fc.integer({ min: 1, max: 3 }) }), { nil: undefined });
const level = fc.integer({ min: -2, max: 6 });
const hex = fc.oneof(
  fc.record({ level, features: fc.constant({}), markers }),
  fc.record({ level, features: fc.constant({ lava: 1 }), piece: fc.constantFrom('a', 'b'), markers }),
  fc.record({ level, features: fc.constant({ road: 1, forest: 1 }), piece: fc.constant('c'), markers }),
);
const boards = fc
  .record({
    hexes: fc.dictionary(label, hex, { maxKeys: 200 }),
    zones: fc.dictionary(fc.constantFrom('north', 'tomb'), fc.array(label)),
  })
  .map((some): Board => {
    const read = readBoard({ format: 'ironhex.board/1', id: 'any', name: 'Any', ...size, ...some }, lavaBoards);
    if (!read.ok) throw new Error(JSON.stringify(read.error));
    return read.value;
  });

test('a board that was packed and unpacked is the same board', () => {
  fc.assert(
    fc.property(boards, (board) => {
      expect(unpackBoard(JSON.parse(JSON.stringify(packBoard(board))))).toEqual(board);
    }),
  );
});

test('numbers written as runs are the same numbers', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -3, max: 3 }), { minLength: 1 }), (numbers) => {
      expect(readRuns(writeRuns(numbers))).toEqual(numbers);
    }),
  );
  expect(writeRuns([0, 0, 0, -2, 5, 5])).toBe('0x3 -2 5x2');
});

test('the richest boards of 72 by 48 hexes take less than 16 KB', () => {
  for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
    const board = richBoard(seed);
    expect(JSON.stringify(board).length).toBeGreaterThan(100_000);
    expect(JSON.stringify(packBoard(board)).length).toBeLessThan(16 * 1024);
    expect(unpackBoard(packBoard(board))).toEqual(board);
  }
});

test('a board is packed once', () => {
  const board = richBoard();
  expect(packBoard(board)).toBe(packBoard(board));
});
