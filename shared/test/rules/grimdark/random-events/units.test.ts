import { describe, expect, it } from 'vitest';
import { GONE } from '../../../../src/rulesets/grimdark/roster/index.ts';
import { groupsOf } from '../../../../src/rulesets/grimdark/rules/attacks/weapons.ts';
import { figuresOf, unitOf } from '../../../../src/rulesets/grimdark/rules/figures.ts';
import { moraleNeed } from '../../../../src/rulesets/grimdark/rules/morale/need.ts';
import { factsOf } from '../kit.ts';
import { eventTable, happen, squad } from './events.ts';

// Events that fall on random units, G-17.4. Units are picked among a1, a2, b1, b2 in this order, G-17.3.

const UNITS = {
  b1: squad([20, 10]),
  a2: squad([10, 14]),
  b2: squad([20, 14]),
  a1: squad([10, 10]),
};
const CLAWS = { with: { models: [{ type: 'beast', count: 3, weapons: ['claws'] }] } };

const unitsOf = (...[state, event, dice]: Parameters<typeof happen>) =>
  factsOf(happen(state, event, dice).events, 'event-happened')[0]!.units;

describe('13, Fragile Guns', () => {
  it('takes one ranged weapon of D3 units, picked among those that they have', () => {
    const guns = { with: { models: [{ type: 'gunner', count: 2, weapons: ['rifle', 'cannon', 'blade'] }] } };
    const state = eventTable({ ...UNITS, a1: squad([10, 10], guns) });
    // A D3 of 2: the first of four, then the second of three; then the second weapon of two, and the only one.
    const { events } = happen(state, 13, [3, 0, 1, 1, 0]);
    expect(factsOf(events, 'event-happened')).toMatchObject([
      { event: 13, units: ['a1', 'b1'], weapons: ['rifle', 'rifle'], dice: [3] },
    ]);
    expect(state.units.a1!.lost).toEqual(['rifle']);
    expect(groupsOf(state, unitOf(state, 'a1'), 'ranged').map(({ weapon }) => weapon.id)).toEqual(['cannon']);
    expect(groupsOf(state, unitOf(state, 'b1'), 'ranged')).toEqual([]);
    expect(groupsOf(state, unitOf(state, 'b2'), 'ranged')).toHaveLength(1);
  });

  it('takes them of those alone who have any, and of all if there are fewer', () => {
    const state = eventTable({ a1: squad([10, 10], CLAWS), b1: squad([20, 10]) });
    expect(unitsOf(state, 13, [6, 0, 0])).toEqual(['b1']);
  });
});

describe('14, Monstrous Spawn', () => {
  it('strikes a unit with D3+3 hits of AP 1; then its morale is tested', () => {
    const state = eventTable(UNITS);
    const { events } = happen(state, 14, [2, 1, 4, 4, 4, 6, 3]);
    expect(factsOf(events, 'event-struck')).toMatchObject([{ event: 14, unit: 'b1', die: 1, hits: 4, ap: 1 }]);
    expect(factsOf(events, 'wounds-marked')).toMatchObject([{ target: 'b1', by: null, caused: 3 }]);
    expect(factsOf(events, 'morale-tested')).toMatchObject([{ unit: 'b1', why: 'wounds', die: 3, result: 'shaken' }]);
  });

  it('does nothing where nobody is', () => {
    const { events } = happen(eventTable({ a1: squad(null) }), 14);
    expect(events.map(({ kind }) => kind)).toEqual(['event-rolled', 'event-happened']);
  });
});

describe('15, Low Supplies', () => {
  it('keeps D3 units with ranged weapons from shooting for the battle', () => {
    const state = eventTable({ ...UNITS, a1: squad([10, 10], CLAWS) });
    expect(unitsOf(state, 15, [4, 0, 1])).toEqual(['a2', 'b2']);
    expect(state.effects).toEqual(
      ['a2', 'b2'].map((unit) => ({
        source: 'event 15',
        on: { unit },
        what: { kind: 'cannot-shoot' },
        until: 'battle',
      })),
    );
  });
});

describe('34, Old Friend', () => {
  it('brings a model that takes wounds after its own models, before a hero', () => {
    const state = eventTable({ a1: { profile: 'fc-acolytes', hero: 'fc-cantor', hex: [10, 10] } });
    const before = state.units.a1!;
    const track = figuresOf(state, before).track.map(({ type }) => type);
    happen(state, 34, [0]);
    const after = unitOf(state, 'a1');
    expect(figuresOf(state, after).track.map(({ type }) => type)).toEqual([...track.slice(0, -1), 'friend', 'cantor']);
    expect(after).toMatchObject({ startingSize: before.startingSize + 1 });
    expect(after.wounds).toHaveLength(track.length + 1);
    expect(after.tokens).toHaveLength(track.length + 1);
    expect(figuresOf(state, after).track.at(-2)).toMatchObject({ quality: 3, defense: 3, tough: 1 });
  });

  it('keeps the wounds, the tokens and the cannon of those behind it where they are', () => {
    const state = eventTable({
      a1: {
        profile: 'squad',
        with: { models: [{ type: 'trooper', count: 2, weapons: ['rifle'] }] },
        hero: 'fc-cantor',
        hex: [10, 10],
        wounds: [0, 0, 2],
        tokens: [0, 0, 3],
        cannon: 2,
      },
    });
    happen(state, 34, [0]);
    expect(state.units.a1).toMatchObject({ wounds: [0, 0, 0, 2], tokens: [0, 0, 0, 3], cannon: 3 });
  });

  it('comes to units of standard size with two or more models only', () => {
    const state = eventTable({
      a1: { profile: 'walker', hex: [10, 10] },
      a2: squad([10, 14], { wounds: [0, GONE, GONE, GONE, GONE] }),
      b1: squad([20, 10]),
    });
    expect(unitsOf(state, 34, [0])).toEqual(['b1']);
    expect(unitsOf(state, 34)).toEqual([]);
  });
});

describe('41, Surprise Attack', () => {
  it('makes a unit in terrain Shaken, a titanic one with any of its hexes', () => {
    const ground = {
      terrain: [
        {
          type: 'mines',
          piece: 'm',
          hexes: [
            [11, 10],
            [20, 14],
          ] as const,
        },
      ],
    };
    const state = eventTable({ ...UNITS, a1: { profile: 'titan', hex: [10, 10] } }, { ground });
    expect(unitsOf(state, 41, [0])).toEqual(['a1']);
    expect(state.units.a1!.shaken).toBe(true);
    expect(unitsOf(state, 41, [1])).toEqual(['b2']);
  });

  it('does nothing on open ground', () => {
    expect(unitsOf(eventTable(UNITS), 41)).toEqual([]);
  });
});

describe('54, Suppressing Fire', () => {
  it('doubles the attacks of ranged weapons for the round', () => {
    const state = eventTable({ ...UNITS, a1: squad([10, 10], CLAWS) });
    expect(unitsOf(state, 54, [0])).toEqual(['a2']);
    const attacks = (kind: 'ranged' | 'melee') =>
      groupsOf(state, unitOf(state, 'a2'), kind)[0]!.carriers.map((each) => each.attacks);
    expect(attacks('ranged')).toEqual([2, 2, 2, 2, 2]);
    expect(attacks('melee')).toEqual([1, 1, 1, 1, 1]);
    expect(state.effects[0]).toMatchObject({ until: 'round' });
  });
});

describe('55, War Shout', () => {
  it('rouses a Shaken unit', () => {
    const state = eventTable({ ...UNITS, b1: squad([20, 10], { shaken: true }) });
    expect(unitsOf(state, 55, [0])).toEqual(['b1']);
    expect(state.units.b1!.shaken).toBe(false);
    expect(unitsOf(state, 55)).toEqual([]);
  });
});

describe('56, Covered in Blood', () => {
  it('takes 1 off the morale of enemies within 6, for the battle', () => {
    const state = eventTable({ a1: squad([10, 10]), a2: squad([11, 10]), b1: squad([16, 10]), b2: squad([17, 10]) });
    expect(unitsOf(state, 56, [0])).toEqual(['a1']);
    const needs = ['a1', 'a2', 'b1', 'b2'].map((id) => moraleNeed(state, unitOf(state, id)).needs);
    expect(needs).toEqual([4, 4, 5, 4]);
    expect(state.effects[0]).toMatchObject({ until: 'battle' });
  });
});

describe('63, Alien Cannon', () => {
  it('gives a weapon to the first living model of a unit', () => {
    const state = eventTable({ ...UNITS, b1: squad([20, 10], { wounds: [GONE, 0, 0, 0, 0] }) });
    expect(unitsOf(state, 63, [2])).toEqual(['b1']);
    const groups = groupsOf(state, unitOf(state, 'b1'), 'ranged');
    expect(groups.map(({ weapon, carriers }) => [weapon.range, carriers])).toContainEqual([
      24,
      [{ model: 1, attacks: 3 }],
    ]);
  });
});
