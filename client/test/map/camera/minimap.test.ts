import { describe, expect, test } from 'vitest';
import { freerSide } from '../../../src/map/camera/minimap.ts';
import { rectOf } from '../../../src/map/geometry/geometry.ts';

/** The lower corners of a screen of 800 to 600 CSS pixels. */
const BOXES = { left: { x: 8, y: 450, w: 140, h: 140 }, right: { x: 652, y: 450, w: 140, h: 140 } };

/** A counter with its name. */
const named = (x: number, y: number) => rectOf({ x, y }, 60, 40);
const [IN_LEFT, IN_RIGHT, ELSEWHERE] = [named(60, 500), named(700, 500), named(400, 200)];
/** Its middle is beside the left corner, and its name reaches into it. */
const AT_LEFT = named(170, 500);

describe('the map as a whole stands at the side where it covers fewer counters', () => {
  test.each([
    ['away from a counter', 'left', [IN_LEFT, ELSEWHERE], 'right'],
    ['away from the name of one', 'left', [AT_LEFT], 'right'],
    ['back again', 'right', [IN_RIGHT], 'left'],
    ['where it is, if neither is better', 'right', [IN_LEFT, IN_RIGHT], 'right'],
    ['where it is, if nobody is there', 'left', [ELSEWHERE], 'left'],
    ['at the lesser evil', 'left', [IN_LEFT, AT_LEFT, IN_RIGHT], 'right'],
  ] as const)('%s', (_, now, things, side) => {
    expect(freerSide(now, BOXES, things)).toBe(side);
  });
});
