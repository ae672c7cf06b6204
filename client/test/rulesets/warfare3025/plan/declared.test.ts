import { tableOf } from '@ironhex/shared/warfare3025';
import { expect, test } from 'vitest';
import { begun, GRIFFIN, LOCUST, RIFLEMAN, straight } from '../../../../../shared/test/rules/warfare3025/kit.ts';
import { declaredOdds } from '../../../../src/rulesets/warfare3025/plan/judge.ts';
import { WARFARE } from '../../../../src/rulesets/warfare3025/words/ui.ts';
import { planning } from '../kit.ts';

const table = () =>
  begun({
    units: {
      r1: { card: RIFLEMAN, at: '0,0' },
      b1: { card: GRIFFIN, at: '0,-10', facing: 3, ticks: 1 },
      b2: { card: LOCUST, at: '5,20', ticks: 30 },
    },
  });

test('who may interrupt an attack reads what it comes to if nobody does: what its player read before', () => {
  const game = table();
  const { planner } = planning(game.state, 'red');
  planner.choose('r1');
  planner.aim('b1', planner.options.value.find(({ target, situation }) => target === 'b1' && situation)!.weapon);
  const { intent, aimed } = planner.judged.value;
  game.play('red', intent!);
  expect(declaredOdds(tableOf(planning(game.state, 'blue').planner.asked.value!.view))).toEqual(aimed!.odds.whole);
});

test('a move alone comes to no damage', () => {
  const game = table();
  game.play('red', { kind: 'act', unit: 'r1', move: { path: straight('0,0', 0, 2), facing: 0 } });
  expect(declaredOdds(tableOf(planning(game.state, 'blue').planner.asked.value!.view))).toBeUndefined();
});

test('a part that can be hit says what it has then', () => {
  expect([7, 19, 20, 33].map(WARFARE.panels.becomes)).toEqual(['then 7', 'then 19', 'then gone', 'then gone']);
});
