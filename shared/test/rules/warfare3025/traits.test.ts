import { describe, expect, test } from 'vitest';
import { armed, begun, GRIFFIN, LOCUST, only, RIFLEMAN, shoot, straight, type UnitWords, WOLVERINE } from './kit.ts';

const table = (card: typeof GRIFFIN, target: UnitWords = {}, ground: Record<string, string> = {}) =>
  begun({ ground, units: { r1: { card, at: '0,0' }, b1: { card: WOLVERINE, at: '0,8', ...target } } });

describe('W-9.6: rapid fire', () => {
  // One advantage each: the Locust stands still, at short range; the Wolverine's armour is above its tier at 2 hexes.
  const gun = (extras: number, dice: number[]) => {
    const game = table(LOCUST, { at: '0,2' });
    return { game, events: shoot(game, { weapon: 'dual-mg', extras }, dice) };
  };

  test.each([0, 1, 2, 3])('%i extras are as many attacks and ticks more', (extras) => {
    const { events } = gun(
      extras,
      Array.from({ length: 2 + extras }, () => 2),
    );
    expect(only(events, 'actionDeclared')).toMatchObject([{ cost: 3 + extras }]);
    expect(only(events, 'struck')).toHaveLength(2 + extras);
  });

  test('a poor attack does not empty the weapon, one of none does, the last included', () => {
    expect(gun(1, [2, 2, 2]).game.unit('r1').emptied).toEqual([]);
    expect(gun(1, [2, 2, 1]).game.unit('r1').emptied).toEqual(['dual-mg']);
  });

  test('damage on the weapon makes none likelier: a capped die empties it too', () => {
    const game = begun({
      units: {
        r1: { card: LOCUST, at: '0,0', damage: { 'dual-mg': 1 } },
        b1: { card: WOLVERINE, at: '0,2' },
      },
    });
    expect(only(shoot(game, { weapon: 'dual-mg', extras: 3 }, [20]), 'weaponEmptied')).toHaveLength(1);
  });

  test('an emptied weapon leaves the others', () => {
    const { game } = gun(1, [1]);
    game.play('red', { kind: 'act', unit: 'r1', attack: { weapon: 'medium-laser', target: 'b1' } }, [2]);
    expect(game.unit('r1').token).toBe('stationary');
  });
});

describe('W-9.6: spread', () => {
  const fast = { token: 'fast' } as const;
  const spread = (damage: number) => armed(GRIFFIN, { tier: 3, damage, traits: { spread: 8 } });
  const fire = (damage: number, defence: 'armour' | 'piloting', dice: number[]) => {
    const game = table(spread(damage), fast);
    return { game, events: shoot(game, { weapon: 'ppc', defence }, dice) };
  };

  // Standing still and spread against fast: 2 against 1, so the attacker rolls two dice.
  test.each([
    [5, 2],
    [4, 2],
    [3, 1],
  ])('%i damage is %i against a fast target that pilots', (damage, half) => {
    const { game } = fire(damage, 'piloting', [1, 15, 9, 1]);
    expect(game.unit('b1').damage).toMatchObject({ structure: half, armour: 0 });
  });

  test('1 damage is 0', () => {
    const { game, events } = fire(1, 'piloting', [1, 15, 9, 1]);
    expect(only(events, 'struck')).toMatchObject([{ result: 'structure', damage: 0 }]);
    expect(only(events, 'damaged')).toEqual([]);
    expect(game.unit('b1').damage.structure).toBe(0);
  });

  test('no armour damage when the tiers are even', () => {
    const { events } = fire(5, 'piloting', [1, 15, 16]);
    expect(only(events, 'struck')).toMatchObject([{ result: 'nothing', damage: 0 }]);
  });

  test('whole damage against armour', () => {
    // Standing still is the only advantage: two dice against one.
    const { game } = fire(5, 'armour', [1, 15, 8, 1]);
    expect(game.unit('b1').damage.structure).toBe(5);
  });
});

describe('W-9.6 and W-10.4: haywire', () => {
  // The PPC is above the Wolverine's armour and stands still: attacker two dice, defender the lower of two.
  const ppc = (dice: number[]) => {
    const game = table(GRIFFIN, { ticks: 40 });
    return { game, events: shoot(game, { weapon: 'ppc' }, dice) };
  };
  test.each([
    ['a miss', [7, 7], []],
    ['a scratch on the armour', [8, 8, 8, 8], []],
    ['a hit on structure', [15, 8, 8, 8, 1], [3]],
    ['a hit on structure that is resisted', [15, 8, 8, 8, 12], [3]],
  ])('%s', (_, dice, expected) => {
    const { game, events } = ppc(dice);
    expect(only(events, 'ticksGained').map(({ ticks }) => ticks)).toEqual(expected);
    // After the skim of the Griffin's own 8 ticks.
    expect(game.unit('b1').ticks).toBe(40 - 8 + expected.length * 3);
  });

  test('a picked component', () => {
    const { game } = ppc([15, 8, 1, 1]);
    const picked = game.play('red', { kind: 'pick', component: 'movement' });
    expect(only(picked, 'ticksGained')).toMatchObject([{ unit: 'b1', ticks: 3, rule: 'W-9.6' }]);
    expect(game.unit('b1').ticks).toBe(40 - 8 + 3);
  });

  test('each hit of an action counts, and the tie roll is lost with the change', () => {
    const card = armed(GRIFFIN, { attacks: 2 });
    const game = table(card, { ticks: 40 });
    game.unit('b1').tieRolls = [{ tier: 2, die: 9 }];
    shoot(game, { weapon: 'ppc' }, [15, 8, 8, 8, 12, 15, 8, 8, 8, 12]);
    expect(game.unit('b1')).toMatchObject({ ticks: 38, tieRolls: [] });
  });
});

describe('W-9.6: missile swarm', () => {
  test.each([
    // Standing still, best band, armour of its tier: two dice each.
    ['srm-6', WOLVERINE, { card: WOLVERINE, at: '0,10' }, [1, 1, 1, 1, 1, 1], 3],
    // Standing still, best band, against armour above it: one die each.
    ['lrm-10', GRIFFIN, { card: RIFLEMAN, at: '0,16' }, [1, 1], 2],
  ] as const)('the %s makes its attacks one after the other', (weapon, card, target, misses, shots) => {
    const events = shoot(table(card, target), { weapon }, misses);
    expect(only(events, 'struck').map(({ shot }) => shot)).toEqual([1, 2, 3].slice(0, shots));
  });
});

test('W-9.6: ignores fast and cover leaves only armour to roll, and the defender is not asked', () => {
  const flamer = armed(WOLVERINE, { traits: { ignoresFastAndCover: true } });
  const game = table(flamer, { token: 'fast' }, { '0,5': 'light' });
  const move = { path: straight('0,0', 1, 1), facing: 0 };
  const events = shoot(game, { weapon: 'autocannon-5', move }, [9, 20]);
  expect(only(events, 'defenceAsked')).toEqual([]);
  expect(only(events, 'defenceSet')).toMatchObject([{ defence: 'armour', chosen: false }]);
});
