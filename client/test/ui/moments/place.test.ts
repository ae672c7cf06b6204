import { expect, test } from 'vitest';
import { topFor } from '../../../src/ui/moments/band.tsx';

const band = { left: 200, right: 500, height: 50 };

test.each([
  ['nobody near', [{ x: 300, y: 400 }], 10],
  ['a unit beside it', [{ x: 100, y: 30 }], 10],
  ['a unit under it', [{ x: 300, y: 40 }], 86],
  ['a unit that its left end would touch', [{ x: 160, y: 20 }], 66],
  [
    'two units, one below the other',
    [
      { x: 300, y: 120 },
      { x: 320, y: 30 },
    ],
    166,
  ],
  ['a unit above the board', [{ x: 300, y: -100 }], 10],
] as const)('%s', (_what, units, top) => {
  expect(topFor(units, band, 600)).toBe(top);
});

test('a board without a free place has it at its edge', () => {
  expect(topFor([{ x: 300, y: 100 }], band, 240)).toBe(10);
});
