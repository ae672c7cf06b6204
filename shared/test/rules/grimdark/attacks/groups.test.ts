import { describe, expect, it } from 'vitest';
import type { Effect } from '../../../../src/rulesets/grimdark/model/effects.ts';
import { GONE } from '../../../../src/rulesets/grimdark/roster/index.ts';
import { groupsOf, rangedWeapons, strikesOf } from '../../../../src/rulesets/grimdark/rules/attacks/weapons.ts';
import { type Placing, tableOf } from '../kit.ts';

const mixed: Placing['with'] = {
  models: [
    { type: 'trooper', count: 2, weapons: ['rifle', 'blade'] },
    { type: 'gunner', count: 1, weapons: ['carbine', 'carbine', 'rifle', 'blade', 'claws'] },
    { type: 'hero', count: 1, tough: 3, rules: { hero: 1 }, weapons: ['rifle', 'tb-maw', 'blade'] },
  ],
};

const table = (placing: Partial<Placing> = {}, effects: readonly Effect[] = []) =>
  tableOf({
    units: {
      a1: { profile: 'squad', hex: [10, 10], with: mixed, ...placing },
      b1: { profile: 'squad', hex: [11, 10] },
    },
    table: { effects },
  });

const listed = (state: ReturnType<typeof table>, kind: 'ranged' | 'melee') =>
  groupsOf(state, state.units.a1!, kind).map(({ weapon, hero, carriers }) => [
    weapon.id,
    hero,
    carriers.map(({ model, attacks }) => `${model}:${attacks}`).join(' '),
  ]);

describe('groups of weapons, G-10.3', () => {
  it('puts one weapon id into one group, the joined hero apart and last, and counts double weapons twice', () => {
    expect(listed(table(), 'ranged')).toEqual([
      ['rifle', false, '0:1 1:1 2:1'],
      ['carbine', false, '2:4'],
      ['rifle', true, '3:1'],
    ]);
    expect(listed(table(), 'melee')).toEqual([
      ['blade', false, '0:1 1:1 2:1'],
      ['claws', false, '2:2'],
      ['tb-maw', true, '3:1'],
      ['blade', true, '3:1'],
    ]);
  });

  it('lets only the living carry', () => {
    expect(listed(table({ wounds: [GONE, 0, GONE, 0] }), 'ranged')).toEqual([
      ['rifle', false, '1:1'],
      ['rifle', true, '3:1'],
    ]);
  });

  it('keeps a hero that joined nobody in plain groups', () => {
    const alone = { models: [{ type: 'hero', count: 1, tough: 3, rules: { hero: 1 }, weapons: ['rifle', 'maul'] }] };
    expect(listed(table({ with: alone }), 'ranged')).toEqual([['rifle', false, '0:1']]);
  });

  it('leaves out what is spent, and what event 13 has taken', () => {
    expect(listed(table({ spent: ['carbine'] }), 'ranged').map(([id]) => id)).toEqual(['rifle', 'rifle']);
    expect(listed(table({ lost: ['rifle'] }), 'ranged').map(([id]) => id)).toEqual(['carbine']);
    const lost = table({ lost: ['rifle'] });
    expect(rangedWeapons(lost, lost.units.a1!)).toEqual(['carbine']);
    expect(rangedWeapons(table(), table().units.a1!)).toEqual(['carbine', 'rifle']);
  });

  it('event 26: gives each model one more attack with its first listed melee weapon, and only with that', () => {
    const more: Effect = { source: 'event 26', on: {}, what: { kind: 'melee-attacks', amount: 1 }, until: 'round' };
    expect(listed(table({}, [more]), 'melee')).toEqual([
      ['blade', false, '0:2 1:2 2:2'],
      ['claws', false, '2:2'],
      ['tb-maw', true, '3:2'],
      ['blade', true, '3:1'],
    ]);
    expect(listed(table({}, [more]), 'ranged')).toEqual(listed(table(), 'ranged'));
  });

  it('event 54: doubles the attacks of ranged weapons', () => {
    const twice: Effect = { source: 'event 54', on: { unit: 'a1' }, what: { kind: 'shots', times: 2 }, until: 'round' };
    expect(listed(table({}, [twice]), 'ranged')).toEqual([
      ['rifle', false, '0:2 1:2 2:2'],
      ['carbine', false, '2:8'],
      ['rifle', true, '3:2'],
    ]);
    expect(listed(table({}, [twice]), 'melee')).toEqual(listed(table(), 'melee'));
  });

  it('event 63: arms one model with an alien cannon while it lives', () => {
    expect(listed(table({ cannon: 1 }), 'ranged')).toContainEqual(['alien-cannon', false, '1:3']);
    expect(listed(table({ cannon: 1, wounds: [0, GONE, 0, 0] }), 'ranged').map(([id]) => id)).not.toContain(
      'alien-cannon',
    );
  });
});

describe('strikes, G-12.4', () => {
  it('come Deadly first, then in profile order, a hero last, without cover and distance', () => {
    const state = table();
    const strikes = strikesOf(state, state.units.a1!, state.units.b1!, 'charge');
    expect(strikes.map(({ weapon, hero }) => [weapon, hero])).toEqual([
      ['tb-maw', true],
      ['blade', false],
      ['claws', false],
      ['blade', true],
    ]);
    expect(strikes[0]).toMatchObject({ by: 'a1', target: 'b1', how: 'charge', distance: 1, cover: 'none' });
  });

  it('can be of some weapons only', () => {
    const state = table();
    const some = strikesOf(state, state.units.a1!, state.units.b1!, 'melee', ({ id }) => id === 'claws');
    expect(some.map(({ weapon }) => weapon)).toEqual(['claws']);
  });
});
