import { ASK_ALWAYS, type Policy, tableOf } from '@ironhex/shared/warfare3025';
import { expect, test } from 'vitest';
import { begun, LOCUST, RIFLEMAN, straight } from '../../../../../shared/test/rules/warfare3025/kit.ts';
import { answered, warfareStanding } from '../../../../src/rulesets/warfare3025/turn/standing.ts';
import { viewOf } from '../kit.ts';

test.each<readonly [string, Policy, number]>([
  ['everything is asked', ASK_ALWAYS, 0],
  ['everything is passed', { match: { answer: 'pass' } }, 1],
  ['only what costs much is asked', { match: { answer: 'ask', fromCost: 6 } }, 1],
  [
    'some are passed, and one is asked all the same',
    {
      match: { answer: 'ifAttacked' },
      kinds: { defend: { answer: 'pass' } },
      units: { b1: { answer: 'ask' }, b2: { answer: 'pass' } },
    },
    3,
  ],
])('standing orders are counted: %s', (_what, policy, count) => {
  expect(warfareStanding.count(policy)).toBe(count);
});

test('what one has answered is told for the units that it answered for', () => {
  const game = begun({
    units: { r1: { card: RIFLEMAN, at: '0,0' }, b1: { card: LOCUST, at: '3,-6', facing: 4, ticks: 1, token: 'fast' } },
  });
  const attack = { weapon: 'dual-ac-5', target: 'b1', after: 4 };
  game.play('red', { kind: 'act', unit: 'r1', move: { path: straight('0,0', 0, 4), facing: 0 }, attack });
  const asked = tableOf(viewOf(game.state, 'blue'));
  expect(answered(asked, { kind: 'pass' }, 'blue')).toBe('Your standing order passed for Locust.');
  game.play('blue', { kind: 'pass' });
  const fired = tableOf(viewOf(game.state, 'blue'));
  expect(answered(fired, { kind: 'defend', roll: 'armour' }, 'blue')).toBe(
    'Your standing order rolled armour for Locust.',
  );
});
