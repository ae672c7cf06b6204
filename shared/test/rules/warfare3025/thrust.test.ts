import { describe, expect, test } from 'vitest';
import { jumps, thrustOf } from '../../../src/rulesets/warfare3025/index.ts';
import { begun, GRIFFIN, type IntentInput, only, straight } from './kit.ts';

/** A Griffin (7 + 0 hexes, 8 ticks, thrust 5) at 0,0 that faces north. */
const table = (ground: Record<string, string> = {}, jumping: 'simple' | 'thrust' | 'left out' = 'thrust') =>
  begun({
    ground,
    units: { r1: { card: GRIFFIN, at: '0,0' }, b1: { at: '0,40' } },
    ...(jumping !== 'left out' ? { options: { jumping } } : {}),
  });

/** So many hexes to the north, the last `flown` of them, or those after `after`, by a jump. */
const north = (hexes: number, flown: number, rise: number, after = hexes - flown) =>
  ({
    kind: 'act',
    unit: 'r1',
    move: { path: straight('0,0', 0, hexes), facing: 0, jump: { after, hexes: flown, rise } },
  }) as const;

describe('WC-37: what a jump by thrust costs, W-13e.1 and W-13e.2', () => {
  const plain = [
    ['a path of 9 takes 4 thrust', {}, north(9, 4, 1), 4],
    ['a path of 10 takes 5', {}, north(10, 4, 1), 5],
    ['one level down, a path of 9 takes 5', { '0,-9': 'level-1' }, north(9, 4, 1), 5],
    ['rising 2, two levels down are free', {}, north(8, 4, 2), 5],
    ['a path within the movement takes 2', {}, north(7, 4, 1), 2],
  ] as const;
  test.each(plain)('%s, without a roll', (_, ground, order, thrust) => {
    const game = table(ground);
    const events = game.play('red', order);
    expect(only(events, 'piloted')).toEqual([]);
    expect(only(events, 'moved').at(-1)!.thrust).toBe(thrust);
    expect(only(events, 'actionEnded')[0]).toMatchObject({
      cost: 8,
      token: order.move.path.length > 7 ? 'fast' : 'none',
    });
  });

  test('one level below the start, a path of 10 is an unpaid drop', () => {
    const events = table({ '0,-10': 'level-1' }).play('red', north(10, 4, 1), [8]);
    expect(only(events, 'piloted')[0]!.needs).toEqual(['W-7.4']);
    expect(only(events, 'moved').at(-1)!.thrust).toBe(5);
  });

  test.each([
    ['a path of 11', north(11, 4, 1), 'no-thrust', 'W-13e.2'],
    ['more hexes beyond the movement than the jump has', north(10, 2, 1), 'too-far', 'W-13e.2'],
    ['rising 2 and 2 hexes more', north(9, 4, 2), 'no-thrust', 'W-13e.2'],
    ['rising 3', north(4, 4, 3), 'no-thrust', 'W-7.1'],
  ] as const)('%s is refused', (_, order, code, rule) => {
    expect(table().refused('red', order)).toMatchObject({ code, rule });
  });

  test('thrust spent on walking down is not there for hexes', () => {
    const order = north(10, 4, 1, 6);
    expect(table({ '0,0': 'level2' }).refused('red', order)).toMatchObject({ code: 'no-thrust', rule: 'W-13e.2' });
  });

  test.each(['left out', 'simple'] as const)('without the option (%s) all is as in the core, W-13.2', (jumping) => {
    const core = () => table({}, jumping);
    expect(core().refused('red', north(8, 4, 1))).toMatchObject({ code: 'too-far', rule: 'W-5.1' });
    expect(only(core().play('red', north(7, 4, 1)), 'moved').at(-1)!.thrust).toBe(3);
  });
});

describe('WC-38: landing rolls for its ground, W-13e.3', () => {
  const woods = { '0,-1': 'light', '0,-3': 'light', '0,-4': 'light' };
  const needs = (jumping: 'simple' | 'thrust', dice: readonly number[]) =>
    only(table(woods, jumping).play('red', north(4, 2, 1, 1), dice), 'piloted').map(({ at, needs }) => [at, needs]);
  const [first, , landing] = straight('0,0', 0, 3);

  test('again with thrust, and then no more', () => {
    expect(needs('thrust', [8, 8])).toEqual([
      [first, ['W-6.3']],
      [landing, ['W-6.3']],
    ]);
  });

  test('not again in the core', () => {
    expect(needs('simple', [8])).toEqual([[first, ['W-6.3']]]);
  });

  test('open ground asks for nothing', () => {
    expect(only(table().play('red', north(3, 2, 1)), 'piloted')).toEqual([]);
  });
});

describe('what can be planned', () => {
  test('jumps go as far as thrust pays, each of them legal', () => {
    const game = table();
    const far = jumps(game.state, 'r1').filter(({ path }) => path.length === 10);
    expect(far).toHaveLength(6);
    for (const { path, jump } of jumps(game.state, 'r1')) {
      const order: IntentInput = { kind: 'act', unit: 'r1', move: { path: [...path], facing: 1, jump: jump! } };
      expect(() => table().play('red', order)).not.toThrow();
    }
    expect(Math.max(...jumps(table({}, 'simple').state, 'r1').map(({ path }) => path.length))).toBe(7);
  });

  test('the plan says what thrust is spent on; without the option nothing', () => {
    const { move } = north(9, 4, 1);
    const ground = { '0,-9': 'level-1' };
    expect(thrustOf(table(ground).state, 'r1', { ...move, onPoor: 'stop' })).toEqual({
      of: 5,
      rise: 2,
      hexes: 2,
      down: 1,
      drop: 0,
    });
    expect(thrustOf(table(ground, 'simple').state, 'r1', { ...north(7, 4, 1).move, onPoor: 'stop' })).toBeUndefined();
  });
});
