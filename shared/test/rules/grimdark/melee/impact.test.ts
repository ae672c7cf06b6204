import { describe, expect, it } from 'vitest';
import { GONE } from '../../../../src/rulesets/grimdark/roster/index.ts';
import { impactDice } from '../../../../src/rulesets/grimdark/rules/melee/opponents.ts';
import { factsOf } from '../kit.ts';
import { counter, duelTable, fought, strikeBack } from './duel.ts';

const riders = (impact: number) => ({
  with: { models: [{ type: 'rider', count: 3, rules: { impact }, weapons: ['blade'] }] },
});
const drovers = (count: number) => ({ with: { models: [{ type: 'drover', count, weapons: ['whip'] }] } });
const NO = { ...counter(false), ...strikeBack(false) };

describe('Impact, G-12.2', () => {
  it.each([
    { why: 'the sum over living models', impact: 2, wounds: [0, GONE, 0], counters: 0, dice: 4 },
    { why: 'less one for each model with Counter', impact: 2, wounds: [0, 0, 0], counters: 4, dice: 2 },
    { why: 'and never less than 0', impact: 1, wounds: [0, 0, 0], counters: 4, dice: 0 },
  ])('rolls $why: $dice', ({ impact, wounds, counters, dice }) => {
    const state = duelTable({ a1: { ...riders(impact), wounds }, b1: counters > 0 ? drovers(counters) : {} });
    const { a1, b1 } = state.units;
    expect(impactDice(state, a1!, b1!, false)).toBe(dice);
    expect(impactDice(state, a1!, b1!, true)).toBe(0);
  });

  it('counts the models with Counter that live after their strike', () => {
    const state = duelTable({ a1: riders(1), b1: { ...drovers(4), wounds: [GONE, GONE, 0, 0] } });
    expect(impactDice(state, state.units.a1!, state.units.b1!, false)).toBe(1);
  });

  it('hits on a natural 2, is blocked without AP, and comes before all weapons', () => {
    const { events, decided, kinds } = fought({ a1: riders(1), b1: {} }, [1, 2, 6, 4, 3, 1, 1, 1, 6], NO);
    expect(factsOf(events, 'impact-rolled')).toMatchObject([
      { unit: 'a1', target: 'b1', impact: 3, counters: 0, needs: 2, dice: [1, 2, 6], hits: 2 },
    ]);
    expect(factsOf(events, 'hits-resolved')).toMatchObject([{ hits: { ap: 0, source: 'impact' }, blockDice: [4, 3] }]);
    expect(kinds.indexOf('hits-resolved')).toBeLessThan(kinds.indexOf('group-resolved'));
    expect(decided.sides).toMatchObject([{ wounds: 1 }, { wounds: 0 }]);
  });

  it('counts 1 for each model to which it was granted, G-16.6', () => {
    const what = { kind: 'grant', rule: 'impact' } as const;
    const effects = [{ source: 'hymn', on: { unit: 'a1' }, what, until: 'round' as const }];
    const state = duelTable({ a1: {}, b1: {}, table: { effects } });
    expect(impactDice(state, state.units.a1!, state.units.b1!, false)).toBe(5);
  });

  it('is not rolled by a charger that was Fatigued before', () => {
    const { kinds } = fought({ a1: { ...riders(1), fatigued: true }, b1: {} }, [1, 1, 1], NO);
    expect(kinds).not.toContain('impact-rolled');
  });

  it('is for chargers alone', () => {
    expect(fought({ a1: {}, b1: riders(3) }, Array(8).fill(1)).kinds).not.toContain('impact-rolled');
  });

  it('may leave nobody to strike: then no weapon is used, and the charger is Fatigued all the same, G-12.4', () => {
    const last = { wounds: [GONE, GONE, GONE, GONE, 0] };
    const { kinds, state, decided } = fought({ a1: riders(1), b1: last }, [2, 1, 1, 1], NO);
    expect(kinds).not.toContain('strike-began');
    expect(decided).toMatchObject({ loser: 'b1', destroyed: true });
    expect(state.units.a1!.fatigued).toBe(true);
  });
});
