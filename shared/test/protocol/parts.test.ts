import fc from 'fast-check';
import { expect, test } from 'vitest';
import { assembleView, flattenView, type PartMemo } from '../../src/protocol/parts.ts';

/** JSON as it comes off the wire: no undefined, no minus zero. */
const json = fc.jsonValue().map((value) => JSON.parse(JSON.stringify(value)) as unknown);
const element = fc
  .tuple(fc.string(), fc.dictionary(fc.string(), json))
  .map(([id, rest]) => JSON.parse(JSON.stringify({ ...rest, id })) as unknown);
const view = fc
  .dictionary(
    fc.oneof(fc.string(), fc.constantFrom('units', 'a/b', '~1', '__proto__')),
    fc.oneof(json, fc.array(element), fc.array(fc.string())),
  )
  .map((made) => JSON.parse(JSON.stringify(made)) as object);

test('a view cut into parts and put together again is the same view', () => {
  fc.assert(
    fc.property(view, (given) => {
      expect(assembleView(flattenView(given))).toEqual(given);
    }),
  );
});

test('the order of the parts does not matter', () => {
  fc.assert(
    fc.property(view, (given) => {
      expect(assembleView([...flattenView(given)].reverse())).toEqual(given);
    }),
  );
});

test('with a memo the result is the same, whatever was read before', () => {
  fc.assert(
    fc.property(fc.array(view, { minLength: 2, maxLength: 4 }), (views) => {
      const memo: PartMemo = new Map();
      for (const given of views) expect(assembleView(flattenView(given), memo)).toEqual(given);
    }),
  );
});

test('elements with ids are parts of their own', () => {
  const parts = flattenView({ units: [{ id: 'b', at: '0101' }, { id: 'a' }], tick: 3, names: ['b', 'a'] });
  expect(Object.fromEntries(parts)).toEqual({
    units: '["b","a"]',
    'units/b': '{"id":"b","at":"0101"}',
    'units/a': '{"id":"a"}',
    tick: '3',
    names: '["b","a"]',
  });
});

test('equal ids are left in one part, and nothing is lost', () => {
  const given = {
    units: [
      { id: 'a', n: 1 },
      { id: 'a', n: 2 },
    ],
  };
  expect([...flattenView(given).keys()]).toEqual(['units']);
  expect(assembleView(flattenView(given))).toEqual(given);
});

test('with a memo unchanged parts stay the identical objects', () => {
  const memo: PartMemo = new Map();
  const before = assembleView(flattenView({ board: { hexes: [] }, tick: 1 }), memo) as { board: object };
  const after = assembleView(flattenView({ board: { hexes: [] }, tick: 2 }), memo) as { board: object };
  expect(after.board).toBe(before.board);
});
