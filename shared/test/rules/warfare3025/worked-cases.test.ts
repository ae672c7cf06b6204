import { describe, expect, test } from 'vitest';
import { attackOptions, sightBetween, TIER_NAMES, weaponOf } from '../../../src/rulesets/warfare3025/index.ts';
import { advantages } from '../../../src/rulesets/warfare3025/rules/attacks/advantages.ts';
import { roll } from '../../../src/rulesets/warfare3025/rules/roll.ts';
import { tierOf } from '../../../src/rulesets/warfare3025/rules/skill.ts';
import { groundOf } from './ground.ts';
import { begun, GRIFFIN, game, hex, LOCUST, only, scripted, shoot, type UnitWords, WOLVERINE } from './kit.ts';

const PLAIN = [2, 8, 15, 20] as const;
const plan = (damage: number, keep: 'only' | 'higher') =>
  ({
    purpose: 'piloting',
    unit: 'r1',
    on: 'piloting',
    skill: PLAIN,
    damage,
    keep,
    advantages: [],
    rule: 'W-1',
  }) as const;

test('WC-01: what each roll is worth', () => {
  const names = [1, 2, 7, 8, 14, 15, 19, 20].map((die) => TIER_NAMES[tierOf(PLAIN, die)]);
  expect(names).toEqual(['none', 'poor', 'poor', 'appropriate', 'appropriate', 'good', 'good', 'excellent']);
});

test('WC-02: six damage cap every die above fourteen, before the higher is kept', () => {
  const tier = (die: number) => TIER_NAMES[roll(scripted([die]), plan(6, 'only')).tier];
  expect([14, 15, 20].map(tier)).toEqual(['appropriate', 'none', 'none']);
  expect(roll(scripted([18, 9]), plan(6, 'higher'))).toMatchObject({ dice: [18, 9], result: 9, tier: 2 });
});

describe('WC-03: advantages of both sides are netted', () => {
  // The attacker stands still, the range is short for a medium weapon: one advantage each, and what `target` adds.
  test.each<[string, UnitWords, 'piloting' | undefined, number[], object, object]>([
    [
      '2 against 1',
      { token: 'stationary' },
      undefined,
      [4, 9, 20],
      { keep: 'higher', result: 9 },
      { keep: 'only', result: 20 },
    ],
    [
      '3 against 1',
      { token: 'stationary', facing: 3 },
      undefined,
      [9, 4, 20, 17],
      { keep: 'higher', result: 9 },
      { keep: 'lower', result: 17 },
    ],
    ['1 against 1', {}, undefined, [9, 20], { keep: 'only', result: 9 }, { keep: 'only', result: 20 }],
    [
      '1 against 3',
      { token: 'fast' },
      'piloting',
      [20, 9, 3, 19],
      { keep: 'lower', result: 9 },
      { keep: 'higher', result: 19 },
    ],
  ])('%s', (name, target, defence, dice, attacker, defender) => {
    const ground: Record<string, string> = defence ? { '0,2': 'light' } : {};
    const units = { r1: { card: WOLVERINE, at: '0,0' }, b1: { card: WOLVERINE, at: '0,5', ...target } };
    const shot = { weapon: 'autocannon-5', ...(defence ? { defence } : {}) };
    const { attack, defence: parried } = only(shoot(begun({ ground, units }), shot, dice), 'struck')[0]!;
    expect(`${attack.advantages.length} against ${parried!.advantages.length}`).toBe(name);
    expect([attack, parried]).toMatchObject([attacker, defender]);
  });
});

test('WC-04: a skim takes the ticks of the next unit from every unit and adds them to the clock', () => {
  const units = { r1: { at: '0,0', ticks: 3 }, b1: { at: '0,9', ticks: 5 }, r2: { at: '1,0', ticks: 8 } };
  const table = begun({ units });
  expect(['r1', 'b1', 'r2'].map((id) => table.unit(id).ticks)).toEqual([0, 2, 5]);
  expect(table.state.elapsed).toBe(3);
});

test('WC-05: who waits comes back with the ticks of its pilot’s poor threshold', () => {
  const units = { r1: { card: WOLVERINE, at: '0,0' }, b1: { at: '0,9', ticks: 2 }, r2: { at: '1,0', ticks: 5 } };
  const table = begun({ units });
  table.play('red', { kind: 'wait', unit: 'r1' });
  expect(['b1', 'r2', 'r1'].map((id) => table.unit(id).ticks)).toEqual([0, 3, 3]);
  expect(table.state.elapsed).toBe(2);
  expect(table.state.moment).toMatchObject({ kind: 'activate', seat: 'blue', units: ['b1'] });
});

test.each([
  ['appropriate against poor: the worse', [9, 8], 'b1'],
  ['both appropriate: the lower die', [9, 10], 'r1'],
  ['the same die: both roll again', [9, 9, 20, 3], 'b1'],
])('WC-06: a tie, %s goes first', (_, dice, first) => {
  const units = { r1: { at: '0,0', ticks: 0 }, b1: { card: WOLVERINE, at: '0,9', ticks: 0 } };
  expect(begun({ units }, dice).state.moment).toMatchObject({ kind: 'activate', units: [first] });
});

describe('WC-07: which distances a weapon allows, and its best band', () => {
  test.each([
    ['ppc', 2, 'refused'],
    ['ppc', 6, 'worse'],
    ['ppc', 7, 'best'],
    ['ppc', 15, 'worse'],
    ['ppc', 30, 'worse'],
    ['ppc', 31, 'refused'],
    ['dual-mg', 2, 'best'],
    ['dual-mg', 6, 'worse'],
    ['dual-mg', 7, 'refused'],
  ] as const)('%s at %i: %s', (weapon, distance, expected) => {
    const card = weapon === 'ppc' ? GRIFFIN : LOCUST;
    const table = begun({ units: { r1: { card, at: '0,0' }, b1: { at: `0,${distance}`, card: LOCUST } } });
    const attack = { weapon, target: 'b1' };
    const option = attackOptions(table.state, 'r1', { after: 0 }).find((other) => other.weapon === weapon)!;
    if (expected === 'refused') {
      expect(option).toMatchObject({ refusal: { rule: 'W-9.1' } });
      expect(table.refused('red', { kind: 'act', unit: 'r1', attack })).toMatchObject({ rule: 'W-9.1' });
      return;
    }
    const { defender } = advantages(option.situation!, weaponOf(table.state, 'r1', weapon)!, LOCUST, 'armour');
    const range = { rule: 'W-9.5', why: 'other-range' };
    expect(defender.filter(({ why }) => why.includes('range'))).toEqual(expected === 'worse' ? [range] : []);
  });
});

describe('WC-08: tiers compared', () => {
  // A Griffin's PPC (tier IV) stands still at medium range against a Rifleman's armour (IV): one advantage.
  test.each([
    ['good, good', [15, 1], [17], { result: 'armour', damage: 1 }],
    ['good, appropriate', [15, 1], [11], { result: 'structure', damage: 5 }],
    ['excellent, appropriate', [20, 1], [11], { result: 'component', damage: 5 }],
    ['good, none', [15, 1], [1], { result: 'component', damage: 5 }],
    ['poor, not rolled', [7, 1], [], { result: 'missed', damage: 0 }],
  ] as const)('%s', (_, attack, defence, expected) => {
    const target = { ...GRIFFIN, armour: { tier: 4, skill: [3, 11, 17, 20] as [number, number, number, number] } };
    const table = begun({ units: { r1: { at: '0,0' }, b1: { card: target, at: '0,10' } } });
    const resist = expected.result === 'structure' ? [20] : [];
    const events = shoot(table, { weapon: 'ppc' }, [...attack, ...defence, ...resist]);
    expect(only(events, 'struck')).toMatchObject([expected]);
    expect(only(events, 'resisted')).toHaveLength(resist.length);
    expect(table.unit('b1').damage.armour).toBe(expected.result === 'armour' ? 1 : 0);
    expect(table.state.moment.kind).toBe(expected.result === 'component' ? 'pick' : 'activate');
  });
});

test.each([
  [12, 3],
  [13, 8],
])('WC-09: structure with 3 damage resists 5 more with a roll of %i: %i afterwards', (resist, after) => {
  const target = { ...WOLVERINE, armour: { tier: 4, skill: WOLVERINE.armour.skill } };
  const table = begun({ units: { r1: { at: '0,0' }, b1: { card: target, at: '0,10', damage: { structure: 3 } } } });
  const events = shoot(table, { weapon: 'ppc' }, [15, 1, 8, resist]);
  expect(only(events, 'resisted')).toMatchObject([{ incoming: 5, roll: { damage: 8 }, success: after === 3 }]);
  expect(table.unit('b1').damage.structure).toBe(after);
});

const sight = (from: string, to: string, ground: Record<string, string>) =>
  sightBetween(groundOf(ground), hex(from), hex(to));

test.each<[Record<string, string>, boolean, number]>([
  [{ '0,2': 'light', '0,3': 'light', '0,5': 'light' }, true, 3],
  [{ '0,2': 'light', '0,3': 'light', '0,4': 'light', '0,5': 'light' }, false, 4],
  [{ '0,2': 'dense', '0,3': 'dense' }, false, 4],
  [{ '0,2': 'dense', '0,3': 'light' }, true, 3],
  [{ '0,0': 'light' }, true, 0],
])('WC-10: woods %o: seen %o, %i pieces', (ground, seen, pieces) => {
  expect(sight('0,0', '0,5', ground)).toMatchObject({ seen, pieces });
});

test('WC-11: of a border pair the half that gives more counts', () => {
  const { seen, cover } = sight('0,0', '2,-1', { '1,0': 'light', '1,-1': 'dense' });
  expect(seen).toBe(true);
  expect(cover).toEqual([{ hex: hex('1,-1'), pieces: 2, why: 'denseForest', rule: 'W-8.3' }]);
});

test.each<[Record<string, string>, boolean, number]>([
  [{ '0,2': 'level1' }, true, 0],
  [{ '0,3': 'level1' }, true, 1],
  [{ '0,2': 'level2' }, false, 0],
  [{ '0,0': 'level1', '0,3': 'level1' }, true, 0],
])('WC-12: rises %o: seen %o, %i pieces', (ground, seen, pieces) => {
  expect(sight('0,0', '0,4', ground)).toMatchObject({ seen, pieces });
});

test.each([
  ['0,3', true],
  ['1,1', false],
  ['1,2', true],
  ['2,0', false],
])('WC-13: an attack from %s on a unit at 0,0 that faces north is from behind: %o', (from, rear) => {
  const table = game({ units: { r1: { card: WOLVERINE, at: from }, b1: { at: '0,0', facing: 0 } } });
  const laser = attackOptions(table.state, 'r1', { after: 0 }).find(({ weapon }) => weapon === 'medium-laser');
  expect(laser).toMatchObject({ situation: { rear } });
});
