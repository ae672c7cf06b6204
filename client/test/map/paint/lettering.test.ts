import { describe, expect, test } from 'vitest';
import { fitted, widthOf } from '../../../src/map/paint/lettering.ts';
import '../layers/painted.ts';

const WEIGHT = 700;

describe('names that are too wide', () => {
  const names = [
    'W'.repeat(40),
    'i'.repeat(60),
    'Ｗ'.repeat(40),
    'Mechanical Assault Spider of the Third',
    'नि'.repeat(20),
    '👩🏽‍🚀'.repeat(12),
    'Z̷̧̗'.repeat(20),
  ];

  test.each(names)('end in an ellipsis within their bound: %s', (name) => {
    for (const most of [3, 8.5]) {
      const cut = fitted(name, most, WEIGHT);
      expect(widthOf(cut, WEIGHT)).toBeLessThanOrEqual(most);
      expect(cut).toMatch(/^.+…$/u);
      expect(name.startsWith(cut.slice(0, -1))).toBe(true);
    }
  });

  test('lose whole letters, also those of several characters', () => {
    for (const letter of ['👩🏽‍🚀', 'नि', 'Z̷̧̗']) {
      const cut = fitted(letter.repeat(20), 6, WEIGHT);
      expect(cut.slice(0, -1).replaceAll(letter, '')).toBe('');
    }
  });

  test('keep the number by which they differ from others', () => {
    expect(fitted(`${'W'.repeat(40)} 12`, 8, WEIGHT)).toMatch(/^W+… 12$/);
    expect(fitted('Mechanical Assault Spider 3', 9, WEIGHT)).toMatch(/^Mech\S*( \w*)?… 3$/);
  });

  test('from right to left keep their direction', () => {
    expect(fitted('שלום'.repeat(10), 5, WEIGHT)).toMatch(/^\u2068[א-ת]+…\u2069$/u);
  });

  test('are cut less the more room they have, and not at all with enough', () => {
    const name = 'Mechanical Assault Spider';
    const lengths = [2, 4, 6, 8, 10, 12, 30].map((most) => fitted(name, most, WEIGHT).length);
    expect(lengths).toEqual(lengths.toSorted((a, b) => a - b));
    expect(fitted(name, 30, WEIGHT)).toBe(name);
  });
});

test('a text is as wide as what it is painted with, not as it has letters', () => {
  expect(widthOf('W'.repeat(10), WEIGHT)).toBeGreaterThan(2 * widthOf('i'.repeat(10), WEIGHT));
  expect(widthOf('e\u0301\u0323\u0324', WEIGHT)).toBeCloseTo(widthOf('e', WEIGHT), 1);
  expect(widthOf('', WEIGHT)).toBe(0);
});
