import { entryHexes, tableOf } from '@ironhex/shared/warfare3025';
import { expect, test } from 'vitest';
import { begun, GRIFFIN, hex, LOCUST, RIFLEMAN, straight } from '../../../../../shared/test/rules/warfare3025/kit.ts';
import { focusOf } from '../../../../src/rulesets/warfare3025/plan/focus.ts';
import { planning } from '../kit.ts';

/** What a seat is asked about in a game, and its planner. */
const asking = (game: ReturnType<typeof begun>, seat: string) => {
  const { planner } = planning(game.state, seat);
  const focus = () => focusOf(tableOf(planner.asked.value!.view), planner.candidates.value, planner.draft.value);
  return { planner, focus };
};

test('an action is about the unit, its way and its target', () => {
  const game = begun({ units: { r1: { card: RIFLEMAN, at: '0,0' }, b1: { card: LOCUST, at: '0,-6', ticks: 5 } } });
  const { planner, focus } = asking(game, 'red');
  expect(focus()).toEqual([hex('0,0')]);
  planner.goTo(hex('0,-2'));
  planner.aim('b1');
  expect(focus()).toEqual([hex('0,0'), hex('0,-1'), hex('0,-2'), hex('0,-6')]);
});

test('a unit that is to enter is about its ways in, until one is planned', () => {
  const game = begun({
    units: { r1: { card: RIFLEMAN }, b1: { card: LOCUST, at: '0,-6', ticks: 5 } },
  });
  const { planner, focus } = asking(game, 'red');
  const entries = entryHexes(tableOf(planner.asked.value!.view), 'r1');
  expect(focus()).toEqual(entries);
  planner.goTo(entries[3]!);
  expect(focus()).toEqual([entries[3]]);
});

test('an interrupt is about the trigger first, then the actor, who interrupts, and the way', () => {
  const game = begun({
    units: {
      r1: { card: RIFLEMAN, at: '0,0' },
      b1: { card: GRIFFIN, at: '2,-7', facing: 4, ticks: 1 },
    },
  });
  const path = straight('0,0', 0, 6);
  game.play('red', { kind: 'act', unit: 'r1', move: { path, facing: 0 } });
  const { planner, focus } = asking(game, 'blue');
  planner.triggerAt(2);
  expect(focus().slice(0, 3)).toEqual([path[1], hex('0,0'), hex('2,-7')]);
  expect(new Set(focus())).toEqual(new Set([...path, hex('0,0'), hex('2,-7')]));
});
