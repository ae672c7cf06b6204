import { expect, test } from 'vitest';
import { chance } from '../../src/text/numbers.ts';

test.each([
  [0, '0 %'],
  [1e-17, '0 %'],
  [0.0001, '< 1 %'],
  [0.005, '1 %'],
  [0.5, '50 %'],
  [0.9949, '99 %'],
  [0.9999, '> 99 %'],
  // A sum of products that should be 1.
  [0.1 + 0.2 + 0.7 - 1e-16, '100 %'],
  [1, '100 %'],
])('a chance of %d is told as %s', (p, words) => {
  expect(chance(p)).toBe(words);
});
