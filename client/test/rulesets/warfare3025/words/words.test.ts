import { describe, expect, test } from 'vitest';
import { WARFARE } from '../../../../src/rulesets/warfare3025/words/ui.ts';
import {
  capital,
  chance,
  count,
  directionWord,
  list,
  ticks,
  tierWord,
} from '../../../../src/rulesets/warfare3025/words/words.ts';
import { UI } from '../../../../src/text/ui.ts';

describe('numbers', () => {
  test.each([
    [count(1, 'hex'), '1 hex'],
    [count(3, 'hex'), '3 hexes'],
    [count(0, 'unit'), '0 units'],
    [count(2, 'piece of cover'), '2 pieces of cover'],
    [ticks(1), '1 tick'],
    [ticks(8), '8 ticks'],
    [chance(0.344), '34 %'],
    [chance(0), '0 %'],
    [chance(0.001), '< 1 %'],
    [chance(0.999), '> 99 %'],
    [chance(1), '100 %'],
    [list([]), ''],
    [list(['a']), 'a'],
    [list(['a', 'b', 'c']), 'a, b and c'],
    [list(['a', 'b'], 'or'), 'a or b'],
    [capital('armour'), 'Armour'],
  ])('%s', (made, expected) => {
    expect(made).toBe(expected);
  });
});

test('directions go clockwise from north (H-1.2)', () => {
  expect([0, 1, 2, 3, 4, 5].map(directionWord)).toEqual(['N', 'NE', 'SE', 'S', 'SW', 'NW']);
});

test('tiers and seats', () => {
  expect(([0, 1, 2, 3, 4] as const).map(tierWord)).toEqual(['none', 'poor', 'appropriate', 'good', 'excellent']);
  expect(capital('blue')).toBe('Blue');
});

test('no fixed string shouts or is empty', () => {
  const strings = (value: unknown): string[] => {
    if (typeof value === 'string') return [value];
    if (typeof value === 'function') return [value(2, 3, 4, 5)];
    return Object.values(value as object).flatMap(strings);
  };
  const all = strings({ UI, WARFARE });
  expect(all.length).toBeGreaterThan(150);
  expect(all.filter((text) => text.trim() === '' || /!|undefined|NaN|\[object/.test(text))).toEqual([]);
});
