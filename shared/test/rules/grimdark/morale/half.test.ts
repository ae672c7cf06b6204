import { describe, expect, it } from 'vitest';
import { GONE } from '../../../../src/rulesets/grimdark/roster/index.ts';
import { isAtHalfStrength } from '../../../../src/rulesets/grimdark/rules/morale/need.ts';
import { type Placing, tableOf } from '../kit.ts';

const isHalf = (placing: Omit<Placing, 'hex'>) => {
  const state = tableOf({ units: { a1: { ...placing, hex: [10, 10] } } });
  return isAtHalfStrength(state, state.units.a1!);
};

/** So many wounds in front, of a track of this length. */
const gone = (count: number, of: number) => Array.from({ length: of }, (_, index) => (index < count ? GONE : 0));

describe('half strength, G-13.1', () => {
  it.each([
    { of: 10, lost: 4, half: false },
    { of: 10, lost: 5, half: true },
    { of: 10, lost: 9, half: true },
    { of: 5, lost: 2, half: false },
    { of: 5, lost: 3, half: true },
    { of: 2, lost: 1, half: true },
  ])('of $of models $lost are gone: $half', ({ of, lost, half }) => {
    const models = [{ type: 'trooper', count: of, weapons: ['blade'] }];
    expect(isHalf({ profile: 'squad', with: { models }, wounds: gone(lost, of) })).toBe(half);
  });

  it.each([
    { tough: 9, wounds: 4, half: false },
    { tough: 9, wounds: 5, half: true },
    { tough: 18, wounds: 8, half: false },
    { tough: 18, wounds: 9, half: true },
    { tough: 1, wounds: 0, half: false },
  ])('one model of Tough $tough has $wounds wounds: $half', ({ tough, wounds, half }) => {
    expect(isHalf({ profile: 'walker', with: { tough }, wounds: [wounds] })).toBe(half);
  });

  it('counts the models, not the wounds, of a unit that began with several', () => {
    expect(isHalf({ profile: 'guard', wounds: [2, 2, 2] })).toBe(false);
    expect(isHalf({ profile: 'guard', wounds: [GONE, GONE, 0] })).toBe(true);
  });

  it('counts from the size when it was deployed, a friend that came later included', () => {
    expect(isHalf({ profile: 'squad', wounds: gone(3, 5), startingSize: 3 })).toBe(false);
    expect(isHalf({ profile: 'squad', wounds: gone(2, 5), startingSize: 6 })).toBe(true);
  });
});
