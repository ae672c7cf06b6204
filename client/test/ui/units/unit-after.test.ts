import { expect, test } from 'vitest';
import { unitAfter } from '../../../src/ui/units/unit-after.ts';

const UNITS = ['b1', 'b2', 'b3', 'b4'].map((id) => ({ id }));

test.each([
  ['the next one that is open', 'b1', ['b3', 'b4'], 1, 'b3'],
  ['the first again, where nothing further is open', 'b4', [], 1, 'b1'],
  ['an open one before it, where none comes after', 'b3', ['b2'], 1, 'b2'],
  ['the one before, open or not', 'b3', ['b1'], -1, 'b2'],
  ['the last one before the first', 'b1', [], -1, 'b4'],
  ['the first, where none is chosen', undefined, [], 1, 'b1'],
  ['the last backwards, where none is chosen', undefined, [], -1, 'b4'],
] as const)('the unit after another is %s', (_, current, open: readonly string[], by, expected) => {
  expect(unitAfter(UNITS, current, ({ id }) => open.includes(id), by)?.id).toBe(expected);
});

test('there is none after nothing', () => {
  expect(unitAfter([], undefined, () => true, 1)).toBeUndefined();
});
