import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  BOARDS,
  type Feature,
  groundPieces,
  hexOf,
  isPlayable,
  openGround,
  turnedHex,
  writeBoard,
} from '../../src/board/index.ts';
import { labelOfIndex } from '../../src/hex/index.ts';

test('three boards, each with its own id', () => {
  expect(BOARDS.map(({ id }) => id)).toEqual(['open-hills', 'woods-and-water', 'small-town']);
});

describe.each(BOARDS.map((board) => [board.id, board] as const))('%s', (id, board) => {
  const hexes = Array.from({ length: board.width * board.height }, (_, i) => hexOf(board, labelOfIndex(board, i)));

  test('is as large as a match needs, and played along its long axis', () => {
    expect(board.width).toBeGreaterThanOrEqual(15);
    expect(board.height).toBeGreaterThanOrEqual(17);
  });

  test('can be walked everywhere, from the whole of both short sides', () => {
    expect(isPlayable(board)).toBe(true);
    expect(openGround(board).filter(Boolean).length).toBeGreaterThan(0.8 * hexes.length);
  });

  test('is the same from both short sides', () => {
    hexes.forEach((hex, i) => {
      expect(hexes[turnedHex(board, i)], labelOfIndex(board, i)).toEqual(hex);
    });
  });

  test('is stored as it would be written', () => {
    expect(readFileSync(new URL(`../../src/board/boards/${id}.json`, import.meta.url), 'utf8')).toBe(writeBoard(board));
  });
});

describe('each board is about something', () => {
  const most = (id: string, value: (hex: ReturnType<typeof hexOf>) => number) => {
    const board = BOARDS.find((one) => one.id === id)!;
    return Math.max(...Object.values(board.hexes).map(value));
  };
  const feature = (id: string, name: Feature) => most(id, ({ features }) => features[name] ?? 0);
  test('hills up to level 4', () => expect(most('open-hills', ({ level }) => level)).toBe(4));
  test('a river with deep water, dense woods, a swamp', () =>
    expect(['water', 'woods', 'swamp'].map((name) => feature('woods-and-water', name as Feature))).toEqual([2, 2, 1]));
  test('houses up to three levels, roads, rubble', () =>
    expect(['building', 'road', 'rubble'].map((name) => feature('small-town', name as Feature))).toEqual([3, 1, 1]));
});

test('ground that is cut off is a piece of its own', () => {
  const hill = { level: 3, features: {} };
  const pieces = groundPieces({
    ...BOARDS[0]!,
    width: 5,
    height: 5,
    hexes: { '0303': hill, '0101': { level: 0, features: { water: 3 } } },
  });
  expect(pieces[12]).toBe(1);
  expect(pieces[0]).toBe(-1);
  expect(pieces.filter((piece) => piece === 0)).toHaveLength(23);
});
