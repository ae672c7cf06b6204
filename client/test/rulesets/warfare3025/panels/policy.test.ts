import { ASK_ALWAYS, PolicySchema } from '@ironhex/shared/warfare3025';
import { expect, test } from 'vitest';
import { ruleAt, withCondition, withRule } from '../../../../src/rulesets/warfare3025/panels/policy/rules.ts';

test('a rule is set where it is for, and nothing else changes', () => {
  const kind = withRule(ASK_ALWAYS, { for: 'kind', kind: 'defend' }, { answer: 'pass' });
  const unit = withRule(kind, { for: 'unit', unit: 'b1' }, { answer: 'ifAttacked' });
  expect(unit).toEqual({
    match: { answer: 'ask' },
    kinds: { defend: { answer: 'pass' } },
    units: { b1: { answer: 'ifAttacked' } },
  });
  expect(PolicySchema.safeParse(unit).success).toBe(true);
  expect(ruleAt(unit, { for: 'kind', kind: 'pick' })).toBeUndefined();
});

test('a rule that is taken back leaves nothing behind', () => {
  const scope = { for: 'unit', unit: 'b1' } as const;
  const once = withRule(ASK_ALWAYS, scope, { answer: 'pass' });
  expect(withRule(once, scope, undefined)).toEqual(ASK_ALWAYS);
  expect(withRule(once, { for: 'match' }, undefined).match).toEqual({ answer: 'ask' });
});

test('conditions are added, and taken away by what is no number of 1 to 99', () => {
  const cost = withCondition({ answer: 'ask' }, 'fromCost', 6);
  const both = withCondition(cost, 'withinHexes', 12);
  expect(both).toEqual({ answer: 'ask', fromCost: 6, withinHexes: 12 });
  expect(withCondition(both, 'fromCost', Number.NaN)).toEqual({ answer: 'ask', withinHexes: 12 });
  expect(withCondition(cost, 'fromCost', 100)).toEqual({ answer: 'ask' });
});
