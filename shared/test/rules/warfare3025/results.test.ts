import { describe, expect, test } from 'vitest';
import type { Tier } from '../../../src/rulesets/warfare3025/index.ts';
import { verdict } from '../../../src/rulesets/warfare3025/rules/attacks/results.ts';
import { begun, GRIFFIN, only, RIFLEMAN, shoot, type UnitWords, WOLVERINE } from './kit.ts';

describe('W-9.2 and W-10: every pair of tiers', () => {
  const ppc = GRIFFIN.weapons[0]!;
  // Rows are the attack's tier, columns the defence's, 0 to 4.
  test.each<[Tier, string]>([
    [0, 'missed missed missed missed missed'],
    [1, 'missed missed missed missed missed'],
    [2, 'component structure armour nothing nothing'],
    [3, 'component component structure armour nothing'],
    [4, 'component component component structure armour'],
  ])('attack of tier %i', (attack, row) => {
    const results = ([0, 1, 2, 3, 4] as const).map((defence) => verdict(attack, defence, ppc, false));
    expect(results.map(({ result }) => result).join(' ')).toBe(row);
    const points = { missed: 0, nothing: 0, armour: 1, structure: 5, component: 5 } as const;
    for (const { result, damage } of results) expect(damage).toBe(points[result]);
  });
});

/** A Griffin stands still and fires its PPC, best band, at armour of its own tier: two dice against one. */
const table = (damage: UnitWords['damage'] = {}) =>
  begun({
    units: {
      r1: { card: GRIFFIN, at: '0,0' },
      b1: { card: RIFLEMAN, at: '0,10', damage },
      b2: { card: WOLVERINE, at: '0,40' },
    },
  });
const fire = (game: ReturnType<typeof table>, dice: number[]) => shoot(game, { weapon: 'ppc' }, dice);

test.each([0, 3])('W-10.1 and W-12.2: an even result adds 1 to the armour’s %i at once', (armour) => {
  const game = table({ armour });
  const events = fire(game, [15, 1, 17]);
  expect(only(events, 'struck')).toMatchObject([{ result: 'armour', damage: 1 }]);
  expect(only(events, 'resisted')).toEqual([]);
  expect(game.unit('b1').damage.armour).toBe(armour + 1);
});

describe('W-10.3: a great hit', () => {
  test.each(['armour', 'structure', 'movement', 'dual-ac-5', 'twin-m-laser', 'twin-l-laser'])(
    'goes to %s, if that is picked, without resistance',
    (component) => {
      const game = table();
      fire(game, [20, 1, 1]);
      expect(game.state.moment).toMatchObject({ kind: 'pick', seat: 'red' });
      const events = game.play('red', { kind: 'pick', component });
      expect(only(events, 'resisted')).toEqual([]);
      expect(game.unit('b1').damage).toEqual({
        armour: 0,
        structure: 0,
        movement: 0,
        'dual-ac-5': 0,
        'twin-m-laser': 0,
        'twin-l-laser': 0,
        [component]: 5,
      });
    },
  );

  test.each([
    ['what the target has not', 'ppc', {}],
    ['the pilot', 'pilot', {}],
    ['what is destroyed already', 'movement', { movement: 20 }],
  ])('does not go to %s', (_, component, damage) => {
    const game = table(damage);
    fire(game, [20, 1, 1]);
    expect(game.refused('red', { kind: 'pick', component })).toMatchObject({ code: 'no-component', rule: 'W-10.3' });
  });

  test('W-2.2: damage past twenty is lost', () => {
    const game = table({ movement: 17 });
    fire(game, [20, 1, 1]);
    const events = game.play('red', { kind: 'pick', component: 'movement' });
    expect(only(events, 'damaged')).toMatchObject([{ component: 'movement', amount: 3, total: 20 }]);
  });

  test('W-2.2: at twenty structure the unit is destroyed and leaves the map', () => {
    const game = table({ structure: 15 });
    fire(game, [20, 1, 1]);
    const events = game.play('red', { kind: 'pick', component: 'structure' });
    expect(only(events, 'destroyed')).toEqual([{ kind: 'destroyed', unit: 'b1', by: 'r1' }]);
    expect(game.unit('b1')).toMatchObject({ status: 'destroyed', damage: { structure: 20 } });
    const again = { kind: 'act', unit: 'r1', attack: { weapon: 'ppc', target: 'b1' } } as const;
    expect(game.refused('red', again)).toMatchObject({ code: 'no-target' });
  });

  test('W-2.2: a destroyed unit is attacked no more in the same action', () => {
    const units = { r1: { card: RIFLEMAN, at: '0,0' }, b1: { at: '0,10', damage: { structure: 18 } }, b2: {} };
    const game = begun({ units });
    // Standing still against armour above the weapon: one die each.
    shoot(game, { weapon: 'dual-ac-5', extras: 2 }, [20, 1]);
    const events = game.play('red', { kind: 'pick', component: 'structure' });
    expect(only(events, 'destroyed')).toHaveLength(1);
    expect(only(events, 'struck')).toEqual([]);
  });
});

describe('W-12.3: resisting', () => {
  // Rifleman: structure 3/10/16/20.
  test.each([
    [0, 10, 0],
    [0, 9, 5],
    [0, 15, 0],
    [0, 16, 5],
    [5, 10, 5],
    [5, 11, 10],
    [6, 10, 11],
    [15, 3, 20],
  ])('with %i damage, a roll of %i leaves %i', (structure, die, after) => {
    const game = table({ structure });
    const events = fire(game, [15, 1, 11, die]);
    expect(only(events, 'resisted')).toMatchObject([{ incoming: 5, roll: { damage: Math.min(20, structure + 5) } }]);
    expect(game.unit('b1').damage.structure).toBe(after);
    expect(game.unit('b1').status).toBe(after === 20 ? 'destroyed' : 'field');
  });
});
