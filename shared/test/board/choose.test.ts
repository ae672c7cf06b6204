import { describe, expect, test } from 'vitest';
import { generatorFields, makeBoard, plainBoards } from '../../src/board/index.ts';
import { lavaBoards, richBoard } from './lava.ts';

const seed = { seed: 'rich', width: 72, height: 48, hills: 1, terrain: 1 };
const faults = (choice: object, rules = lavaBoards) => {
  const made = makeBoard(choice, rules);
  return made.ok ? [] : made.error.map(({ at }) => at);
};

describe('a choice of board', () => {
  test('is a ready-made one, one from a seed, or a board of one’s own', () => {
    expect(makeBoard({ stock: 'plain' }, lavaBoards)).toEqual({ ok: true, value: lavaBoards.stock[0] });
    expect(makeBoard(seed, lavaBoards)).toEqual({ ok: true, value: richBoard() });
    expect(makeBoard({ seed: 'rich' }, lavaBoards)).toEqual({ ok: true, value: richBoard() });
    expect(makeBoard({ custom: richBoard() }, lavaBoards)).toEqual({ ok: true, value: richBoard() });
  });

  test.each<[string, object, string[]]>([
    ['no such board', { stock: 'atlantis' }, ['stock']],
    ['a board that is no name', { stock: 3 }, ['stock']],
    ['a ready-made board with more', { stock: 'plain', width: 72 }, ['width']],
    ['a seed with what the generator does not know', { ...seed, woods: 1 }, ['woods']],
    ['a size that the generator does not make', { ...seed, width: 35, height: 400 }, ['width', 'height']],
    ['nothing', {}, ['seed']],
    ['a board that is none', { custom: 'a board' }, ['custom']],
    ['a board with a fault', { custom: { ...richBoard(), name: '' } }, ['custom.name']],
    ['a board with more', { custom: richBoard(), seed: 1 }, ['seed']],
  ])('with a fault names its place: %s', (_, choice, places) => expect(faults(choice)).toEqual(places));

  test('of a game without a generator is one of its boards', () => {
    const rules = plainBoards({ width: 7, height: 9 });
    expect(faults(seed, rules)).toEqual(['']);
    expect(makeBoard({ stock: 'plain' }, rules)).toEqual({ ok: true, value: rules.initial!({}) });
  });
});

test('what a generator can be asked for is read off its schema', () => {
  const { generator } = lavaBoards;
  expect(generatorFields(generator!)).toEqual([
    { name: 'width', title: 'Width', kind: 'integer', min: 36, max: 98, step: 2 },
    { name: 'height', title: 'Height', kind: 'integer', min: 32, max: 98, step: 2 },
    { name: 'hills', title: 'hills', kind: 'number', min: 0, max: 1, step: 1 },
    { name: 'terrain', title: 'terrain', kind: 'number', min: 0, max: 1, step: 1 },
    { name: 'crater', title: 'A crater in the middle', kind: 'boolean', min: 0, max: 0, step: 1 },
  ]);
});

test('what a generator cannot be asked for is told in a sentence', () => {
  const made = makeBoard({ seed: '', width: 37, height: 99, hills: 2 }, lavaBoards);
  expect(made).toEqual({
    ok: false,
    error: [
      { at: 'seed', message: 'must be a text of 1 to 64 characters, or a whole number' },
      { at: 'width', message: 'must be a whole number from 36 to 98, a multiple of 2' },
      { at: 'height', message: 'must be a whole number from 32 to 98, a multiple of 2' },
      { at: 'hills', message: 'must be a number from 0 to 1' },
    ],
  });
});
