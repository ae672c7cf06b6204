import { describe, expect, test } from 'vitest';
import { WEIGHT } from '../../../src/map/camera/covering.ts';
import { rectOf } from '../../../src/map/geometry/geometry.ts';
import { topFor } from '../../../src/ui/moments/band.tsx';

const BAND = { x: 200, w: 300, h: 50 };

/** A counter, 60 CSS pixels wide, that the question is about. */
const unit = (x: number, y: number) => ({ rect: rectOf({ x, y }, 60, 60), weight: WEIGHT.matters });
/** A hex that can be picked. */
const hex = (x: number, y: number) => ({ rect: rectOf({ x, y }, 40, 40), weight: WEIGHT.hex });

describe('a band stands at the upper edge, or below what it would cover', () => {
  test.each([
    ['nobody near', [unit(300, 400)], 10],
    ['a unit beside it', [unit(100, 30)], 10],
    ['a unit under it', [unit(300, 40)], 74],
    ['a unit that its left end would touch', [unit(175, 20)], 54],
    ['two units, one below the other', [unit(300, 120), unit(320, 30)], 154],
    ['two units with room between them', [unit(300, 10), unit(320, 140)], 44],
    ['a unit above the board', [unit(300, -100)], 10],
    ['hexes under it', [hex(300, 20), hex(340, 60)], 84],
  ] as const)('%s', (_what, things, top) => {
    expect(topFor(things, BAND, 600)).toBe(top);
  });

  test('at the edge on a board without a free place', () => {
    expect(topFor([unit(300, 100)], BAND, 240)).toBe(10);
  });

  test('on hexes where there is no place beside units', () => {
    const hexes = [220, 260, 300, 340, 380].map((x) => hex(x, 90));
    expect(topFor([unit(300, 30), ...hexes, unit(300, 160)], BAND, 400)).toBe(64);
  });
});
