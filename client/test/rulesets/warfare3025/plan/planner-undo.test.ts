import { expect, test } from 'vitest';
import { begun, hex, LOCUST, path, RIFLEMAN, WOLVERINE } from '../../../../../shared/test/rules/warfare3025/kit.ts';
import { emptyDraft } from '../../../../src/rulesets/warfare3025/plan/draft.ts';
import { planning } from '../kit.ts';

/** A Wolverine with a Rifleman ten hexes ahead and a Locust close by. */
const table = () =>
  begun({
    units: {
      r1: { card: WOLVERINE, at: '0,0' },
      b1: { card: RIFLEMAN, at: '0,-10', facing: 3, ticks: 5 },
      b2: { card: LOCUST, at: '2,-3', facing: 3 },
    },
  });

test('every step goes back exactly, one by one', () => {
  const { planner } = planning(table().state, 'red');
  const steps = [
    () => planner.goTo(hex('0,-2')),
    () => planner.aim('b1'),
    () => planner.useWeapon('medium-laser'),
    () => planner.turn(1),
    () => planner.toggleJump(),
    () => planner.goTo(hex('0,-4')),
    () => planner.fireAfter(0),
    () => planner.onPoor('press'),
    () => planner.aim('b2'),
    () => planner.holdFire(),
    () => planner.goTo(hex('-1,-1')),
  ];
  const before = steps.map((step) => {
    const draft = planner.draft.value;
    step();
    expect(planner.draft.value).not.toEqual(draft);
    return draft;
  });
  for (const draft of before.toReversed()) {
    expect(planner.undo()).toBe(true);
    expect(planner.draft.value).toEqual(draft);
  }
  expect(planner.undo()).toBe(false);
  expect(planner.draft.value).toEqual(emptyDraft('r1'));
});

test('a plan belongs to its decision: it stays while that is asked, and is gone at the next', () => {
  const game = table();
  const { planner, look } = planning(game.state, 'red');
  planner.goTo(hex('0,-2'));
  look();
  expect(planner.draft.value.path).toEqual(path('0,-1 0,-2'));
  game.play('red', { kind: 'wait', unit: 'r1' });
  look();
  expect(planner.draft.value).toEqual(emptyDraft(null));
  game.play('blue', { kind: 'wait', unit: 'b1' });
  look();
  expect(planner.candidates.value).toEqual(['r1']);
  expect(planner.draft.value).toEqual(emptyDraft('r1'));
  expect(planner.undo()).toBe(false);
});
