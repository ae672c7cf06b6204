import { unitOf } from '@ironhex/shared/warfare3025';
import { describe, expect, test } from 'vitest';
import { begun, GRIFFIN, hex, LOCUST, RIFLEMAN, straight } from '../../../../../shared/test/rules/warfare3025/kit.ts';
import { pickedHex, pickedUnit } from '../../../../src/rulesets/warfare3025/plan/picking.ts';
import type { Planner } from '../../../../src/rulesets/warfare3025/plan/planner.ts';
import { planning } from '../kit.ts';

/** What picking a hex in axial coordinates means. */
const picker = (planner: Planner) => (at: string) => {
  const label = hex(at);
  const { units } = planner.asked.value!.view;
  return pickedHex(
    planner,
    label,
    units.find((unit) => unit.at === label && unit.status === 'field'),
  );
};

describe('in an activation', () => {
  /** Two Griffins of red may act, a third is late; a Rifleman of blue stands ten hexes ahead. */
  const table = (ground = {}) => {
    const { state } = begun({
      ground,
      units: {
        r1: { card: GRIFFIN, at: '0,0' },
        r2: { card: GRIFFIN, at: '-3,0', ticks: 0 },
        r3: { card: LOCUST, at: '2,0' },
        b1: { card: RIFLEMAN, at: '0,-10', facing: 3 },
      },
    });
    const { planner } = planning(state, 'red');
    return { planner, pick: picker(planner) };
  };

  test('an own unit is planned for, an enemy aimed at, a hex within reach gone to', () => {
    const { pick } = table();
    expect(pick('-3,0')).toEqual({ does: 'choose', unit: 'r2' });
    expect(pick('0,-10')).toEqual({ does: 'aim', target: 'b1', trigger: undefined });
    expect(pick('0,-2')).toEqual({ does: 'go', at: hex('0,-2') });
  });

  test('the hex where it stands takes its way back; without one it opens its card', () => {
    const { planner, pick } = table();
    expect(pick('0,0')).toEqual({ does: 'inspect', unit: 'r1' });
    planner.goTo(hex('0,-2'));
    expect(pick('0,-2'), 'where it goes already').toEqual({ does: 'inspect', unit: 'r1' });
    expect(pick('0,0')).toEqual({ does: 'stay' });
    planner.stay();
    expect(planner.judged.value.intent).toBeUndefined();
  });

  test('a unit that may not act opens its card and says why', () => {
    const why = { code: 'not-its-turn', rule: 'W-3.1' };
    expect(table().pick('2,0')).toMatchObject({ does: 'inspect', unit: 'r3', why });
  });

  test.each<[string, string, Record<string, string>, string, string]>([
    ['too far', '0,20', {}, 'too-far', 'W-5.1'],
    ['closed', '0,-2', { '0,-2': 'impassable' }, 'closed', 'W-6.5'],
    ['too steep', '0,-2', { '0,-2': 'level4' }, 'no-way', 'W-5.3'],
  ])('a hex that is %s says so, with the rule', (_, at, ground, code, rule) => {
    expect(table(ground).pick(at)).toMatchObject({ does: 'nothing', why: { code, rule } });
  });

  test('so does a hex that no jump reaches', () => {
    const { planner, pick } = table();
    planner.toggleJump();
    expect(pick('1,-5')).toMatchObject({ does: 'nothing', why: { code: 'bad-jump', rule: 'W-7.1' } });
    expect(pick('0,15')).toMatchObject({ does: 'nothing', why: { code: 'too-far', rule: 'W-5.1' } });
    expect(pick('0,-3')).toEqual({ does: 'go', at: hex('0,-3') });
  });

  test('who waits for nothing gets cards, and no plan', () => {
    const { planner } = planning(begun({ units: { r1: { at: '0,0' }, b1: { at: '0,-10' } } }).state, 'blue');
    expect(pickedHex(planner, hex('0,-2'), undefined)).toEqual({ does: 'nothing', why: undefined });
  });
});

test('an enemy in reserve is looked at, not aimed at', () => {
  const { state } = begun({ units: { r1: { card: GRIFFIN, at: '0,0' }, b1: { card: RIFLEMAN, ticks: 4 } } });
  const { planner } = planning(state, 'red');
  expect(pickedUnit(planner, unitOf(state, 'b1'))).toEqual({ does: 'inspect', unit: 'b1' });
});

test('a unit in reserve enters where it is told, to jump from there', () => {
  const { state } = begun({ units: { r1: { card: GRIFFIN }, b1: { at: '0,0' } } });
  const { planner } = planning(state, 'red');
  expect(pickedUnit(planner, unitOf(state, 'r1'))).toEqual({ does: 'inspect', unit: 'r1' });
  planner.toggleJump();
  const edge = planner.reached.value;
  expect(edge).toHaveLength(40);
  const [{ at } = { at: '' }] = edge.slice(20);
  expect(pickedHex(planner, at, undefined)).toEqual({ does: 'go', at });
  planner.goTo(at);
  expect(planner.draft.value).toMatchObject({ path: [at], jump: undefined, jumping: true });
  const [landing] = planner.reached.value;
  expect(landing).toMatchObject({ jump: { after: 1 } });
  planner.goTo(landing!.at);
  expect(planner.draft.value).toMatchObject({ jumping: false, jump: { after: 1 } });
  expect(planner.judged.value.refusal).toBeUndefined();
});

describe('in an interrupt', () => {
  /** A Rifleman walks six hexes north past a Locust, which may interrupt; a ridge may hide a part of its way. */
  const table = (ground = {}) => {
    const game = begun({
      ground,
      units: {
        r1: { card: RIFLEMAN, at: '0,0' },
        b1: { card: LOCUST, at: '2,-7', facing: 4, ticks: 1 },
        b3: { at: '5,40' },
      },
    });
    game.play('red', { kind: 'act', unit: 'r1', move: { path: straight('0,0', 0, 6), facing: 0 } });
    const { planner } = planning(game.state, 'blue');
    return { planner, pick: picker(planner) };
  };
  const RIDGE = { '0,-2': 'level1', '0,-3': 'level2', '0,-4': 'level1' };

  test.each([0, 3, 6])('the actor is aimed at where it stands and wherever it comes: after %i hexes', (trigger) => {
    const { planner, pick } = table();
    expect(pick(`0,${-trigger}`)).toEqual({ does: 'aim', target: 'r1', trigger });
    planner.aim('r1', undefined, trigger);
    expect(planner.draft.value).toMatchObject({ trigger, attack: { target: 'r1' }, path: [] });
    expect(planner.judged.value.intent).toMatchObject({ kind: 'interrupt', trigger });
    planner.undo();
    expect(planner.undoable, 'trigger and aim are one step').toBe(false);
  });

  test('where it is not seen it is aimed at from where it can be', () => {
    const { planner, pick } = table(RIDGE);
    expect(planner.triggers.value).not.toContain(2);
    expect(pick('0,-2')).toMatchObject({ does: 'aim', target: 'r1' });
    planner.aim('r1', undefined, 2);
    expect(planner.draft.value).toMatchObject({ trigger: 6, attack: { target: 'r1' } });
  });

  test('its way is blocked by picking a hex of it again, but not where it stands', () => {
    const { planner, pick } = table();
    expect(pick('0,-6')).toMatchObject({ does: 'aim', trigger: 6 });
    planner.aim('r1', undefined, 6);
    expect(pick('0,-5'), 'another place of it').toMatchObject({ does: 'aim', trigger: 5 });
    planner.aim('r1', undefined, 5);
    expect(pick('0,-5')).toEqual({ does: 'aim', target: 'r1', trigger: 5 });
    planner.aim('r1', undefined, 4);
    expect(planner.reached.value.map(({ at }) => at)).toContain(hex('0,-5'));
    planner.aim('r1', undefined, 0);
    expect(pick('0,0')).toMatchObject({ does: 'aim' });
  });

  test('a weapon aims at the actor first, and a weapon that is aimed stays when the trigger moves', () => {
    const { planner } = table();
    planner.useWeapon('medium-laser');
    expect(planner.draft.value.attack).toMatchObject({ weapon: 'medium-laser', target: 'r1' });
    planner.aim('r1', undefined, 4);
    expect(planner.draft.value).toMatchObject({ trigger: 4, attack: { weapon: 'medium-laser' } });
    const before = planner.draft.value;
    planner.aim('r1', undefined, 4);
    expect(planner.draft.value, 'the same again is no step').toBe(before);
  });
});
