import type { Situation } from '@ironhex/shared/warfare3025';
import { expect, test } from 'vitest';
import { begun, GRIFFIN, LOCUST, straight, WOLVERINE } from '../../../../../shared/test/rules/warfare3025/kit.ts';
import { declaredOdds } from '../../../../src/rulesets/warfare3025/plan/judge.ts';
import { aimedSizeText, aimText } from '../../../../src/rulesets/warfare3025/words/aim.ts';
import { planText } from '../../../../src/rulesets/warfare3025/words/plan.ts';
import { planning } from '../kit.ts';

const table = (combat: 'aimed' | 'opposed' = 'aimed') =>
  begun({
    options: combat === 'aimed' ? { combat } : {},
    units: {
      r1: { card: GRIFFIN, at: '0,0' },
      b1: { card: WOLVERINE, at: '0,-12', facing: 3, ticks: 1 },
      b2: { card: LOCUST, at: '0,-29', facing: 3 },
    },
  });
const plan = (combat?: 'aimed' | 'opposed') => planning(table(combat).state, 'red').planner;

test('aiming begins with the fewest ticks that make the shot as easy as it gets', () => {
  const planner = plan();
  planner.aim('b1', 'ppc');
  // Distance needs good, which 4 ticks reach already; 5 make it no easier.
  expect(planner.aims.value!.map(({ aimed }) => aimed!.needed)).toEqual([4, 4, 4, 4, 3, 3]);
  expect(planner.judged.value).toMatchObject({ intent: { attack: { weapon: 'ppc', aim: 4 } }, cost: 4 });
});

test('each number of ticks has its cost and odds, and none can be chosen that the weapon does not allow', () => {
  const planner = plan();
  planner.aim('b1', 'ppc');
  const odds = new Map<number, number>();
  for (const ticks of [0, 3, 5]) {
    planner.aimFor(ticks);
    expect(planner.judged.value).toMatchObject({ cost: Math.max(1, ticks), refusal: undefined });
    odds.set(ticks, planner.judged.value.aimed!.odds.whole.nothing);
  }
  expect(odds.get(5)!).toBeLessThan(odds.get(3)!);
  planner.aimLonger();
  expect(planner.judged.value.intent, 'after the most comes none').not.toHaveProperty('attack.aim');
  planner.aimLonger();
  expect(planner.judged.value.intent).toMatchObject({ attack: { aim: 1 } });
});

test('a unit that moves aims no longer than its stabilisation, and as before when it stays', () => {
  const planner = plan();
  planner.aim('b1', 'ppc');
  planner.steps.add({ ...planner.draft.value, path: straight('0,0', 0, 2) });
  expect(planner.judged.value).toMatchObject({ intent: { attack: { aim: 3 } }, cost: 8, refusal: undefined });
  expect(planner.aims.value).toHaveLength(4);
  planner.stay();
  expect(planner.judged.value).toMatchObject({ intent: { attack: { aim: 4 } }, cost: 4 });
});

test('an impossible shot says why, and is refused', () => {
  const planner = plan();
  planner.aim('b2', 'ppc');
  expect(planner.judged.value.refusal).toMatchObject({ code: 'impossible', rule: 'W-13a.3' });
  expect(planner.aims.value).toBeUndefined();
});

test('without the option there is nothing of it, W-13.2', () => {
  const planner = plan('opposed');
  planner.aim('b1', 'ppc');
  planner.aimLonger();
  expect(planner.aims.value).toBeUndefined();
  expect(planner.judged.value.intent).not.toHaveProperty('attack.aim');
});

test('the odds of a declared attack are those of its aim', () => {
  const game = table();
  game.play('red', { kind: 'act', unit: 'r1', attack: { weapon: 'ppc', target: 'b1', aim: 5 } });
  expect(game.state.moment.kind).toBe('interrupt');
  const planner = plan();
  planner.aim('b1', 'ppc');
  planner.aimFor(5);
  expect(declaredOdds(game.state)).toEqual(planner.judged.value.aimed!.odds.whole);
});

test('in words', () => {
  const planner = plan();
  planner.aim('b1', 'ppc');
  const { intent, aimed } = planner.judged.value;
  const { state } = table();
  const wordsOf = (more: Partial<Situation>) => aimText({ ...aimed!.situation, ...more });
  const sizeOf = (more: Partial<Situation>) => aimedSizeText(state, { ...aimed!.situation, ...more });
  const needs = 'Needs good (W-13a.4): distance good: 12 hexes at size 7, aim good: 4 ticks, speed appropriate.';
  expect(wordsOf({})).toBe(needs);
  const cover: Situation['cover'] = [
    { hex: '1010', pieces: 1, why: 'lightWoods', rule: 'W-8.3' },
    { hex: '1009', pieces: 1, why: 'rise', rule: 'W-8.4' },
    { hex: '1008', pieces: 1, why: 'water', rule: 'W-8.5' },
  ];
  expect(sizeOf({})).toBe('');
  expect(sizeOf({ cover, targetFast: true }), 'the rise and the water count once').toBe(
    'Size 7 (W-13d.2): base 7, fast +1, light woods −1, a rise −1.',
  );
  const { aimed: _, ...opposed } = aimed!.situation;
  expect(aimText(opposed)).toBe('');
  expect(planText(planner.table.value!, intent!)).toBe('Griffin fires PPC at Wolverine, aimed for 4 ticks · 4 ticks');
});
