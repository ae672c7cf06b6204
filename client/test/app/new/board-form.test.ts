import { plainBoards } from '@ironhex/shared/board';
import { expect, test } from 'vitest';
import {
  boardChoice,
  boardFaults,
  boardPlace,
  chosenBoard,
  freshSeed,
  readyBoards,
  usualBoard,
} from '../../../src/app/new/board-form.ts';
import { boards, STOCK_BOARDS } from '../../example.ts';

const form = usualBoard(boards, '4711');
const placesOf = (wrong: object): string[] => boardFaults({ ...form, ...wrong }, boards).map(({ at }) => at);

test('a form begins with the first board of the game, and with what its generator usually makes', () => {
  expect(boardChoice(form)).toEqual({ stock: STOCK_BOARDS[0]!.id });
  expect(chosenBoard(form, boards, {})).toBe(STOCK_BOARDS[0]);
  expect(chosenBoard({ ...form, kind: 'seed' }, boards, {})).toMatchObject({ width: 16, height: 19 });
  expect(chosenBoard({ ...form, kind: 'custom' }, boards, {})).toBeUndefined();
});

test('a game without a generator has boards all the same', () => {
  const rules = plainBoards({ width: 7, height: 9 });
  const plain = usualBoard(rules, '1');
  expect(chosenBoard(plain, rules, {})).toBe(rules.stock[0]);
  expect(boardFaults({ ...plain, kind: 'seed' }, rules)).toEqual([]);
});

test('the boards to choose from are the list of the game, and its own board first if it has one', () => {
  expect(readyBoards(boards, {}).map(({ board }) => board)).toEqual(STOCK_BOARDS);
  const rules = plainBoards({ width: 7, height: 9 });
  expect(readyBoards(rules, {}), 'the same board only once').toEqual([
    { part: { kind: 'usual' }, board: rules.stock[0] },
  ]);
});

test('a board is only looked at where it is the chosen one', () => {
  const seed = { ...form.seed, seed: ' ', width: 4, height: Number.NaN };
  expect(placesOf({ seed })).toEqual([]);
  expect(placesOf({ seed, kind: 'seed' })).toEqual(['seed', 'width', 'height']);
  expect(placesOf({ kind: 'custom' })).toEqual(['custom']);
});

test.each([
  ['custom.hexes.0305', 'hexes.0305'],
  ['stock', 'stock'],
  ['seed', 'Seed'],
  ['width', 'Width in hexes'],
  ['', ''],
])('the place "%s" is called "%s"', (at, words) => {
  expect(boardPlace(at, boards)).toBe(words);
});

test('a fresh seed has four digits', () => {
  expect(freshSeed(() => 0)).toBe('1000');
  expect(freshSeed(() => 0.9999)).toBe('9999');
});
