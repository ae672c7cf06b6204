import { expect, it } from 'vitest';
import { couldDraw } from '../../../../src/rulesets/warfare3025/computer/could-draw.ts';
import { stateOf } from '../kit.ts';

/** One red mech is left, of so many, before two fresh blue ones. */
const lastOf = (reds: number) => {
  const lost = Array.from({ length: reds - 1 }, (_, n) => [`r${n + 2}`, { at: `${2 * n},9` }] as const);
  const state = stateOf({
    units: { r1: { at: '0,0' }, ...Object.fromEntries(lost), b1: { at: '0,-9' }, b2: { at: '3,-9' } },
  });
  const units = state.units.map((unit) =>
    lost.some(([id]) => id === unit.id)
      ? { ...unit, status: 'destroyed' as const, at: null, damage: { ...unit.damage, structure: 20 } }
      : unit,
  );
  return { ...state, units };
};

it('a mech could make good what one other was worth, and not what two were', () => {
  expect([2, 3].map((reds) => couldDraw(lastOf(reds), 'red'))).toEqual([true, false]);
  expect(couldDraw(lastOf(3), 'blue')).toBe(true);
});
