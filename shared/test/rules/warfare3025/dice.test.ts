import { describe, expect, test } from 'vitest';
import { tierChances } from '../../../src/rulesets/warfare3025/index.ts';
import { net } from '../../../src/rulesets/warfare3025/rules/attacks/advantages.ts';
import { roll } from '../../../src/rulesets/warfare3025/rules/roll.ts';
import { type Skill, SkillSchema, tierOf } from '../../../src/rulesets/warfare3025/rules/skill.ts';
import { scripted } from './kit.ts';

const LOCUST_PILOT = [2, 7, 14, 18] as const;

const thrown = (dice: readonly number[], damage: number, keep: 'only' | 'higher' | 'lower') =>
  roll(scripted(dice), {
    purpose: 'attack',
    unit: 'r1',
    on: 'piloting',
    skill: LOCUST_PILOT,
    damage,
    keep,
    advantages: [],
    rule: 'W-9.2',
  });

describe('W-1.1: a roll reaches the highest tier whose threshold it meets', () => {
  test.each<[Skill, string]>([
    [[2, 7, 14, 18], '01111122222223333444'.slice(0, 20)],
    [[3, 9, 16, 19], '00111111222222233344'],
    [[2, 3, 4, 5], '01234444444444444444'],
    [[17, 18, 19, 20], '00000000000000001234'],
  ])('skill %o from die 1 to 20', (skill, tiers) => {
    const found = Array.from({ length: 20 }, (_, i) => tierOf(skill, i + 1)).join('');
    expect(found).toBe(tiers);
  });
});

describe('W-1.1: thresholds rise from at least 2 to at most 20', () => {
  test.each([[[2, 8, 15, 20]], [[2, 3, 4, 5]], [[17, 18, 19, 20]]])('%o is a skill', (skill) => {
    expect(SkillSchema.safeParse(skill).success).toBe(true);
  });
  test.each([[[1, 8, 15, 20]], [[2, 8, 15, 21]], [[2, 2, 15, 20]], [[2, 8, 8, 20]], [[2, 8, 15, 15]], [[2, 8, 15]]])(
    '%o is none',
    (skill) => {
      expect(SkillSchema.safeParse(skill).success).toBe(false);
    },
  );
});

describe('W-1.2: each die above 20 - D counts as a 1', () => {
  test.each([
    [0, 20, 20],
    [1, 20, 1],
    [1, 19, 19],
    [10, 10, 10],
    [10, 11, 1],
    [19, 1, 1],
    [19, 2, 1],
    [20, 20, 1],
  ])('with %i damage a %i counts as %i', (damage, die, counted) => {
    expect(thrown([die], damage, 'only').result).toBe(counted);
  });

  test('with twenty damage every roll is none', () => {
    expect(tierChances(LOCUST_PILOT, 20, 'higher')).toEqual([expect.closeTo(1), 0, 0, 0, 0]);
  });
});

describe('W-1.3: of two capped dice the higher or the lower counts', () => {
  test.each([
    ['higher', 0, [4, 15], 15],
    ['higher', 0, [15, 4], 15],
    ['lower', 0, [4, 15], 4],
    ['lower', 0, [15, 4], 4],
    ['higher', 6, [18, 9], 9],
    ['lower', 6, [18, 9], 1],
    ['higher', 6, [18, 19], 1],
  ] as const)('%s with %i damage of %o: %i', (keep, damage, dice, result) => {
    expect(thrown(dice, damage, keep)).toMatchObject({ dice, result, tier: tierOf(LOCUST_PILOT, result) });
  });

  test('one die is rolled when neither counts', () => {
    expect(thrown([11], 0, 'only')).toMatchObject({ dice: [11], result: 11 });
  });
});

describe('W-1.4: the smaller sum of advantages is deducted from both', () => {
  const some = (count: number) => Array.from({ length: count }, () => ({ rule: 'W-9.4', why: 'fast' as const }));
  test.each([
    [0, 0, 'only', 'only'],
    [1, 0, 'higher', 'only'],
    [2, 0, 'higher', 'lower'],
    [5, 0, 'higher', 'lower'],
    [0, 1, 'only', 'higher'],
    [0, 2, 'lower', 'higher'],
    [0, 4, 'lower', 'higher'],
    [3, 3, 'only', 'only'],
    [3, 2, 'higher', 'only'],
    [4, 2, 'higher', 'lower'],
    [2, 3, 'only', 'higher'],
    [1, 3, 'lower', 'higher'],
  ])('%i against %i: attacker %s, defender %s', (attacker, defender, attacking, defending) => {
    expect(net(some(attacker), some(defender))).toEqual({ attacker: attacking, defender: defending });
  });
});
