import { expect, test } from 'vitest';
import { settled } from '../../../src/app/match/heights.ts';

const HEIGHTS = [188, 333, 726];

test.each([
  ['rests at the nearest height', 300, 0, 'half'],
  ['falls back from a little above', 380, 0.1, 'half'],
  ['is thrown up', 350, 0.9, 'full'],
  ['is thrown up from below half', 250, 0.9, 'half'],
  ['is thrown down', 700, -0.9, 'half'],
  ['goes no higher than it can', 800, 2, 'full'],
  ['goes no lower than it can', 100, -2, 'peek'],
] as const)('a sheet %s', (_, height, speed, rest) => {
  expect(settled(HEIGHTS, height, speed)).toBe(rest);
});
