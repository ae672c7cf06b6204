import { describe, expect, it } from 'vitest';
import { quarterCentre } from '../../../../src/rulesets/grimdark/ground/quarters.ts';
import { ARSENAL } from '../../../../src/rulesets/grimdark/roster/index.ts';
import { effectsOn, unitOf } from '../../../../src/rulesets/grimdark/rules/figures.ts';
import { moraleNeed } from '../../../../src/rulesets/grimdark/rules/morale/need.ts';
import { rangeIn } from '../../../../src/rulesets/grimdark/rules/scenarios/storm.ts';
import { scoreOf } from '../../../../src/rulesets/grimdark/rules/victory.ts';
import { factsOf, hex } from '../kit.ts';
import { eventTable, happen, squad } from './events.ts';

// Events that fall on a player, a part of the map, or on all, G-17.4. The map is 48 by 40: [10, 5] lies in quarter 1.

const UNITS = { a1: squad([10, 5]), a2: squad([30, 0]), b1: squad([10, 20]), b2: squad([30, 10]) };
const needsOf = (state: ReturnType<typeof eventTable>) =>
  Object.keys(UNITS).map((id) => moraleNeed(state, unitOf(state, id)).needs);

describe('16, Combat Fatigued', () => {
  it.each([
    [0, 'a', [5, 5, 4, 4]],
    [1, 'b', [4, 4, 5, 5]],
  ])('pick %i takes 1 off the morale of all units of %s', (pick, seat, needs) => {
    const state = eventTable(UNITS);
    const { events } = happen(state, 16, [pick]);
    expect(factsOf(events, 'event-happened')).toMatchObject([{ event: 16, seat }]);
    expect(needsOf(state)).toEqual(needs);
    expect(state.effects).toMatchObject([{ until: 'battle' }]);
  });
});

describe('22, Toxic Fumes', () => {
  it('strikes every unit in a quarter with D3+4 hits, one D3 for all', () => {
    const state = eventTable({ ...UNITS, b3: squad([11, 5]) });
    const saved = Array(10).fill(4);
    const { events } = happen(state, 22, [0, 2, ...saved]);
    expect(factsOf(events, 'event-happened')).toMatchObject([{ quarter: 1, units: ['a1', 'b3'], dice: [2] }]);
    expect(factsOf(events, 'hits-resolved').map(({ hits }) => [hits.target, hits.hits, hits.ap])).toEqual([
      ['a1', 5, 0],
      ['b3', 5, 0],
    ]);
  });

  it('rolls its D3 where nobody is, too', () => {
    const { events } = happen(eventTable({ a1: squad([10, 5]) }), 22, [3, 6]);
    expect(factsOf(events, 'event-happened')).toMatchObject([{ quarter: 4, units: [] }]);
  });
});

describe('24, Earthquake', () => {
  it('tests every unit in terrain: a die per Tough, each 1 a wound', () => {
    const hexes = [
      [10, 5],
      [11, 5],
      [30, 10],
    ] as const;
    const ground = { terrain: [{ type: 'forest', piece: 'wood', hexes }] };
    const state = eventTable({ ...UNITS, a1: { profile: 'titan', hex: [10, 4] } }, { ground });
    const { events } = happen(state, 24, [...Array(18).fill(2), 1, 1, 1, 2, 2, 3]);
    expect(factsOf(events, 'event-happened')).toMatchObject([{ units: ['a1', 'b2'] }]);
    expect(factsOf(events, 'danger-tested').map(({ unit, wounds }) => [unit, wounds])).toEqual([
      ['a1', 0],
      ['b2', 3],
    ]);
    expect(factsOf(events, 'morale-tested')).toMatchObject([{ unit: 'b2', result: 'shaken' }]);
    // It does not count as the one test of an activation.
    expect(state.units.b2!.tested).toBe(false);
  });
});

describe('25, Dark Clouds', () => {
  it('takes 6 off ranges of the units that are in a quarter when they shoot', () => {
    const state = eventTable(UNITS);
    happen(state, 25, [0]);
    const { rifle, seeker } = state.arsenal.weapons;
    const range = (id: string, weapon = rifle!) => rangeIn(state, unitOf(state, id), weapon);
    expect([range('a1'), range('a2'), range('b1'), range('b2')]).toEqual([18, 24, 24, 24]);
    expect(range('a1', seeker)).toBe(24);
    expect(rangeIn(state, unitOf(state, 'a1'), { ...rifle!, range: 4 })).toBe(0);
    expect(state.effects).toMatchObject([{ until: 'round' }]);
  });
});

describe('26, Finish Them!', () => {
  it('gives every model an attack more', () => {
    const state = eventTable(UNITS);
    happen(state, 26);
    expect(state.effects).toEqual([
      { source: 'event 26', on: {}, what: { kind: 'melee-attacks', amount: 1 }, until: 'round' },
    ]);
  });
});

describe('31, 36: tokens', () => {
  it.each([
    [31, 'anomaly', 0, 1],
    [36, 'intel', 3, 4],
  ] as const)('%i lays one on the centre of a quarter', (event, kind, pick, quarter) => {
    const state = eventTable(UNITS);
    happen(state, event, [pick]);
    expect(state.items).toEqual([{ kind, at: quarterCentre(state.board, quarter), carrier: null }]);
  });

  it('lays it beside a centre that cannot be entered', () => {
    const centre = [12, 4] as const;
    const ground = { terrain: [{ type: 'deep', piece: 'pond', hexes: [centre] }] };
    expect(hex(centre)).toBe(quarterCentre(eventTable(UNITS).board, 1));
    const state = eventTable(UNITS, { ground });
    happen(state, 31, [0]);
    expect(state.items[0]!.at).toBe(hex([12, 3]));
  });
});

describe('42, 43, 45: first dice', () => {
  it.each([42, 43, 45] as const)('%i waits for the round', (event) => {
    const state = eventTable(UNITS);
    happen(state, event);
    const what = { kind: 'first-die', event };
    expect(state.effects).toEqual([{ source: `event ${event}`, on: {}, what, until: 'round' }]);
  });
});

describe('53, Flash Grenades', () => {
  it('takes 1 off the dice to hit in melee against the units of a player', () => {
    const state = eventTable(UNITS);
    happen(state, 53, [1]);
    expect(effectsOn(state, unitOf(state, 'a1'), 'hit')).toMatchObject([
      { what: { amount: -1, scope: 'melee', against: 'b' }, until: 'round' },
    ]);
  });
});

describe('65, Critical Transmission', () => {
  it('gives a player a victory point', () => {
    const state = eventTable(UNITS);
    happen(state, 65, [1]);
    expect(scoreOf(state)).toEqual([0, 1]);
  });
});

describe('32, The Walking Dead', () => {
  it('rise on the centre of a quarter, D6+4 of them', () => {
    const state = eventTable(UNITS);
    happen(state, 32, [3, 2]);
    const dead = unitOf(state, 'n1');
    expect(dead).toMatchObject({ seat: 'n', place: 'map', at: quarterCentre(state.board, 3), startingSize: 7 });
    expect(dead.wounds.filter((wounds) => wounds === 0)).toHaveLength(7);
    expect(ARSENAL.profiles['walking-dead']).toMatchObject({ quality: 5, defense: 5, tough: 1, rules: { slow: 1 } });
  });

  it('rise beside a unit that stands there, and once more as another unit', () => {
    const state = eventTable({ a1: squad([12, 4]) });
    happen(state, 32, [1, 0]);
    happen(state, 32, [1, 0]);
    expect([state.units.n1!.at, state.units.n2!.at]).toEqual([hex([12, 3]), hex([13, 3])]);
  });
});
