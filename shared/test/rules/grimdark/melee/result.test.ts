import { describe, expect, it } from 'vitest';
import type { ModelRules } from '../../../../src/rulesets/grimdark/roster/index.ts';
import { GONE } from '../../../../src/rulesets/grimdark/roster/index.ts';
import { fearOf } from '../../../../src/rulesets/grimdark/rules/melee/opponents.ts';
import { factsOf, type Placing, runStep } from '../kit.ts';
import { duelTable } from './duel.ts';

/** A melee of which only the result is missing. */
const decided = (
  [a, b]: readonly [number, number],
  { a1 = {}, b1 = {}, dice = [] }: { a1?: Partial<Placing>; b1?: Partial<Placing>; dice?: readonly number[] } = {},
) => {
  const fight = { charger: 'a1', target: 'b1', caused: { a1: a, b1: b }, used: [], wasFatigued: false };
  const state = duelTable({ a1, b1, table: { fight } });
  const { events } = runStep(state, { do: 'decide' }, { dice });
  return {
    state,
    fact: factsOf(events, 'melee-decided')[0]!,
    tested: factsOf(events, 'morale-tested').map(({ unit, why }) => `${unit} ${why}`),
  };
};

const having = (...rules: readonly ModelRules[]): Partial<Placing> => ({
  with: { models: rules.map((each, index) => ({ type: `t${index}`, count: 2, rules: each, weapons: ['blade'] })) },
});

describe('the result of a melee, G-12.8', () => {
  it.each([
    { wounds: [2, 1], loser: 'b1' },
    { wounds: [1, 2], loser: 'a1' },
    { wounds: [0, 1], loser: 'a1' },
  ] as const)('of $wounds wounds: $loser has lost, and alone tests, G-12.9', ({ wounds, loser }) => {
    const { fact, tested } = decided(wounds, { dice: [4] });
    expect(fact).toMatchObject({ loser, destroyed: false });
    expect(tested).toEqual([`${loser} melee`]);
  });

  it.each([[[0, 0]], [[3, 3]]] as const)('of %s wounds is a tie, and nobody tests', (wounds) => {
    const { fact, tested } = decided(wounds);
    expect(fact.loser).toBeNull();
    expect(tested).toEqual([]);
  });

  it('counts the Fear of all living models, of both sides', () => {
    expect(decided([1, 2], { a1: having({ fear: 1 }), dice: [4] }).fact).toMatchObject({
      sides: [
        { unit: 'a1', wounds: 1, fear: 2 },
        { unit: 'b1', wounds: 2, fear: 0 },
      ],
      loser: 'b1',
    });
    expect(decided([1, 1], { a1: having({ fear: 1 }), b1: having({ fear: 2 }), dice: [4] }).fact.loser).toBe('a1');
    const { a1 } = duelTable({ a1: { ...having({ fear: 3 }, {}), wounds: [GONE, 0, 0, 0] }, b1: {} }).units;
    expect(fearOf(duelTable({ a1: having({ fear: 3 }, {}), b1: {} }), a1!)).toBe(3);
  });

  it('is lost by who is destroyed, whatever it has caused; nobody tests', () => {
    const gone = { hex: null, place: 'destroyed' } as const;
    const { fact, tested } = decided([0, 5], { b1: gone });
    expect(fact).toMatchObject({ loser: 'b1', destroyed: true });
    expect(tested).toEqual([]);
  });
});
