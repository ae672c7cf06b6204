import { describe, expect, it } from 'vitest';
import { GONE } from '../../../../src/rulesets/grimdark/roster/index.ts';
import { factsOf, type Laying, type Placing, runStep, tableOf } from '../kit.ts';

// Tokens at the start of a round, G-16.1.

const CASTER: Placing = {
  profile: 'squad',
  with: { models: [{ type: 'caster', count: 2, weapons: ['blade'], rules: { caster: 2 } }] },
  hex: [10, 10],
};

const tokensOf = (placing: Partial<Placing>, more: Partial<Laying> = {}) => {
  const state = tableOf({ units: { a1: { ...CASTER, tokens: [0, 0], ...placing } }, ...more });
  const { events } = runStep(state, { do: 'tokens' });
  return { tokens: state.units.a1!.tokens, gained: factsOf(events, 'tokens-gained')[0]?.gained };
};

describe('spell tokens at the start of a round, G-16.1', () => {
  it('each Caster model gains the tokens of its rule', () => {
    expect(tokensOf({})).toEqual({ tokens: [2, 2], gained: { a1: 4 } });
  });

  it('a model holds six at most', () => {
    expect(tokensOf({ tokens: [5, 6] })).toEqual({ tokens: [6, 6], gained: { a1: 1 } });
    expect(tokensOf({ tokens: [6, 6] })).toEqual({ tokens: [6, 6], gained: undefined });
  });

  it('models that are gone gain nothing', () => {
    expect(tokensOf({ wounds: [GONE, 0] }).tokens).toEqual([0, 2]);
  });

  it.each(['reserve', 'aboard'] as const)('those in place "%s" gain them too', (place) => {
    expect(tokensOf({ hex: null, place }).tokens).toEqual([2, 2]);
  });

  it('the destroyed gain nothing, and nobody does without the option', () => {
    expect(tokensOf({ hex: null, place: 'destroyed' }).tokens).toEqual([0, 0]);
    expect(tokensOf({}, { options: { casting: false } }).tokens).toEqual([0, 0]);
  });

  it('units without Casters have none', () => {
    const state = tableOf({ units: { a1: { profile: 'squad', hex: [10, 10] } } });
    expect(runStep(state, { do: 'tokens' }).events).toEqual([]);
  });
});
