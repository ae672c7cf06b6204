import { expect, test } from 'vitest';
import { type Box, placeBeside } from '../../../src/ui/coach/place.ts';

const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const page = box(0, 0, 1000, 800);
const size = { width: 300, height: 120 };

test.each([
  ['to the right where there is room', box(400, 400, 60, 60), [], 'right', 474, 370],
  ['to the left at the right edge', box(900, 400, 60, 60), [], 'left', 586, 370],
  [
    'to the left if something that must be seen is to the right',
    box(400, 400, 60, 60),
    [box(500, 380, 40, 40)],
    'left',
    86,
    370,
  ],
  ['above a bar along the lower edge', box(0, 700, 1000, 100), [], 'above', 350, 566],
  ['below a bar along the upper edge', box(0, 0, 1000, 60), [], 'below', 350, 74],
] as const)('a hint stands %s', (_what, thing, seen, beside, left, top) => {
  expect(placeBeside(thing, size, page, seen)).toMatchObject({ beside, left, top });
});

test('its tip points at the middle of the thing, also from a corner of the page', () => {
  const thing = box(400, 4, 60, 60);
  const { beside, top, tip } = placeBeside(thing, size, page, []);
  expect([beside, top + tip]).toEqual(['right', 34]);
});

test('where something must be covered, it covers least', () => {
  const phone = box(0, 0, 390, 844);
  const thing = box(160, 300, 70, 70);
  const sheet = box(0, 500, 390, 344);
  const { beside, top } = placeBeside(thing, { width: 374, height: 160 }, phone, [sheet]);
  expect(beside).toBe('above');
  expect(top + 160).toBeLessThan(thing.top);
});
