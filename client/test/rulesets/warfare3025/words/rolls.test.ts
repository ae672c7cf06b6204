import type { Roll } from '@ironhex/shared/warfare3025';
import { describe, expect, test } from 'vitest';
import { type RollSetting, rollText, skillText } from '../../../../src/rulesets/warfare3025/words/rolls.ts';

const attack: Roll = {
  purpose: 'attack',
  unit: 'b1',
  on: 'piloting',
  skill: [2, 8, 15, 20],
  damage: 0,
  dice: [11],
  keep: 'only',
  result: 11,
  tier: 2,
  advantages: [],
  rule: 'W-9.2',
};
const behind = { rule: 'W-9.4', why: 'behind' } as const;
const still = { rule: 'W-9.4', why: 'target-stationary' } as const;
const cover = { rule: 'W-9.5', why: 'cover' } as const;

/** The rows of a roll as lines, without those that every roll has. */
const rowsOf = (roll: Partial<Roll>, setting: Partial<RollSetting> = {}): string[] =>
  rollText({ ...attack, ...roll }, { name: 'Griffin', ...setting })
    .rows.slice(2)
    .map(({ label, value, rule }) => `${label}: ${value} (${rule})`);

test('thresholds', () => {
  expect(skillText([2, 8, 15, 20])).toBe('2+ poor, 8+ appropriate, 15+ good, 20+ excellent');
});

test('a plain roll is opened whole', () => {
  expect(rollText(attack, { name: 'Griffin', weapon: 'PPC' })).toEqual({
    title: 'Attack roll: Griffin',
    rows: [
      { label: 'Asked for', value: 'attack roll', rule: 'W-9.2' },
      { label: 'Piloting', value: '2+ poor, 8+ appropriate, 15+ good, 20+ excellent', rule: 'W-1.1' },
      { label: 'Die', value: '11', rule: 'W-1.1' },
      { label: 'Result', value: '11: appropriate', rule: 'W-1.1' },
      { label: 'Needed', value: 'appropriate: reached', rule: 'W-9.2' },
    ],
    dice: [{ face: 11, value: 11, counts: true }],
    came: 'appropriate',
    enough: true,
    summary: 'Attack roll: 11, appropriate',
  });
});

describe('the dice as they lie', () => {
  const diceOf = (roll: Partial<Roll>) =>
    rollText({ ...attack, ...roll }, { name: 'Griffin' }).dice.map(({ face, value, counts }) => [face, value, counts]);

  test.each<[string, Partial<Roll>, unknown]>([
    ['one', {}, [[11, 11, true]]],
    [
      'the higher counts',
      { dice: [4, 17], keep: 'higher', result: 17 },
      [
        [4, 4, false],
        [17, 17, true],
      ],
    ],
    [
      'the lower counts',
      { dice: [4, 17], keep: 'lower', result: 4 },
      [
        [4, 4, true],
        [17, 17, false],
      ],
    ],
    [
      'one of two alike',
      { dice: [9, 9], keep: 'lower', result: 9 },
      [
        [9, 9, true],
        [9, 9, false],
      ],
    ],
    [
      'one that damage has capped',
      { damage: 5, dice: [19, 3], keep: 'higher', result: 3 },
      [
        [19, 1, false],
        [3, 3, true],
      ],
    ],
  ])('%s', (_, roll, dice) => {
    expect(diceOf(roll)).toEqual(dice);
  });

  test('a defence needs nothing of its own', () => {
    expect(rollText({ ...attack, purpose: 'defence' }, { name: 'Griffin' }).enough).toBeUndefined();
  });
});

describe('what is behind a roll', () => {
  test('advantages of both sides and their net', () => {
    const rows = rowsOf(
      { dice: [17, 4], keep: 'higher', result: 17, tier: 3, advantages: [behind, still] },
      { against: [cover] },
    );
    expect(rows).toEqual([
      'Advantage: from behind (W-9.4)',
      'Advantage: target stationary (W-9.4)',
      'Other side: in cover (W-9.5)',
      'Net: 2 - 1 = 1: two dice, the higher counts (W-1.4)',
      'Dice: 17 and 4: the higher counts (W-1.3)',
      'Result: 17: good (W-1.1)',
      'Needed: appropriate: reached (W-9.2)',
    ]);
  });

  test('damage on the weapon caps each die', () => {
    const rows = rowsOf({ damage: 5, dice: [19], result: 1, tier: 0 }, { weapon: 'PPC' });
    expect(rows).toEqual([
      'Damage: 5 on PPC: faces above 15 count as 1 (W-1.2)',
      'Die: 19 (counts as 1) (W-1.1)',
      'Result: 1: none (W-1.1)',
      'Needed: appropriate: not reached (W-9.2)',
    ]);
  });

  test('two requirements of one moment are a disadvantage', () => {
    const rows = rowsOf(
      { purpose: 'piloting', keep: 'lower', dice: [9, 12], result: 9, rule: 'W-6.2' },
      { needs: ['W-6.3', 'W-5.2'] },
    );
    expect(rows).toEqual([
      'Asked for by: difficult terrain (W-6.3)',
      'Asked for by: an about-face (W-5.2)',
      'Disadvantage: 2 requirements at once: two dice, the lower counts (W-6.2)',
      'Dice: 9 and 12: the lower counts (W-1.3)',
      'Result: 9: appropriate (W-1.1)',
      'Needed: appropriate: reached (W-6.1)',
    ]);
  });

  test('ground by mode says what it demands, and what being unstable adds', () => {
    const rows = rowsOf(
      { purpose: 'piloting', dice: [14], damage: 7, temporary: 5, needed: 3, result: 1, tier: 0, rule: 'W-13c.3' },
      { needs: ['W-13c.3'], demand: { ground: 'woods', tier: 3, threat: 'minor' } },
    );
    expect(rows).toEqual([
      'Damage: 7 on movement: faces above 13 count as 1 (W-1.2)',
      'Unstable: 5 of it, for this roll only (W-13c.7)',
      'Asked for by: woods (good) (W-13c.3)',
      'Die: 14 (counts as 1) (W-1.1)',
      'Result: 1: none (W-1.1)',
      'Needed: good: not reached (W-13c.1)',
    ]);
  });

  test('resisting counts the incoming damage', () => {
    expect(rowsOf({ purpose: 'resist', on: 'structure', damage: 20 })[0]).toBe(
      'Damage: 20 on structure, the incoming included: every face counts as 1 (W-1.2)',
    );
  });

  test('a defence and a tie need no tier of their own', () => {
    for (const purpose of ['defence', 'tie'] as const)
      expect(rowsOf({ purpose }).some((row) => row.startsWith('Needed'))).toBe(false);
  });
});

test.each([
  [{}, 'Attack roll: 11, appropriate'],
  [{ dice: [17, 4], keep: 'higher', result: 17, tier: 3 }, 'Attack roll: 17 of 17 and 4, good'],
  [{ purpose: 'tie', dice: [3], result: 3, tier: 1 }, 'Tie roll: 3, poor'],
] as const)('summary %#', (roll, summary) => {
  expect(rollText({ ...attack, ...roll }, { name: 'Griffin' }).summary).toBe(summary);
});
