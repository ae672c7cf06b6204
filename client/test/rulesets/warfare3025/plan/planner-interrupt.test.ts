import { unitOf } from '@ironhex/shared/warfare3025';
import { describe, expect, test } from 'vitest';
import { begun, GRIFFIN, hex, LOCUST, RIFLEMAN, straight } from '../../../../../shared/test/rules/warfare3025/kit.ts';
import { planning } from '../kit.ts';

/** A Rifleman walks six hexes north for 10 ticks, past a Locust and in sight of a Griffin; the two are blue's. */
const asked = (ground: Record<string, string> = {}) => {
  const game = begun({
    ground,
    units: {
      r1: { card: RIFLEMAN, at: '0,0' },
      b1: { card: LOCUST, at: '2,-7', facing: 4, ticks: 1 },
      b2: { card: GRIFFIN, at: '-6,-6', facing: 2, ticks: 4 },
      b3: { at: '5,40' },
    },
  });
  game.play('red', { kind: 'act', unit: 'r1', move: { path: straight('0,0', 0, 6), facing: 0 } });
  return { game, ...planning(game.state, 'blue') };
};
/** A ridge across the path: from north of it only what comes up to it is seen. */
const RIDGE = { '0,-2': 'level1', '0,-3': 'level2', '0,-4': 'level1' };

describe('planning an interrupt', () => {
  test('begins with the first unit that may, where the action would end', () => {
    const { planner } = asked();
    expect(planner.candidates.value).toEqual(['b1', 'b2']);
    expect(planner.draft.value).toMatchObject({ unit: 'b1', trigger: 6, path: [], attack: undefined });
    expect(planner.triggers.value).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(planner.undoable).toBe(false);
    planner.choose('b3');
    expect(planner.draft.value.unit, 'it has too many ticks').toBe('b1');
    planner.choose('b2');
    expect(planner.draft.value).toMatchObject({ unit: 'b2', trigger: 6 });
  });

  test('looks at the table with the actor at the trigger', () => {
    const { planner } = asked();
    const actor = () => unitOf(planner.table.value!, 'r1').at;
    const reachedBy = () =>
      planner.options.value.filter(({ weapon, situation }) => weapon === 'dual-mg' && situation).length;
    expect(actor()).toBe(hex('0,-6'));
    expect(reachedBy(), 'machine guns carry six hexes').toBe(1);
    planner.triggerAt(0);
    expect(actor()).toBe(hex('0,0'));
    expect(reachedBy()).toBe(0);
    expect(unitOf(planner.asked.value!.view, 'r1').at, 'what is shown stays').toBe(hex('0,0'));
  });

  test('moves the trigger along the path, hex by hex and no farther', () => {
    const { planner } = asked();
    planner.shiftTrigger(1);
    expect(planner.draft.value.trigger).toBe(6);
    planner.shiftTrigger(-1);
    planner.shiftTrigger(-1);
    expect(planner.draft.value.trigger).toBe(4);
    for (const nowhere of [7, -1, 4]) planner.triggerAt(nowhere);
    expect(planner.draft.value.trigger).toBe(4);
    planner.triggerAt(0);
    planner.shiftTrigger(-1);
    expect(planner.draft.value.trigger).toBe(0);
    planner.undo();
    expect(planner.draft.value.trigger).toBe(4);
  });

  test('offers only triggers that its unit sees', () => {
    const { planner } = asked(RIDGE);
    for (const unit of planner.candidates.value) {
      planner.choose(unit);
      const { triggers } = planner.eligible.value.find((eligible) => eligible.unit === unit)!;
      expect(planner.triggers.value).toEqual(triggers);
      expect(planner.draft.value.trigger).toBe(triggers.at(-1));
    }
    expect(planner.eligible.value.some(({ triggers }) => triggers.length < 7)).toBe(true);
  });

  test('keeps what is planned when the trigger is moved, and judges it anew', () => {
    const { planner } = asked();
    planner.aim('r1', 'medium-laser');
    expect(planner.judged.value.aimed?.situation.to).toBe(hex('0,-6'));
    planner.triggerAt(2);
    expect(planner.judged.value).toMatchObject({
      intent: { kind: 'interrupt', unit: 'b1', trigger: 2, attack: { weapon: 'medium-laser', target: 'r1' } },
      refusal: undefined,
      aimed: { situation: { to: hex('0,-2') } },
    });
  });

  test('tells which of the two comes first', () => {
    const { planner } = asked();
    planner.aim('r1', 'dual-mg');
    expect(planner.judged.value.timing).toEqual({ ends: 1 + 3, actorEnds: 10, timing: 'first' });
    planner.choose('b2');
    planner.aim('r1', 'ppc');
    expect(planner.judged.value.timing).toEqual({ ends: 4 + 8, actorEnds: 10, timing: 'simultaneous' });
  });

  test('is over with the window', () => {
    const { game, planner, look } = asked();
    planner.aim('r1', 'medium-laser');
    game.play('blue', { kind: 'pass' });
    look();
    expect(planner.eligible.value).toEqual([]);
    expect(planner.triggers.value).toEqual([]);
    expect(planner.draft.value.attack).toBeUndefined();
  });
});
