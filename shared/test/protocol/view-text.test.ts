import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainBoards } from '../../src/board/index.ts';
import { readView, writeView } from '../../src/protocol/index.ts';
import { richBoard } from '../board/lava.ts';

const board = richBoard();
const plain = plainBoards({ width: 7, height: 9 }).stock[0]!;

/** JSON as it comes off the wire: no undefined, no minus zero. */
const view = fc
  .dictionary(fc.oneof(fc.string(), fc.constant('__proto__')), fc.oneof(fc.jsonValue(), fc.constant(plain)))
  .map((made) => JSON.parse(JSON.stringify(made)) as object);

test('a view that was written and read is the same view', () => {
  fc.assert(
    fc.property(view, (given) => {
      expect(readView(writeView(given))).toEqual(given);
    }),
  );
});

test('boards in it are packed, whatever the field is called', () => {
  const given = { tick: 3, map: board, theirs: plain };
  expect(writeView(given).length).toBeLessThan(JSON.stringify(given).length / 8);
  expect(readView(writeView(given))).toEqual(given);
});
