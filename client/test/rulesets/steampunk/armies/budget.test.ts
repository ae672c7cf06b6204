import { budgetOf, type Cost, FREE } from '@ironhex/shared/steampunk';
import { expect, test } from 'vitest';
import { budgetParts } from '../../../../src/rulesets/steampunk/armies/budget.ts';
import { budgetText, costText } from '../../../../src/rulesets/steampunk/words/armies.ts';

const cost = (given: Partial<Cost>): Cost => ({ ...FREE, ...given });

test('every currency is a part', () => {
  expect(budgetParts(cost({ ip: 12, mp: 30 }), budgetOf('standard'))).toEqual([
    { of: 'ip', used: 12, most: 24 },
    { of: 'mp', used: 30, most: 24 },
    { of: 'cp', used: 0, most: 24 },
    { of: 'xp', used: 0, most: 24 },
  ]);
});

test('points that are split freely are one part', () => {
  expect(budgetParts(cost({ ip: 40, mp: 2, cp: 1, xp: 4 }), budgetOf('industry'))).toEqual([
    { of: 'ip', used: 40, most: 48 },
    { of: 'free', used: 7, most: 6 },
  ]);
});

test('costs and budgets are told in words', () => {
  expect(costText(cost({ ip: 2, xp: 4 }))).toBe('2 industry, 4 experience');
  expect(costText(FREE)).toBe('free');
  expect(budgetText(budgetOf('industry'))).toBe('48 industry, 6 free points');
});
