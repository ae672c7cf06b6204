import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Direction } from '../../../../src/hex/index.ts';
import {
  type Arc,
  angleOf,
  anglesHit,
  enteringSides,
  firingAt,
  gunsThrough,
  leavingSides,
  weakestAngle,
} from '../../../../src/rulesets/steampunk/ground/arcs.ts';
import { hexesOf } from '../../../../src/rulesets/steampunk/ground/places.ts';
import { boardOf, hex } from '../ground.ts';

const [N, NE, SE, S, SW, NW] = [0, 1, 2, 3, 4, 5] as const satisfies readonly Direction[];

const FRONT: Arc = { arc: [1, 0, 0, 0] };
const ALL_ROUND: Arc = { arc: [1, 1, 1, 1] };
const FORWARD: Arc = { arc: [1, 1, 0, 0] };
const REAR: Arc = { arc: [0, 0, 1, 1] };
/** The broadside of C17: two guns through each front-side and each back-side. */
const BROADSIDE: Arc = { arc: [0, 2, 2, 0], fixed: true };

const fire = (arc: Arc, facing: Direction, from: string, to: string) => firingAt(arc, facing, hex(from), hex(to));

describe('worked case C09: a shot over the corner between north and north-east', () => {
  it.each([
    ['a', FRONT, [N], true],
    ['b', ALL_ROUND, [N, NE], false],
    ['c', FORWARD, [N, NE], false],
    ['d', REAR, [], false],
  ] as const)('(%s)', (_, arc, sides, onEdge) => {
    expect(fire(arc, N, 'D5', 'E4')).toEqual({ sides, onEdge });
  });

  it('(e): the attacker takes the weaker of two angles', () => {
    expect(enteringSides(hex('D5'), hex('E4'))).toEqual([S, SW]);
    expect(anglesHit(S, hex('D5'), hex('E4'))).toEqual([0, 1]);
    expect(weakestAngle([7, 6, 6, 6], [0, 1])).toBe(1);
    expect(weakestAngle([6, 6, 6, 6], [0, 1])).toBe(0);
  });
});

describe('worked case C17: fixed guns fire through their own sides', () => {
  it.each([
    ['D2', [], false],
    ['B4', [NW], false],
    ['F6', [SE], false],
    ['F4', [NE], false],
    ['E4', [NE], true],
  ] as const)('%s', (target, sides, onEdge) => {
    expect(fire(BROADSIDE, N, 'D5', target)).toEqual({ sides, onEdge });
  });

  it('has two guns a side', () => {
    expect([N, NE, SE, S, SW, NW].map((side) => gunsThrough(BROADSIDE, N, side))).toEqual([0, 2, 2, 0, 2, 2]);
    expect([N, NE, SE, S, SW, NW].map((side) => gunsThrough({ arc: [4, 3, 2, 0], fixed: true }, NE, side))).toEqual([
      3, 4, 3, 2, 0, 2,
    ]);
  });

  it('a corner between two of its sides is on edge too (ANG-4), unlike for other weapons', () => {
    expect(fire(BROADSIDE, N, 'D5', 'F5')).toEqual({ sides: [NE, SE], onEdge: true });
    expect(fire({ arc: BROADSIDE.arc }, N, 'D5', 'F5')).toEqual({ sides: [NE, SE], onEdge: false });
  });
});

describe('sectors (MAP-5)', () => {
  it('adjacent hexes lie in one each', () => {
    const around = ['D4', 'E5', 'E6', 'D6', 'C6', 'C5'];
    expect(around.map((name) => leavingSides(hex('D5'), hex(name)))).toEqual([[N], [NE], [SE], [S], [SW], [NW]]);
  });

  it('corners lie in two', () => {
    const corners = ['E4', 'F5', 'E7', 'C7', 'B5', 'C4'];
    expect(corners.map((name) => leavingSides(hex('D5'), hex(name)))).toEqual([
      [N, NE],
      [NE, SE],
      [SE, S],
      [S, SW],
      [SW, NW],
      [N, NW],
    ]);
  });

  it('the line enters through the sides that it would leave by on its way back', () => {
    const hexes = hexesOf(boardOf());
    fc.assert(
      fc.property(fc.constantFrom(...hexes), fc.constantFrom(...hexes), (a, b) => {
        expect(enteringSides(a, b)).toEqual(leavingSides(b, a));
        const back = leavingSides(a, b).map((side) => (side + 3) % 6);
        expect(back.sort()).toEqual([...enteringSides(a, b)].sort());
        expect(leavingSides(a, b).length).toBe(a === b ? 0 : leavingSides(b, a).length);
      }),
    );
  });
});

describe('angles (ANG-1)', () => {
  it('are counted from the facing, alike to the left and to the right', () => {
    expect([N, NE, SE, S, SW, NW].map((side) => angleOf(side, N))).toEqual([0, 1, 2, 3, 2, 1]);
    expect([N, NE, SE, S, SW, NW].map((side) => angleOf(side, SW))).toEqual([2, 3, 2, 1, 0, 1]);
  });

  it('within one hex the arc is free and the attacker picks the angle (ANG-5)', () => {
    expect(fire(FRONT, N, 'D5', 'D5')).toEqual({ sides: [N, NE, SE, S, SW, NW], onEdge: false });
    expect(fire(BROADSIDE, N, 'D5', 'D5')).toEqual({ sides: [NE, SE, SW, NW], onEdge: false });
    expect(anglesHit(N, hex('D5'), hex('D5'))).toEqual([0, 1, 2, 3]);
    expect(weakestAngle([13, 9, 8, 4], [0, 1, 2, 3])).toBe(3);
  });

  it('one angle is hit through a side, two at a corner (ANG-2)', () => {
    expect(anglesHit(N, hex('D9'), hex('D2'))).toEqual([3]);
    expect(anglesHit(NE, hex('F5'), hex('D5'))).toEqual([0, 1]);
    expect(anglesHit(SE, hex('D5'), hex('E4'))).toEqual([1, 2]);
  });
});
