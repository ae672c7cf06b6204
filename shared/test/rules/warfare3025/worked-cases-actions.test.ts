import { describe, expect, test } from 'vitest';
import { planCost } from '../../../src/rulesets/warfare3025/index.ts';
import { begun, GRIFFIN, game, hex, LOCUST, only, RIFLEMAN, shoot, straight, WOLVERINE } from './kit.ts';

const FAR = { at: '0,40' };

test.each([
  ['1 to level 0', 1, 'level0', 3, false],
  ['2 to level 1', 2, 'level1', 5, false],
  ['2 to level 0', 2, 'level0', 5, true],
])('WC-14: a Griffin that rises %s', (_, rise, landing, thrust, falls) => {
  const table = begun({ ground: { '0,-3': landing }, units: { r1: { at: '0,0' }, b1: FAR } });
  const move = { path: straight('0,0', 0, 3), facing: 0, jump: { after: 0, hexes: 3, rise } };
  const events = table.play('red', { kind: 'act', unit: 'r1', move }, falls ? [8] : []);
  expect(only(events, 'moved')).toMatchObject([{ path: straight('0,0', 0, 3), altitude: rise, thrust }]);
  expect(only(events, 'piloted').map(({ needs }) => needs)).toEqual(falls ? [['W-7.4']] : []);
});

describe('WC-15: landing in woods with a level unpaid', () => {
  const jump = { after: 0, hexes: 3, rise: 2 };
  const table = () => begun({ ground: { '0,-3': 'light' }, units: { r1: { at: '0,0', facing: 0 }, b1: FAR } });

  test('is one roll with disadvantage', () => {
    const move = { path: straight('0,0', 0, 3), facing: 0, jump };
    const events = table().play('red', { kind: 'act', unit: 'r1', move }, [20, 8]);
    expect(only(events, 'piloted')).toMatchObject([
      { needs: ['W-6.3', 'W-7.4'], roll: { keep: 'lower', result: 8 }, success: true },
    ]);
  });

  test('and with an about-face fails at once', () => {
    const game = table();
    const move = { path: straight('0,0', 0, 3), facing: 3, jump };
    const events = game.play('red', { kind: 'act', unit: 'r1', move }, [7]);
    expect(only(events, 'overwhelmed')).toMatchObject([{ needs: ['W-6.3', 'W-7.4', 'W-5.2'] }]);
    expect(only(events, 'resisted')).toMatchObject([{ incoming: 2, success: false }]);
    expect(game.unit('r1')).toMatchObject({ at: hex('0,-3'), facing: 0, damage: { structure: 2, armour: 0 } });
  });
});

test.each([
  ['poor, told to stop', 'stop', [5], '0,-1', 0],
  ['poor, told to press on', 'press', [5, 7], '0,-3', 2],
  ['none, saved by armour', 'stop', [2, 8], '0,-1', 0],
] as const)('WC-16: a Wolverine enters woods, %s', (_, onPoor, dice, at, structure) => {
  const table = begun({ ground: { '0,-1': 'light' }, units: { r1: { card: WOLVERINE, at: '0,0' }, b1: FAR } });
  const move = { path: straight('0,0', 0, 3), facing: 0, onPoor };
  const events = table.play('red', { kind: 'act', unit: 'r1', move }, dice);
  expect(table.unit('r1')).toMatchObject({ at: hex(at), damage: { structure } });
  expect(only(events, 'armourSaved')).toHaveLength(dice.length - 1);
});

describe('WC-17: an action of 5 ticks', () => {
  const act = { kind: 'act', unit: 'r1', attack: { weapon: 'autocannon-5', target: 'b2' } } as const;
  const table = (ticks: number) =>
    begun({
      units: {
        r1: { card: WOLVERINE, at: '0,0' },
        b1: { card: LOCUST, at: '2,-1', ticks },
        b2: { card: WOLVERINE, at: '0,4' },
      },
    });
  // One advantage each: one die each. Who then has the same ticks rolls for the tie.
  const miss = [1];
  const tie = [2, 20];

  test('may be interrupted by an enemy at 4 ticks, not by one at 5', () => {
    const four = table(4);
    four.play('red', act);
    expect(four.state.moment).toMatchObject({ kind: 'interrupt', eligible: [{ unit: 'b1', triggers: [0] }] });
    const five = table(5);
    expect(only(five.play('red', act, [...miss, ...tie]), 'windowOpened')).toEqual([]);
  });

  test.each([
    [0, 'first'],
    [1, 'simultaneous'],
  ])('and one tick with an action of 3 + %i is %s', (extras, timing) => {
    const one = table(1);
    one.play('red', act);
    const attack = { weapon: 'dual-mg', target: 'r1', extras };
    // The machine gun misses with each attack (a roll of 2 is poor), before or after the autocannon does.
    const misses = Array.from({ length: 2 + extras }, () => 2);
    const dice = timing === 'first' ? [...misses, ...miss] : [...miss, ...misses, ...tie];
    const events = one.play('blue', { kind: 'interrupt', unit: 'b1', trigger: 0, attack }, dice);
    expect(only(events, 'interruptDeclared')).toMatchObject([{ cost: 3 + extras, timing }]);
  });
});

test('WC-18: moving and attacking costs the larger of the two', () => {
  const { state } = game({ units: { r1: { at: '0,0' }, r2: { card: LOCUST, at: '1,0' }, b1: { at: '0,9' } } });
  const move = { path: straight('0,0', 0, 1), facing: 0, onPoor: 'stop' } as const;
  const attack = { weapon: 'ppc', target: 'b1', extras: 0, after: 0 };
  expect(planCost(state, 'r1', { move, attack })).toBe(8);
  expect(planCost(state, 'r2', { move, attack: { ...attack, weapon: 'dual-mg', extras: 3 } })).toBe(6);
});

describe('WC-19: a Rifleman’s Dual AC/5', () => {
  const table = () =>
    begun({ units: { r1: { card: RIFLEMAN, at: '0,0' }, b1: { card: WOLVERINE, at: '0,5' }, b2: { at: '0,9' } } });

  test('with two extras makes four attacks for 7 ticks; a second roll of none loses the rest and the weapon', () => {
    const game = table();
    const events = shoot(game, { weapon: 'dual-ac-5', extras: 2 }, [9, 13, 1]);
    expect(only(events, 'actionDeclared')).toMatchObject([{ cost: 7 }]);
    expect(only(events, 'attackOpened')).toMatchObject([{ shots: 4 }]);
    expect(only(events, 'struck').map(({ result }) => result)).toEqual(['nothing', 'missed']);
    expect(game.unit('r1').emptied).toEqual(['dual-ac-5']);
    const again = { kind: 'act', unit: 'r1', attack: { weapon: 'dual-ac-5', target: 'b1' } } as const;
    expect(game.refused('red', again)).toMatchObject({ code: 'weapon-gone', rule: 'W-9.6' });
  });

  test('without extras only misses', () => {
    const game = table();
    const events = shoot(game, { weapon: 'dual-ac-5' }, [9, 13, 1]);
    expect(only(events, 'actionDeclared')).toMatchObject([{ cost: 5 }]);
    expect(only(events, 'struck').map(({ result }) => result)).toEqual(['nothing', 'missed']);
    expect(game.unit('r1').emptied).toEqual([]);
  });
});

describe('WC-20: a Locust', () => {
  const table = () =>
    begun({ units: { r1: { card: LOCUST, at: '0,0' }, b1: { card: GRIFFIN, at: '3,-9', facing: 3, ticks: 5 } } });
  const move = (hexes: number) => ({ path: straight('0,0', 0, hexes), facing: 0 });

  test('that moves 7 hexes is not fast', () => {
    const game = table();
    game.play('red', { kind: 'act', unit: 'r1', move: move(7) });
    game.play('blue', { kind: 'pass' });
    expect(game.unit('r1').token).toBe('none');
  });

  test('that moves 8 is fast, already while it is interrupted, until it attacks without moving', () => {
    const game = table();
    game.play('red', { kind: 'act', unit: 'r1', move: move(8) });
    expect(game.state.moment.kind).toBe('interrupt');
    expect(game.unit('r1')).toMatchObject({ at: hex('0,0'), token: 'fast' });
    game.play('blue', { kind: 'pass' });
    expect(game.unit('r1').token).toBe('fast');
    game.play('blue', { kind: 'wait', unit: 'b1' });
    const laser = { kind: 'act', unit: 'r1', attack: { weapon: 'medium-laser', target: 'b1' } } as const;
    game.play('red', laser);
    expect(game.state.moment.kind).toBe('interrupt');
    expect(game.unit('r1').token).toBe('none');
    game.play('blue', { kind: 'pass' }, [1, 1]);
    expect(game.unit('r1').token).toBe('stationary');
  });
});
