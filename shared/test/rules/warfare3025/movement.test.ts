import { describe, expect, test } from 'vitest';
import { begun, type Game, GRIFFIN, hex, LOCUST, only, path, straight, type UnitWords, WOLVERINE } from './kit.ts';

const FAR = { at: '0,40' };
const table = (ground: Record<string, string>, others: Record<string, UnitWords> = {}, card = GRIFFIN): Game =>
  begun({ ground, units: { r1: { card, at: '0,0' }, b9: FAR, ...others } });
const walk = (hexes: string, facing = 0) => ({ kind: 'act', unit: 'r1', move: { path: path(hexes), facing } }) as const;

describe('W-5.1: a path', () => {
  test.each([
    ['of A + B hexes', straight('0,0', 0, 8), true],
    ['of one more', straight('0,0', 0, 9), false],
  ])('%s: %o', (_, hexes, allowed) => {
    const game = table({}, {}, LOCUST);
    const act = { kind: 'act', unit: 'r1', move: { path: hexes, facing: 0 } } as const;
    if (allowed) game.play('red', act);
    else expect(game.refused('red', act)).toMatchObject({ code: 'too-far', rule: 'W-5.1' });
    expect(game.unit('r1').at).toBe(allowed ? hex('0,-8') : hex('0,0'));
  });

  test('may pass through a friend, not end there', () => {
    const game = table({}, { r2: { at: '0,-1' } });
    expect(game.refused('red', walk('0,-1'))).toMatchObject({ code: 'occupied', rule: 'W-5.1' });
    game.play('red', walk('0,-1 0,-2'));
    expect(game.unit('r1').at).toBe(hex('0,-2'));
  });

  test('may not pass through an enemy', () => {
    const game = table({}, { b1: { at: '0,-1' } });
    expect(game.refused('red', walk('0,-1 0,-2'))).toMatchObject({ code: 'occupied', rule: 'W-5.1' });
  });

  test('may come back to where it began', () => {
    const game = table({});
    game.play('red', walk('0,-1 0,0'));
    expect(game.unit('r1').at).toBe(hex('0,0'));
  });

  test('a destroyed unit is in nobody’s way', () => {
    const game = table({}, { b1: { at: '0,-1', damage: { structure: 20 } } });
    game.unit('b1').status = 'destroyed';
    game.play('red', walk('0,-1'));
    expect(game.unit('r1').at).toBe(hex('0,-1'));
  });

  test('of no hexes turns on the spot and costs all ticks', () => {
    const game = table({});
    expect(only(game.play('red', walk('', 2)), 'actionEnded')).toMatchObject([{ cost: 8 }]);
    expect(game.unit('r1')).toMatchObject({ at: hex('0,0'), facing: 2 });
  });

  test('W-2.2: destroyed movement cannot move, nor turn', () => {
    for (const hexes of ['', '0,-1']) {
      const game = begun({ units: { r1: { at: '0,0', damage: { movement: 20 } }, b1: FAR } });
      expect(game.refused('red', walk(hexes, 1))).toMatchObject({ code: 'immobile', rule: 'W-2.2' });
    }
  });
});

describe('W-5.2: the facing at the end', () => {
  test.each([1, 2, 4, 5])('%i instead of 0 is free', (facing) => {
    const game = table({});
    game.play('red', walk('0,-1', facing));
    expect(game.unit('r1').facing).toBe(facing);
  });

  test.each([
    ['appropriate: turned', [8], 3, 0],
    ['poor: the old facing', [7], 0, 0],
    ['none: the old facing and 2 damage', [1, 7], 0, 2],
    ['none, but resisted', [1, 8], 0, 0],
  ])('an about-face that rolls %s', (_, dice, facing, structure) => {
    for (const hexes of ['', '0,-1', '1,0 0,1']) {
      const game = table({});
      const events = game.play('red', walk(hexes, 3), dice);
      expect(only(events, 'piloted')).toMatchObject([{ needs: ['W-5.2'], roll: { keep: 'only', damage: 0 } }]);
      expect(game.unit('r1')).toMatchObject({ facing, damage: { structure } });
    }
  });

  test('piloting is capped by damage on movement (W-2.3)', () => {
    const game = begun({ units: { r1: { at: '0,0', damage: { movement: 10 } }, b1: FAR } });
    const events = game.play('red', walk('', 3), [11, 8]);
    expect(only(events, 'piloted')).toMatchObject([{ roll: { damage: 10, result: 1 }, success: false }]);
  });

  test('resisting 2 damage is capped by the structure’s damage with the incoming two (W-12.4)', () => {
    const game = begun({ units: { r1: { at: '0,0', damage: { structure: 10 } }, b1: FAR } });
    const events = game.play('red', walk('', 3), [1, 9]);
    expect(only(events, 'resisted')).toMatchObject([{ roll: { damage: 12, result: 1 }, success: false }]);
    expect(game.unit('r1').damage.structure).toBe(12);
  });
});

describe('W-5.3: levels', () => {
  test.each([
    ['one up', { '0,-1': 'level1' }, 0],
    ['one down', { '0,0': 'level1' }, 0],
    ['two down', { '0,0': 'level2' }, 1],
    ['four down', { '0,0': 'level4' }, 3],
    ['two down, two down again', { '0,0': 'level4', '0,-1': 'level2' }, 2],
  ])('%s takes no roll and this thrust', (_, ground, thrust) => {
    const game = table(ground as Record<string, string>);
    const events = game.play('red', walk('0,-1 0,-2'));
    const spent = only(events, 'moved').reduce((sum, moved) => sum + moved.thrust, 0);
    expect(spent).toBe(thrust);
    expect(game.unit('r1').at).toBe(hex('0,-2'));
  });

  test('two up need a jump', () => {
    expect(table({ '0,-1': 'level2' }).refused('red', walk('0,-1'))).toMatchObject({
      code: 'too-steep',
      rule: 'W-5.3',
    });
  });

  test.each([
    ['a Locust two down', LOCUST, 'level2', 1],
    ['a Locust three down', LOCUST, 'level3', 2],
    ['a Wolverine eight down, five of seven paid', WOLVERINE, 'level8', 2],
  ])('%s drops unpaid', (_, card, level, levels) => {
    const paid = table({ '0,0': level }, {}, card);
    const events = paid.play('red', walk('0,-1 0,-2'), [20]);
    expect(only(events, 'piloted')).toMatchObject([{ at: hex('0,-1'), needs: ['W-7.4'], success: true }]);
    expect(paid.unit('r1').at).toBe(hex('0,-2'));
    const fallen = table({ '0,0': level }, {}, card);
    const fall = fallen.play('red', walk('0,-1 0,-2'), [1, 1]);
    expect(only(fall, 'halted')).toMatchObject([{ reason: 'fall', rule: 'W-7.4' }]);
    expect(fallen.unit('r1')).toMatchObject({ at: hex('0,-1'), damage: { structure: 2 * levels } });
  });
});

describe('W-5.4: a building’s hex counts as its level and the building’s height', () => {
  test.each([
    ['building1', undefined],
    ['level1 building1', 'W-5.3'],
    ['building2', 'W-5.3'],
    ['level-1 building2', undefined],
  ])('%s', (words, rule) => {
    const game = table({ '0,-1': words });
    if (rule) expect(game.refused('red', walk('0,-1'))).toMatchObject({ rule });
    else game.play('red', walk('0,-1'));
    expect(game.unit('r1').at).toBe(rule ? hex('0,0') : hex('0,-1'));
  });
});

describe('W-6.5: what cannot be entered', () => {
  test.each(['water2', 'water3', 'impassable', 'light impassable'])('%s', (words) => {
    expect(table({ '0,-1': words }).refused('red', walk('0,-1'))).toMatchObject({ code: 'closed', rule: 'W-6.5' });
  });
});
