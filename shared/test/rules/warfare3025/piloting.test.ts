import { describe, expect, test } from 'vitest';
import { begun, hex, LOCUST, only, straight, type UnitWords } from './kit.ts';

const table = (ground: Record<string, string>, unit: UnitWords = {}) =>
  begun({ ground, units: { r1: { at: '0,0', ...unit }, b1: { at: '0,40' } } });
const north = (hexes: number, move: { facing?: number; onPoor?: 'stop' | 'press' } = {}) =>
  ({ kind: 'act', unit: 'r1', move: { path: straight('0,0', 0, hexes), facing: 0, ...move } }) as const;

describe('W-6.3: which ground is difficult', () => {
  test.each(['light', 'dense', 'rubble', 'swamp', 'water1', 'water1 road', 'light rough'])('%s asks', (words) => {
    const events = table({ '0,-1': words }).play('red', north(3), [8]);
    expect(only(events, 'piloted')).toMatchObject([{ at: hex('0,-1'), needs: ['W-6.3'], success: true }]);
  });
  test.each(['rough', 'sand', 'road', 'building1', 'level1'])('%s does not', (words) => {
    const game = table({ '0,-1': words });
    game.play('red', north(3));
    expect(game.unit('r1').at).toBe(hex('0,-3'));
  });
  test('costs no extra movement, and asks only the first time in an action', () => {
    const game = table({ '0,-1': 'light', '0,-2': 'dense', '0,-4': 'swamp', '0,-7': 'rubble' });
    expect(only(game.play('red', north(7), [8]), 'piloted')).toHaveLength(1);
    expect(game.unit('r1').at).toBe(hex('0,-7'));
  });
  test('asks nothing of a unit that starts there', () => {
    table({ '0,0': 'dense' }).play('red', north(2));
  });
});

describe('W-6.3 and W-6.4: failing', () => {
  // Griffin: piloting 2/8/15/20, armour 2/12/17/19.
  test.each([
    ['poor and stop', 'stop', [7], '0,-1', 0],
    ['poor, press on, saved', 'press', [7, 12], '0,-3', 0],
    ['poor, press on, not saved', 'press', [7, 11], '0,-3', 2],
    ['none, saved', 'press', [1, 12], '0,-1', 0],
    ['none, not saved', 'press', [1, 11], '0,-1', 2],
    ['none and stop, not saved', 'stop', [1, 11], '0,-1', 2],
  ] as const)('%s', (_, onPoor, dice, at, structure) => {
    const game = table({ '0,-1': 'light' });
    const events = game.play('red', north(3, { onPoor }), dice);
    expect(game.unit('r1')).toMatchObject({ at: hex(at), damage: { structure, armour: 0 } });
    expect(only(events, 'resisted')).toEqual([]);
    expect(only(events, 'damaged').map(({ rule }) => rule)).toEqual(structure ? ['W-6.4'] : []);
  });

  test('the save is capped by damage on armour (W-2.3), and is the only one', () => {
    const game = table({ '0,-1': 'light' }, { damage: { armour: 8, structure: 19 } });
    const events = game.play('red', north(1), [1, 13]);
    expect(only(events, 'armourSaved')).toMatchObject([{ roll: { damage: 8, result: 1 }, success: false }]);
    expect(game.unit('r1').status).toBe('destroyed');
    expect(game.state.outcome).toMatchObject({ winner: 1, rule: 'W-15' });
  });

  test('a unit that has to stop in a friend’s hex goes back to the last free one', () => {
    const units = { r1: { at: '0,0' }, r2: { at: '0,-2' }, b1: { at: '0,40' } };
    const game = begun({ ground: { '0,-2': 'light' }, units });
    const events = game.play('red', north(4), [7]);
    expect(only(events, 'backedUp')).toMatchObject([{ unit: 'r1', to: hex('0,-1') }]);
    expect(game.unit('r1').at).toBe(hex('0,-1'));
  });

  test('a movement that ends early does not turn about', () => {
    const game = table({ '0,-1': 'light' });
    game.play('red', north(3, { facing: 3 }), [7]);
    expect(game.unit('r1')).toMatchObject({ at: hex('0,-1'), facing: 0 });
  });

  test('a movement that ends early still makes its attack, from where it ended', () => {
    const units = { r1: { at: '0,0' }, b1: { at: '0,-12', facing: 3 } } as const;
    const game = begun({ ground: { '0,-1': 'light' }, units });
    const attack = { weapon: 'ppc', target: 'b1', after: 3 };
    const events = game.play('red', { ...north(3), attack }, [7, 1]);
    expect(only(events, 'attackOpened')).toMatchObject([{ situation: { from: hex('0,-1'), distance: 11 } }]);
  });
});

describe('W-6.2: requirements in one hex are one moment', () => {
  const woods = { '0,-1': 'light' };
  const turn = (dice: number[], onPoor: 'stop' | 'press' = 'stop') => {
    const game = table(woods);
    return { game, events: game.play('red', north(1, { facing: 3, onPoor }), dice) };
  };

  test('two are one roll with disadvantage', () => {
    const { game, events } = turn([20, 8]);
    expect(only(events, 'piloted')).toMatchObject([{ needs: ['W-6.3', 'W-5.2'], roll: { keep: 'lower', result: 8 } }]);
    expect(game.unit('r1').facing).toBe(3);
  });

  test.each([
    ['poor and stop', 'stop', [7, 20], 0],
    ['poor and press', 'press', [7, 20, 11], 2],
    ['none: armour for the woods, resistance for the turn', 'stop', [1, 20, 11, 7], 4],
    ['none, both saved', 'stop', [1, 20, 12, 10], 0],
  ] as const)('failing them brings the consequences of both: %s', (_, onPoor, dice, structure) => {
    const { game } = turn([...dice], onPoor);
    expect(game.unit('r1')).toMatchObject({ at: hex('0,-1'), facing: 0, damage: { structure } });
  });

  test('woods entered earlier are not of the moment in which the unit turns about', () => {
    const game = table({ ...woods, '0,-2': 'light' });
    const events = game.play('red', north(2, { facing: 3 }), [8, 8]);
    expect(only(events, 'piloted').map(({ needs }) => needs)).toEqual([['W-6.3'], ['W-5.2']]);
  });

  test('a drop into woods asks for both', () => {
    const ground = { '0,0': 'level3', '0,-1': 'light' };
    const game = begun({ ground, units: { r1: { card: LOCUST, at: '0,0' }, b1: { at: '0,40' } } });
    const events = game.play('red', north(2), [20, 1, 10, 1]);
    expect(only(events, 'piloted')).toMatchObject([{ needs: ['W-6.3', 'W-7.4'], success: false }]);
    // Armour 10 is poor for the Locust: 2; two unpaid levels, not resisted: 4.
    expect(game.unit('r1')).toMatchObject({ at: hex('0,-1'), damage: { structure: 6 } });
  });

  test.each([
    [7, 2],
    [18, 0],
  ])('three fail without a die; a resistance of %i leaves %i damage in place of all other', (resist, structure) => {
    const ground = { '0,0': 'level5', '0,-1': 'light' };
    const game = begun({ ground, units: { r1: { card: LOCUST, at: '0,0' }, b1: { at: '0,40' } } });
    const events = game.play('red', north(1, { facing: 3, onPoor: 'press' }), [resist]);
    expect(only(events, 'overwhelmed')).toMatchObject([{ needs: ['W-6.3', 'W-7.4', 'W-5.2'] }]);
    expect(only(events, 'halted')).toMatchObject([{ rule: 'W-6.2' }]);
    expect(game.unit('r1')).toMatchObject({ at: hex('0,-1'), facing: 0, damage: { structure } });
  });
});

test('W-2.3: nineteen damage on movement leave no face that pilots', () => {
  const damaged = table({ '0,-1': 'light' }, { damage: { movement: 19 } });
  // 19 damage: every face but 1 counts as 1.
  const events = damaged.play('red', north(1), [20, 12]);
  expect(only(events, 'piloted')).toMatchObject([{ roll: { tier: 0 }, success: false }]);
});
