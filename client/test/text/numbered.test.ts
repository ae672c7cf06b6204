import { expect, test } from 'vitest';
import { numbered } from '../../src/text/numbered.ts';

test('names that several have get numbers in their order, others stay as they are', () => {
  const names = numbered([
    ['a1', 'Outriders'],
    ['a2', 'Marshal'],
    ['a3', 'Outriders'],
  ]);
  expect(Object.fromEntries(names)).toEqual({ a1: 'Outriders 1', a2: 'Marshal', a3: 'Outriders 2' });
});
