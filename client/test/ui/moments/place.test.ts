import { describe, expect, test } from 'vitest';
import { WEIGHT } from '../../../src/map/camera/covering.ts';
import { rectOf } from '../../../src/map/geometry/geometry.ts';
import { placeFor } from '../../../src/ui/moments/place.ts';

const BAND = { w: 300, h: 50 };
const ROOM = { x: 0, y: 0, w: 700, h: 600 };

/** A counter, 60 CSS pixels wide, that the question is about. */
const unit = (x: number, y: number) => ({ rect: rectOf({ x, y }, 60, 60), weight: WEIGHT.matters });
/** A hex that can be picked. */
const hex = (x: number, y: number) => ({ rect: rectOf({ x, y }, 40, 40), weight: WEIGHT.hex });
/** Units side by side, from edge to edge. */
const row = (y: number) => [30, 150, 270, 390, 510, 630].map((x) => unit(x, y));

describe('a band stands at the upper edge of its room, or where it covers the least', () => {
  test.each([
    ['nobody near', [unit(300, 400)], { x: 200, y: 10 }],
    ['a unit beside it', [unit(100, 30)], { x: 200, y: 10 }],
    ['a unit above the board', [unit(300, -100)], { x: 200, y: 10 }],
    ['a unit under its middle and its left end', [unit(250, 40)], { x: 390, y: 10 }],
    ['a unit under its right end', [unit(490, 40)], { x: 10, y: 10 }],
    ['units everywhere along the edge', row(40), { x: 200, y: 75 }],
    ['two rows of units with room between them', [...row(10), ...row(140)], { x: 200, y: 45 }],
    ['hexes along the edge', row(40).map(({ rect }) => ({ rect, weight: WEIGHT.hex })), { x: 200, y: 75 }],
    ['units in the whole upper half', [10, 70, 130, 190, 250].flatMap(row), { x: 200, y: 285 }],
  ] as const)('%s', (_what, things, place) => {
    expect(placeFor(things, BAND, ROOM)).toMatchObject(place);
  });

  test('on hexes where there is no place beside units', () => {
    const hexes = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => hex(20 + 70 * n, 90));
    const things = [...row(30), ...hexes, ...row(150)];
    expect(placeFor(things, BAND, { ...ROOM, h: 190 })).toMatchObject({ y: 65 });
  });

  test('only in the part that nothing covers', () => {
    const free = { x: 320, y: 0, w: 380, h: 200 };
    expect(placeFor([...row(40)], BAND, free)).toMatchObject({ x: 360, y: 75 });
    expect(placeFor([...row(40), ...row(100)], BAND, free)).toMatchObject({ x: 360, y: 135 });
  });

  test('at the upper edge of a room that is lower than itself', () => {
    expect(placeFor([], BAND, { ...ROOM, h: 40 })).toMatchObject({ x: 200, y: 10 });
  });
});
