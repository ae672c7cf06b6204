import { expect, it } from 'vitest';
import { couldDraw } from '../../../../src/rulesets/steampunk/computer/could-draw.ts';
import { tableOf } from '../kit.ts';
import { INFANTRY, TANK } from './kit.ts';

it('a squad could make good one tank, and not three', () => {
  const after = (tanks: number) =>
    tableOf({
      units: {
        b1: { unit: INFANTRY, at: 'D9' },
        ...Object.fromEntries(
          ['C8', 'D8', 'E8'].slice(0, tanks).map((at, n) => [`b${n + 2}`, { unit: TANK, at, status: 'destroyed' }]),
        ),
        o1: { unit: TANK, at: 'C1' },
        o2: { unit: TANK, at: 'D1' },
        o3: { unit: TANK, at: 'E1' },
      },
    });
  expect([0, 3].map((tanks) => couldDraw(after(tanks), 'blue'))).toEqual([true, false]);
  expect(couldDraw(after(3), 'orange')).toBe(true);
});
