import { reactionAnswers, tableOf } from '@ironhex/shared/warfare3025';
import { expect, test } from 'vitest';
import {
  begun,
  type Game,
  GRIFFIN,
  LOCUST,
  straight,
  type UnitWords,
} from '../../../../../shared/test/rules/warfare3025/kit.ts';
import { aimText } from '../../../../src/rulesets/warfare3025/words/aim.ts';
import { planText } from '../../../../src/rulesets/warfare3025/words/plan.ts';
import { askWords } from '../../../../src/rulesets/warfare3025/words/prompts.ts';
import { planning, viewOf } from '../kit.ts';

const table = (target: UnitWords = {}, combat: 'aimed' | 'opposed' = 'aimed'): Game =>
  begun({
    options: { closeQuarters: 'on', ...(combat === 'aimed' ? { combat } : {}) },
    units: {
      r1: { card: GRIFFIN, at: '0,0' },
      b1: { card: LOCUST, at: '0,-6', facing: 3, token: 'fast', ...target },
      b9: { card: GRIFFIN, at: '9,20' },
    },
  });

test('a plan that comes into close quarters loses its aim, costs the weapon’s ticks, and says so', () => {
  const { planner } = planning(table().state, 'red');
  planner.aim('b1', 'ppc');
  planner.aimFor(4);
  expect(planner.judged.value).toMatchObject({ intent: { attack: { aim: 4 } }, cost: 4, refusal: undefined });
  planner.steps.add({ ...planner.draft.value, path: straight('0,0', 0, 1) });
  const { aimed, intent, cost, refusal } = planner.judged.value;
  expect(refusal).toBeUndefined();
  expect(cost).toBe(8);
  expect(intent).not.toHaveProperty('attack.aim');
  expect(aimText(aimed!.situation)).toBe('Close quarters (W-13b): rolls piloting with 5 more damage, and needs good.');
});

/** The Locust is asked how it reacts. */
const asked = (): Game => {
  const game = table({ at: '0,-4', ticks: 3 }, 'opposed');
  game.play('red', { kind: 'act', unit: 'r1', attack: { weapon: 'ppc', target: 'b1' } });
  game.play('blue', { kind: 'pass' });
  return game;
};

test('the target is offered a dodge, a counter with each weapon, or neither, in the order of the keys', () => {
  const { state } = asked();
  const answers = reactionAnswers(state);
  const words = answers.map((answer) => planText(tableOf(viewOf(state, 'blue')), answer));
  expect(words).toEqual([
    'Dodge',
    'Counter with the Dual MG',
    'Counter with the Medium Laser',
    'Neither dodge nor counter',
  ]);
  const { title, timeout } = askWords(viewOf(state, 'blue'), { seat: 'blue' });
  expect(title).toBe('Locust: dodge or counter?');
  expect(timeout).toBe('When your time is up, you neither dodge nor counter (W-16).');
});

test('after a dodge only a move can be planned, at its price, and nothing is aimed at', () => {
  const game = asked();
  game.play('blue', { kind: 'react', how: 'dodge' }, [15, 3, 14]);
  const { planner } = planning(game.state, 'blue');
  expect(planner.candidates.value).toEqual(['b1']);
  planner.aim('r1');
  expect(planner.draft.value.attack).toBeUndefined();
  expect(planner.reached.value.length).toBeGreaterThan(10);
  planner.steps.add({ ...planner.draft.value, path: straight('0,-4', 0, 3) });
  const { intent, cost, refusal } = planner.judged.value;
  expect({ cost, refusal }).toEqual({ cost: 6, refusal: undefined });
  expect(intent).toMatchObject({ kind: 'evade', move: { path: straight('0,-4', 0, 3) } });
  expect(planText(planner.table.value!, intent!)).toBe('Locust moves 3 hexes · 6 ticks');
});
