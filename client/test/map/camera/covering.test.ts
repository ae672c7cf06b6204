import { describe, expect, test } from 'vitest';
import { leastCovering, WEIGHT } from '../../../src/map/camera/covering.ts';
import { rectOf } from '../../../src/map/geometry/geometry.ts';

/** The corners of a screen of 800 to 600 CSS pixels, the upper ones below the compass. */
const CORNERS = {
  left: { x: 8, y: 450, w: 140, h: 140 },
  right: { x: 652, y: 450, w: 140, h: 140 },
  'far-left': { x: 8, y: 60, w: 140, h: 140 },
  'far-right': { x: 652, y: 60, w: 140, h: 140 },
};
type Corner = keyof typeof CORNERS;
const placeIn = (corner: Corner) => ({ corner, rect: CORNERS[corner] });

/** A counter with its name. */
const named = (x: number, y: number) => ({ rect: rectOf({ x, y }, 60, 40), weight: WEIGHT.other });
const [IN_LEFT, IN_RIGHT, ELSEWHERE] = [named(60, 500), named(700, 500), named(400, 200)];
/** Its middle is beside the left corner, and its name reaches into it. */
const AT_LEFT = named(170, 500);
const [IN_FAR_LEFT, IN_FAR_RIGHT] = [named(60, 100), named(700, 100)];
/** It is aimed at. */
const TARGET_IN_LEFT = { ...IN_LEFT, weight: WEIGHT.matters };

describe('what lies over the map stands in the corner where it covers the least', () => {
  test.each([
    ['away from a counter', 'left', [IN_LEFT, ELSEWHERE], 'right'],
    ['away from the name of one', 'left', [AT_LEFT], 'right'],
    ['back again', 'right', [IN_RIGHT], 'left'],
    ['far up, if units are in both usual corners', 'right', [IN_LEFT, IN_RIGHT, IN_FAR_LEFT], 'far-right'],
    ['where it is, if none is better', 'right', [IN_LEFT, IN_RIGHT, IN_FAR_LEFT, IN_FAR_RIGHT], 'right'],
    ['where it is, if nobody is there', 'left', [ELSEWHERE], 'left'],
    [
      'away from a target, over others',
      'left',
      [TARGET_IN_LEFT, IN_RIGHT, IN_RIGHT, IN_FAR_LEFT, IN_FAR_RIGHT],
      'far-left',
    ],
    ['at the lesser evil', 'left', [IN_LEFT, AT_LEFT, IN_RIGHT, IN_FAR_LEFT, AT_LEFT, IN_FAR_RIGHT], 'right'],
  ] as const)('%s', (_, now, things, corner) => {
    const places = [now, ...(Object.keys(CORNERS) as Corner[])].map(placeIn);
    expect(leastCovering(places, things)?.corner).toBe(corner);
  });
});
