import { attackOdds, tableOf } from '@ironhex/shared/warfare3025';
import { describe, expect, test } from 'vitest';
import {
  begun,
  GRIFFIN,
  hex,
  LOCUST,
  RIFLEMAN,
  straight,
  WOLVERINE,
} from '../../../../../shared/test/rules/warfare3025/kit.ts';
import { emptyDraft } from '../../../../src/rulesets/warfare3025/plan/draft.ts';
import { planning } from '../kit.ts';

/** A Wolverine that faces north, with a Rifleman ten hexes ahead and a Locust close by. */
const table = (words: object = {}) =>
  begun({
    units: {
      r1: { card: WOLVERINE, at: '0,0' },
      b1: { card: RIFLEMAN, at: '0,-10', facing: 3 },
      b2: { card: LOCUST, at: '2,-3', facing: 3 },
      ...words,
    },
  });
const plan = (words: object = {}) => planning(table(words).state, 'red').planner;

describe('whom a plan is for', () => {
  test('the only unit that may act needs no choosing', () => {
    const planner = plan();
    expect(planner.candidates.value).toEqual(['r1']);
    expect(planner.draft.value).toEqual(emptyDraft('r1'));
    expect(planner.undoable).toBe(false);
  });

  test('of several the first is chosen, and another one of these can be', () => {
    const planner = plan({ r2: { card: GRIFFIN, at: '-3,0', ticks: 0 }, r3: { at: '-6,0' } });
    expect(planner.draft.value).toEqual(emptyDraft('r1'));
    for (const other of ['r3', 'b1', 'nobody']) planner.choose(other);
    expect(planner.draft.value.unit).toBe('r1');
    planner.choose('r2');
    planner.choose('r2');
    expect(planner.draft.value).toEqual(emptyDraft('r2'));
    expect(planner.undo()).toBe(true);
    expect(planner.undoable, 'choosing the chosen one again was no step').toBe(false);
  });

  test('another unit begins with nothing planned', () => {
    const planner = plan({ r2: { card: GRIFFIN, at: '-3,0', ticks: 0 } });
    planner.choose('r1');
    planner.goTo(hex('0,-2'));
    planner.choose('r2');
    expect(planner.draft.value).toEqual(emptyDraft('r2'));
  });

  test('who is not asked plans nothing', () => {
    const { planner } = planning(table().state, 'blue');
    for (const step of [() => planner.choose('b1'), () => planner.aim('r1'), () => planner.toggleJump()]) step();
    expect(planner.goTo(hex('0,-9'))).toBe(false);
    expect([planner.planning.value, planner.undo(), planner.stand()]).toEqual([false, false, undefined]);
    expect(planner.judged.value.intent).toBeUndefined();
  });
});

describe('where it goes', () => {
  test('to a hex that is reached, facing the way it came', () => {
    const planner = plan();
    expect(planner.goTo(hex('1,-3'))).toBe(true);
    expect(planner.stand()).toMatchObject({ at: hex('1,-3') });
    expect(planner.judged.value.intent).toMatchObject({ kind: 'act', unit: 'r1', move: { path: { length: 3 } } });
  });

  test('not farther than it can, nor into an enemy', () => {
    const planner = plan();
    for (const at of ['0,-9', '2,-3']) expect(planner.goTo(hex(at))).toBe(false);
    expect(planner.undoable).toBe(false);
  });

  test('another hex is another way, with the ordered facing forgotten', () => {
    const planner = plan();
    planner.goTo(hex('0,-2'));
    planner.turn(2);
    expect(planner.draft.value.facing).toBe(2);
    planner.goTo(hex('0,-3'));
    expect(planner.draft.value).toMatchObject({ path: straight('0,0', 0, 3), facing: undefined });
    expect(planner.stand()).toEqual({ at: hex('0,-3'), facing: 0 });
  });

  test('a jump starts where the walk ends, and the next one from there again', () => {
    const planner = plan();
    planner.goTo(hex('0,-1'));
    planner.toggleJump();
    expect(planner.reached.value.every(({ jump }) => jump?.after === 1)).toBe(true);
    expect(planner.goTo(hex('0,-4'))).toBe(true);
    expect(planner.draft.value).toMatchObject({ jumping: false, jump: { after: 1, hexes: 3 } });
    planner.toggleJump();
    expect(planner.goTo(hex('0,-3'))).toBe(true);
    expect(planner.draft.value).toMatchObject({ path: straight('0,0', 0, 3), jump: { after: 1, hexes: 2 } });
    planner.goTo(hex('0,-3'));
    expect(planner.draft.value.jump).toBeUndefined();
  });

  test('a jump can be put off', () => {
    const planner = plan();
    const walked = planner.reached.value;
    planner.toggleJump();
    expect(planner.reached.value).not.toEqual(walked);
    planner.toggleJump();
    expect(planner.reached.value).toEqual(walked);
  });

  test('turning on the spot is a move; back to where it faces is none', () => {
    const planner = plan();
    planner.turn(-1);
    expect(planner.judged.value.intent).toMatchObject({ move: { path: [], facing: 5 } });
    planner.turn(1);
    expect(planner.stand()?.facing).toBe(0);
    expect(planner.judged.value.intent).toBeUndefined();
    planner.face(0);
    expect([planner.undo(), planner.undo(), planner.undo()]).toEqual([true, true, false]);
  });

  test('pressing on or stopping on a poor roll', () => {
    const planner = plan();
    planner.goTo(hex('0,-2'));
    planner.onPoor('press');
    expect(planner.judged.value.intent).toMatchObject({ move: { onPoor: 'press' } });
    planner.onPoor('press');
    planner.undo();
    expect(planner.draft.value.onPoor).toBe('stop');
  });
});

describe('by movement mode, W-13c', () => {
  const byMode = (unit: object = {}) =>
    planning(
      begun({
        ground: { '0,-1': 'swamp', '0,-2': 'light' },
        options: { terrain: 'byMode' },
        units: { r1: { card: WOLVERINE, at: '0,0', ...unit }, b1: { card: RIFLEMAN, at: '0,-10', facing: 3 } },
      }).state,
      'red',
    ).planner;
  const path = straight('0,0', 0, 2);

  test('each hex that is rolled for can be entered carefully, which costs ticks; another way forgets it', () => {
    const planner = byMode();
    planner.steps.add({ ...planner.draft.value, path });
    expect(planner.demanding.value).toEqual([1, 2]);
    planner.toggleCare(2);
    expect(planner.judged.value).toMatchObject({ intent: { move: { careful: [2] } }, cost: 11, refusal: undefined });
    planner.toggleAllCare();
    expect(planner.judged.value).toMatchObject({ intent: { move: { careful: [1, 2] } }, cost: 13 });
    planner.toggleCare(1);
    planner.toggleCare(2);
    expect(planner.judged.value.intent).not.toHaveProperty('move.careful');
    planner.toggleCare(1);
    planner.goTo(hex('1,-1'));
    expect(planner.draft.value.careful).toEqual([]);
  });

  test('an unstable unit can stabilise instead, and nobody else', () => {
    const planner = byMode({ unstable: true });
    expect(planner.canStabilise.value).toBe(true);
    planner.toggleStabilising();
    expect(planner.judged.value).toMatchObject({ intent: { kind: 'stabilise', unit: 'r1' }, cost: 2 });
    planner.goTo(hex('1,-1'));
    expect(planner.judged.value.intent).toMatchObject({ kind: 'act' });
    const firm = byMode();
    firm.toggleStabilising();
    expect([firm.canStabilise.value, firm.judged.value.intent]).toEqual([false, undefined]);
  });
});

describe('whom it hits', () => {
  test.each(['b1', 'b2'])('at %s with the weapon that does most', (target) => {
    const planner = plan();
    const state = planner.asked.value!.view;
    const chances = planner.options.value
      .filter((option) => option.target === target && option.situation)
      .map(({ weapon, situation }) => ({ weapon, ...attackOdds(tableOf(state), situation!, 0).whole }));
    expect(chances.length).toBeGreaterThan(1);
    planner.aim(target);
    const { weapon } = planner.draft.value.attack!;
    const chosen = chances.find((other) => other.weapon === weapon)!;
    const beaten = chances.filter(
      (other) =>
        other.structure + other.component > chosen.structure + chosen.component && other.nothing < chosen.nothing,
    );
    expect(beaten).toEqual([]);
  });

  test('at close quarters that is the one made for it', () => {
    const planner = plan({ b3: { at: '0,-1', facing: 3 } });
    planner.aim('b3');
    expect(planner.draft.value.attack).toEqual({ weapon: 'medium-laser', target: 'b3', extras: 0, after: 'end' });
  });

  test('what cannot be hit is aimed at nevertheless, so that one can read why not', () => {
    const planner = plan({ b3: { at: '0,-40' } });
    planner.aim('b3');
    expect(planner.judged.value.refusal).toMatchObject({ rule: 'W-9.1' });
    expect(planner.judged.value.aimed).toBeUndefined();
  });

  test('another weapon keeps the target; with none yet, it is the first that the weapon reaches', () => {
    const planner = plan();
    planner.useWeapon('medium-laser');
    expect(planner.draft.value.attack).toMatchObject({ weapon: 'medium-laser', target: 'b1' });
    planner.aim('b2');
    planner.useWeapon('srm-6');
    expect(planner.draft.value.attack).toMatchObject({ weapon: 'srm-6', target: 'b2' });
    planner.holdFire();
    expect(planner.draft.value.attack).toBeUndefined();
    planner.holdFire();
    planner.undo();
    expect(planner.draft.value.attack).toMatchObject({ weapon: 'srm-6', target: 'b2' });
  });

  test('extra attacks stay between none and what the weapon has, and go with another weapon', () => {
    const { planner } = planning(
      begun({ units: { r1: { card: LOCUST, at: '0,0' }, b1: { at: '0,-3', facing: 3 } } }).state,
      'red',
    );
    planner.addExtras(1);
    expect(planner.undoable, 'without an attack there are none').toBe(false);
    planner.aim('b1', 'dual-mg');
    const extras = () => planner.draft.value.attack!.extras;
    planner.addExtras(-1);
    expect(extras()).toBe(0);
    for (const expected of [1, 2, 3, 3]) {
      planner.addExtras(1);
      expect(extras()).toBe(expected);
    }
    expect(planner.judged.value.cost).toBe(3 + 3);
    planner.aim('b1', 'dual-mg');
    expect(extras(), 'the same again').toBe(3);
    planner.useWeapon('medium-laser');
    expect(extras()).toBe(0);
    planner.addExtras(1);
    expect(extras(), 'a laser has none').toBe(0);
  });

  test('aiming elsewhere leaves what every weapon can do as it was worked out; moving does not', () => {
    const planner = plan();
    planner.aim('b2');
    const options = planner.options.value;
    planner.aim('b1');
    planner.addExtras(1);
    expect(planner.options.value).toBe(options);
    planner.goTo(hex('0,-2'));
    expect(planner.options.value).not.toBe(options);
  });

  test('before moving or after it: the odds are those of where it fires', () => {
    const planner = plan();
    planner.aim('b1', 'autocannon-5');
    planner.goTo(hex('0,-5'));
    expect(planner.draft.value.attack?.after).toBe('end');
    expect(planner.judged.value.aimed?.situation).toMatchObject({ from: hex('0,-5'), distance: 5 });
    planner.fireAfter(0);
    expect(planner.judged.value.aimed?.situation).toMatchObject({ from: hex('0,0'), distance: 10 });
    expect(planner.judged.value.intent).toMatchObject({ attack: { after: 0 } });
    planner.goTo(hex('0,-4'));
    expect(planner.draft.value.attack?.after, 'going elsewhere, it still fires first').toBe(0);
    planner.fireAfter('end');
    expect(planner.judged.value.intent).toMatchObject({ attack: { after: 4 } });
    planner.fireAfter(2);
    planner.goTo(hex('0,-1'));
    expect(planner.draft.value.attack?.after, 'a hex on the way is not on another way').toBe('end');
  });
});
