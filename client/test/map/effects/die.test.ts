import { expect, test } from 'vitest';
import { dieOutline } from '../../../src/map/effects/die-outline.ts';

const SIDES = [4, 6, 8, 10, 12, 20];

test('dice are told apart by their outlines', () => {
  const outlines = SIDES.map((sides) => JSON.stringify(dieOutline(sides)));
  expect(new Set(outlines).size).toBe(SIDES.length);
  expect(dieOutline(7)).toEqual(dieOutline(20));
});

test.each([2, 3, ...SIDES])('a die of %i sides fills its place', (sides) => {
  const far = dieOutline(sides).map(({ x, y }) => Math.max(Math.abs(x), Math.abs(y)));
  expect(Math.max(...far)).toBeGreaterThan(0.8);
  expect(Math.max(...far)).toBeLessThanOrEqual(1.101);
});
