import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { groundOf, hexOf, isPlayable, turnedHex, walkableAreas, writeBoard } from '../../../../src/board/index.ts';
import { labelOfIndex } from '../../../../src/hex/index.ts';
import { isOpen } from '../../../../src/rulesets/warfare3025/boards/vocabulary.ts';
import { boards, type Feature, STOCK_BOARDS } from '../../../../src/rulesets/warfare3025/index.ts';

test('three boards, each with its own id', () => {
  expect(STOCK_BOARDS.map(({ id }) => id)).toEqual(['open-hills', 'woods-and-water', 'small-town']);
});

describe.each(STOCK_BOARDS.map((board) => [board.id, board] as const))('%s', (id, board) => {
  const hexes = Array.from({ length: board.width * board.height }, (_, i) => hexOf(board, labelOfIndex(board, i)));

  test('is as large as a match needs, and played along its long axis', () => {
    expect(board.width).toBeGreaterThanOrEqual(15);
    expect(board.height).toBeGreaterThanOrEqual(17);
  });

  test('can be walked everywhere, from the whole of both short sides', () => {
    expect(isPlayable(board, isOpen)).toBe(true);
    expect(hexes.filter(isOpen).length).toBeGreaterThan(0.8 * hexes.length);
  });

  test('is the same from both short sides', () => {
    hexes.forEach((hex, i) => {
      expect(hexes[turnedHex(board, i)], labelOfIndex(board, i)).toEqual(hex);
    });
  });

  test('is stored as it would be written', () => {
    expect(
      readFileSync(new URL(`../../../../src/rulesets/warfare3025/boards/stock/${id}.json`, import.meta.url), 'utf8'),
    ).toBe(writeBoard(board, boards));
  });
});

describe('each board is about something', () => {
  const most = (id: string, value: (hex: ReturnType<typeof hexOf>) => number) => {
    const board = STOCK_BOARDS.find((one) => one.id === id)!;
    return Math.max(...Object.values(board.hexes).map(value));
  };
  const feature = (id: string, name: Feature) => most(id, ({ features }) => features[name] ?? 0);
  test('hills up to level 4', () => expect(most('open-hills', ({ level }) => level)).toBe(4));
  test('a river with deep water, dense woods, a swamp', () =>
    expect(['water', 'woods', 'swamp'].map((name) => feature('woods-and-water', name as Feature))).toEqual([2, 2, 1]));
  test('houses up to three levels, roads, rubble', () =>
    expect(['building', 'road', 'rubble'].map((name) => feature('small-town', name as Feature))).toEqual([3, 1, 1]));
});

test('ground that is cut off is an area of its own', () => {
  const hill = { level: 3, features: {} };
  const board = {
    ...STOCK_BOARDS[0]!,
    width: 5,
    height: 5,
    hexes: { '0303': hill, '0101': { level: 0, features: { water: 3 } } },
  };
  const areas = walkableAreas(board, groundOf(board, isOpen));
  expect(areas[12]).toBe(1);
  expect(areas[0]).toBe(-1);
  expect(areas.filter((area) => area === 0)).toHaveLength(23);
});
