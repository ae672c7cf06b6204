import { describe, expect, test } from 'vitest';
import { planCost } from '../../../src/rulesets/warfare3025/index.ts';
import {
  begun,
  GRIFFIN,
  game,
  hex,
  type IntentInput,
  LOCUST,
  only,
  path,
  RIFLEMAN,
  straight,
  WOLVERINE,
} from './kit.ts';

type Act = Omit<Extract<IntentInput, { kind: 'act' }>, 'kind' | 'unit'>;

describe('W-4.1: what an action costs', () => {
  const { state } = game({
    units: {
      r1: { card: GRIFFIN, at: '0,0' },
      r2: { card: LOCUST, at: '1,0' },
      r3: { card: RIFLEMAN, at: '2,0' },
      b1: { at: '0,9' },
    },
  });
  const move = (hexes: number) => ({ path: straight('0,0', 0, hexes), facing: 0, onPoor: 'stop' }) as const;
  const attack = (weapon: string, extras = 0) => ({ weapon, target: 'b1', extras, after: 0 });
  test.each([
    ['a Griffin turns', 'r1', { move: move(0) }, 8],
    ['a Griffin moves one hex', 'r1', { move: move(1) }, 8],
    ['a Griffin moves as far as it can', 'r1', { move: move(7) }, 8],
    ['a Griffin fires its LRM 10', 'r1', { attack: attack('lrm-10') }, 7],
    ['a Griffin moves and fires its LRM 10', 'r1', { move: move(1), attack: attack('lrm-10') }, 8],
    ['a Locust fires its Dual MG', 'r2', { attack: attack('dual-mg') }, 3],
    ['a Locust fires it with two extras', 'r2', { attack: attack('dual-mg', 2) }, 5],
    ['a Locust moves and fires it with two extras', 'r2', { move: move(8), attack: attack('dual-mg', 2) }, 6],
    ['a Rifleman moves and fires its large lasers', 'r3', { move: move(1), attack: attack('twin-l-laser') }, 10],
  ] as const)('%s: %i', (_, unit, plan, cost) => {
    expect(planCost(state, unit, plan)).toBe(cost);
  });
});

describe('W-4.2: the point of attack', () => {
  const red = { card: WOLVERINE, at: '0,0' };
  const units = { r1: red, b1: { card: WOLVERINE, at: '0,-20' } };
  const move = { path: straight('0,0', 0, 4), facing: 0 };
  const from = (after: number) => ({ move, attack: { weapon: 'autocannon-5', target: 'b1', after } });
  const act = (after: number): IntentInput => ({ kind: 'act', unit: 'r1', ...from(after) });

  test.each([
    [0, '0,0'],
    [4, '0,-4'],
  ])('after %i of 4 hexes is allowed, and the attack is made from there', (after, at) => {
    const events = begun({ units }).play('red', act(after), [1]);
    expect(only(events, 'attackOpened')).toMatchObject([{ situation: { from: hex(at), moving: true } }]);
  });

  test.each([1, 2, 3, 5])('after %i of 4 hexes is not', (after) => {
    expect(begun({ units }).refused('red', act(after))).toMatchObject({ code: 'bad-point', rule: 'W-4.2' });
  });

  test.each([0, 1, 2, 3, 4])('with the option, after %i of 4 hexes is allowed', (after) => {
    const table = begun({ units, options: { attackPoint: 'anywhere' } });
    const events = table.play('red', act(after), [1]);
    expect(only(events, 'attackOpened')).toMatchObject([{ situation: { from: hex(`0,${-after}`) } }]);
    expect(table.unit('r1').at).toBe(hex('0,-4'));
  });

  test('with the option, still not off the path', () => {
    const table = begun({ units, options: { attackPoint: 'anywhere' } });
    expect(table.refused('red', act(5))).toMatchObject({ code: 'bad-point', rule: 'W-4.2' });
  });

  test('with the option, not in the middle of a jump', () => {
    const table = begun({ units, options: { attackPoint: 'anywhere' } });
    const jumping = { ...move, jump: { after: 1, hexes: 3, rise: 1 } };
    const refusal = table.refused('red', { ...act(2), move: jumping } as IntentInput);
    expect(refusal).toMatchObject({ code: 'bad-point', rule: 'W-7.5' });
  });

  test('a unit that turns on the spot attacks as it then faces', () => {
    const table = begun({ units: { ...units, r1: { ...red, facing: 4 } }, options: { firingArcs: 'on' } });
    const plan: Act = { move: { path: [], facing: 0 }, attack: { weapon: 'autocannon-5', target: 'b1' } };
    const events = table.play('red', { kind: 'act', unit: 'r1', ...plan }, [1]);
    expect(only(events, 'attackCalledOff')).toEqual([]);
    expect(events.findIndex(({ kind }) => kind === 'faced')).toBeLessThan(
      events.findIndex(({ kind }) => kind === 'attackOpened'),
    );
  });
});

describe('W-4.3: tokens describe the last action', () => {
  const table = (token: 'fast' | 'stationary') =>
    begun({ units: { r1: { card: LOCUST, at: '0,0', token }, b1: { card: WOLVERINE, at: '0,-14', facing: 3 } } });
  const laser = { weapon: 'medium-laser', target: 'b1' };
  test.each<[string, Act, 'none' | 'fast' | 'stationary', number[]]>([
    ['a turn on the spot', { move: { path: [], facing: 1 } }, 'none', []],
    ['a move of A hexes', { move: { path: straight('0,0', 0, 7), facing: 0 } }, 'none', []],
    ['a move of more', { move: { path: straight('0,0', 0, 8), facing: 0 } }, 'fast', []],
    // Standing still against a range that is not the best: one die, and it misses.
    ['an attack without moving', { attack: laser }, 'stationary', [1]],
    ['an attack after moving', { move: { path: straight('0,0', 0, 1), facing: 0 }, attack: laser }, 'none', [1]],
  ])('%s', (_, plan, token, dice) => {
    for (const before of ['fast', 'stationary'] as const) {
      const game = table(before);
      game.play('red', { kind: 'act', unit: 'r1', ...plan }, dice);
      expect(game.unit('r1').token).toBe(token);
    }
  });

  test('a declared fast move that ends early leaves no token', () => {
    const ground = { '0,-1': 'light' };
    const game = begun({ ground, units: { r1: { card: LOCUST, at: '0,0' }, b1: { at: '0,-30' } } });
    const events = game.play('red', { kind: 'act', unit: 'r1', move: { path: straight('0,0', 0, 8), facing: 0 } }, [2]);
    expect(only(events, 'actionDeclared')).toMatchObject([{ fast: true }]);
    expect(game.unit('r1')).toMatchObject({ at: hex('0,-1'), token: 'none' });
  });
});

describe('W-4.4: what is not allowed is refused with its rule', () => {
  const units = {
    r1: { card: LOCUST, at: '0,0' },
    r2: { at: '1,0' },
    b1: { card: WOLVERINE, at: '0,-5' },
  };
  const attack = { weapon: 'medium-laser', target: 'b1' };
  test.each<[string, Act, string, string]>([
    ['nothing at all', {}, 'empty', 'W-4'],
    ['a weapon it has not', { attack: { ...attack, weapon: 'ppc' } }, 'no-weapon', 'W-2.1'],
    ['a target that is not there', { attack: { ...attack, target: 'b7' } }, 'no-target', 'W-9.1'],
    ['a friend', { attack: { ...attack, target: 'r2' } }, 'friend', 'W-9.1'],
    ['itself', { attack: { ...attack, target: 'r1' } }, 'friend', 'W-9.1'],
    ['extras without rapid fire', { attack: { ...attack, extras: 1 } }, 'too-many', 'W-9.6'],
    ['too many extras', { attack: { ...attack, weapon: 'dual-mg', extras: 4 } }, 'too-many', 'W-9.6'],
    ['a hex that does not exist', { move: { path: ['9999'], facing: 0 } }, 'off-board', 'W-5.1'],
    ['a path with a gap', { move: { path: path('0,-1 0,-3'), facing: 0 } }, 'broken-path', 'W-5.1'],
  ])('%s', (_, plan, code, rule) => {
    expect(begun({ units }).refused('red', { kind: 'act', unit: 'r1', ...plan })).toMatchObject({ code, rule });
  });

  test('the move is checked together with the attack', () => {
    const plan = { move: { path: path('0,-1 0,-3'), facing: 0 }, attack };
    expect(begun({ units }).refused('red', { kind: 'act', unit: 'r1', ...plan })).toMatchObject({ rule: 'W-5.1' });
  });
});
