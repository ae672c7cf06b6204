import { expect, it } from 'vitest';
import { couldDraw } from '../../../../src/rulesets/steampunk/computer/could-draw.ts';
import { tableOf } from '../kit.ts';
import { INFANTRY, TANK } from './kit.ts';

it('a squad could destroy one tank in the last two turns, and three in the last six', () => {
  const after = (tanks: number, turn: number) =>
    tableOf({
      turn,
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
  // A match has eight turns if nothing is said.
  const draws = (turn: number) => [0, 1, 3].map((tanks) => couldDraw(after(tanks, turn), 'blue'));
  expect([3, 5, 7].map(draws)).toEqual([
    [true, true, true],
    [true, true, false],
    [true, false, false],
  ]);
  expect(couldDraw(after(3, 8), 'orange')).toBe(true);
});
