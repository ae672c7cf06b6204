import { expect, test } from 'vitest';
import { changedParts, same } from '../../src/map/diff.ts';
import type { Counter } from '../example.ts';
import { emptyPicture, type Picture, STOCK_BOARDS } from '../example.ts';

const counter: Counter = {
  id: 'a',
  side: 0,
  name: 'Griffin',
  silhouette: 'griffin',
  at: '0101',
  facing: 0,
  token: 'none',
  unstable: false,
  structureDamage: 0,
  armourDamage: 0,
  destroyed: false,
};

const picture: Picture = { ...emptyPicture(STOCK_BOARDS[0]!), counters: [counter] };

test('everything is new in the first picture', () => {
  expect(changedParts(undefined, picture).size).toBe(Object.keys(picture).length);
});

test('an equal picture changes nothing', () => {
  expect(changedParts(picture, { ...picture, counters: [{ ...counter }], board: { ...picture.board } }).size).toBe(0);
});

test('only what differs has changed', () => {
  const after = { ...picture, counters: [{ ...counter, facing: 1 as const }], cursor: '0203' };
  expect([...changedParts(picture, after)].sort()).toEqual(['counters', 'cursor']);
});

test('another board, even of the same size, is drawn anew', () => {
  const [first, second] = STOCK_BOARDS;
  const after = { ...picture, board: { ...first!, hexes: second!.hexes } };
  expect([...changedParts(picture, after)]).toEqual(['board']);
});

test('a missing field and an undefined one are the same', () => {
  expect(same(counter, { ...counter, emphasis: undefined })).toBe(true);
  expect(same([1, 2], [1, 2, 3])).toBe(false);
  expect(same([], {})).toBe(false);
  expect(same(null, {})).toBe(false);
});
