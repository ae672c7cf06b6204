import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetBoard, keepBoard, keptBoard, ownBoards } from '../../src/local/kept-boards.ts';
import { stubStorage } from '../table/storage.ts';

let store: Map<string, string>;

beforeEach(() => {
  store = stubStorage();
});
afterEach(() => void vi.unstubAllGlobals());

const board = (id: string, at = 0) => ({ id, game: 'a-game', at });
const opening = (n: number) => ({ record: { n }, opponents: { orange: 'easy' } }) as const;

test('boards are kept with what they go on with, the one that was played last first', () => {
  for (const n of [1, 2, 1]) expect(keepBoard(board(`b${n}`, n), opening(n))).toBe(true);
  expect(ownBoards().map(({ id }) => id)).toEqual(['b1', 'b2']);
  expect(keptBoard('b2')).toEqual(opening(2));
  forgetBoard('b2');
  expect(ownBoards().map(({ id }) => id)).toEqual(['b1']);
  expect(keptBoard('b2')).toBeUndefined();
});

test('of more than five, the one that was played longest ago makes room', () => {
  for (let n = 1; n <= 7; n += 1) keepBoard(board(`b${n}`, n), opening(n));
  expect(ownBoards().map(({ id }) => id)).toEqual(['b7', 'b6', 'b5', 'b4', 'b3']);
  expect([...store.keys()].filter((key) => key.startsWith('ironhex.board.'))).toHaveLength(5);
});

test('where a browser has no room left, older boards make room, or the newest is told not to be kept', () => {
  for (let n = 1; n <= 3; n += 1) keepBoard(board(`b${n}`, n), opening(n));
  const room = [...store.values()].join('').length + 100;
  const set = store.set.bind(store);
  store.set = (key, value) => {
    const others = [...store].filter(([name]) => name !== key).map(([, kept]) => kept);
    if (others.join('').length + value.length > room) throw new Error('QuotaExceededError');
    return set(key, value);
  };
  const larger = { record: { text: 'x'.repeat(120) }, opponents: {} };
  expect(keepBoard(board('b4', 4), larger)).toBe(true);
  expect(keptBoard('b4')).toEqual(larger);
  expect(keptBoard('b1')).toBeUndefined();
  expect(keepBoard(board('b5', 5), { record: { text: 'x'.repeat(10_000) }, opponents: {} })).toBe(false);
});

test.each(['nonsense', '{}', '7', '{"record":{},"opponents":{"blue":"best"}}'])(
  'what was damaged is not there: %s',
  (text) => {
    keepBoard(board('b1'), opening(1));
    store.set('ironhex.board.b1', text);
    expect(keptBoard('b1')).toBeUndefined();
  },
);
