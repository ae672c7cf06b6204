import { expect, it } from 'vitest';
import { couldDraw } from '../../../../src/rulesets/warfare3025/computer/could-draw.ts';
import { stateOf } from '../kit.ts';

/** One red mech is left, of so many, before two fresh blue ones, when the time is half over. */
const lastOf = (reds: number, elapsed = 60) => {
  const lost = Array.from({ length: reds - 1 }, (_, n) => [`r${n + 2}`, { at: `${2 * n},9` }] as const);
  const state = stateOf({
    units: { r1: { at: '0,0' }, ...Object.fromEntries(lost), b1: { at: '0,-9' }, b2: { at: '3,-9' } },
  });
  const units = state.units.map((unit) =>
    lost.some(([id]) => id === unit.id)
      ? { ...unit, status: 'destroyed' as const, at: null, damage: { ...unit.damage, structure: 20 } }
      : unit,
  );
  return { ...state, units, elapsed };
};

it('a mech could make good what one other was worth, and not what two were', () => {
  expect([2, 3].map((reds) => couldDraw(lastOf(reds), 'red'))).toEqual([true, false]);
  expect(couldDraw(lastOf(3), 'blue')).toBe(true);
});

it('a mech could do more in more time', () => {
  expect(couldDraw(lastOf(3, 59), 'red')).toBe(true);
});

it('who could be the last one standing could win, however far behind', () => {
  const state = lastOf(3);
  const left = state.units.filter(({ id }) => id !== 'b2');
  expect(couldDraw({ ...state, units: left }, 'red')).toBe(true);
});

it('a mech could finish several that are crippled in the time that a fresh one takes', () => {
  const state = lastOf(3);
  const damaged = (structure: number) =>
    state.units.map((unit) => (unit.side === 1 ? { ...unit, damage: { ...unit.damage, structure } } : unit));
  expect(couldDraw({ ...state, units: damaged(9) }, 'red')).toBe(false);
  expect(couldDraw({ ...state, units: damaged(10) }, 'red')).toBe(true);
});
