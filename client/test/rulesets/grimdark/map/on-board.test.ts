import { GONE } from '@ironhex/shared/grimdark';
import { describe, expect, test } from 'vitest';
import { hex, type Placing, tableOf } from '../../../../../shared/test/rules/grimdark/kit.ts';
import type { Counter } from '../../../../src/rulesets/grimdark/map/counters.ts';
import { countersOf, strengthOf } from '../../../../src/rulesets/grimdark/map/on-board.ts';
import { tokensOf } from '../../../../src/rulesets/grimdark/map/tokens.ts';
import { zonesOf } from '../../../../src/rulesets/grimdark/map/zones.ts';

const state = tableOf({
  units: {
    a1: { profile: 'hl-line', hero: 'hl-marshal', hex: [5, 5], shaken: true, fatigued: true, activated: true },
    a2: { profile: 'hl-marshal', hex: null, place: 'joined' },
    a3: { profile: 'hl-crawler', hex: [9, 5], arrived: true },
    a4: { profile: 'hl-militia', hex: null, place: 'aboard', transport: 'a3' },
    a5: { profile: 'hl-militia', hex: null },
    b1: { profile: 'tb-colossus', hex: [9, 15] },
    b2: { profile: 'tb-dreamer', hex: [3, 15], tokens: [4] },
    b3: { profile: 'tb-burrowers', hex: null, place: 'reserve' },
    b4: { profile: 'tb-lashers', hex: null, place: 'scouts' },
    b5: { profile: 'tb-reavers', hex: null, place: 'destroyed' },
  },
  markers: [[12, 8]],
  table: {
    items: [
      { kind: 'relic', at: null, carrier: 'b1' },
      { kind: 'intel', at: hex([2, 8]), carrier: null },
      { kind: 'post', at: hex([20, 2]), carrier: null, marked: 'a3' },
    ],
    effects: [
      { source: 's', on: { unit: 'b1' }, what: { kind: 'grant', rule: 'fast' }, until: 'round' },
      { source: 't', on: { unit: 'b1' }, what: { kind: 'defense', amount: -1 }, until: 'round' },
      { source: 'u', on: { unit: 'b1' }, what: { kind: 'cannot-shoot' }, until: 'battle' },
      { source: 'v', on: { seat: 'b' }, what: { kind: 'morale', amount: -1 }, until: 'battle' },
    ],
  },
});

describe('counters', () => {
  const counters = countersOf(state, {});
  const of = (id: string): Counter => counters.find((counter) => counter.id === id)!;
  const marks = (id: string) => Object.fromEntries(of(id).look.marks.map(({ kind, n }) => [kind, n]));

  test('stand for units on the map and beside it, not for passengers, joined heroes and the dead', () => {
    expect(counters.map(({ id }) => id)).toEqual(['a1', 'a3', 'a5', 'b1', 'b2', 'b3', 'b4']);
    expect(of('a1').at).toBe(hex([5, 5]));
    // In the kit seat a has the north edge.
    expect(of('a5').at).toEqual({ beside: 'top' });
    expect(of('b3').at).toEqual({ beside: 'bottom' });
    expect(counters.map(({ side }) => side)).toEqual([0, 0, 0, 1, 1, 1, 1]);
  });

  test('wait nowhere before the edges are chosen, G-7.5', () => {
    const before = { ...state, seats: state.seats.map((seat) => ({ ...seat, edge: null })) };
    expect(countersOf(before, {}).map(({ id }) => id)).toEqual(['a1', 'a3', 'b1', 'b2']);
  });

  test('tell what lies on their units', () => {
    expect(marks('a1')).toEqual({ shaken: 1, fatigued: 1, hero: 1, activated: 1 });
    expect(of('a1').look.activated).toBe(true);
    expect(marks('a3')).toEqual({ arrived: 1, marked: 1, passengers: 1 });
    expect(marks('b1')).toEqual({ relic: 1, helped: 1, hindered: 2 });
    expect(marks('b2')).toEqual({ tokens: 4 });
    expect(marks('b3')).toEqual({ reserve: 1 });
    expect(marks('b4')).toEqual({ scouts: 1 });
  });

  test('cover seven hexes if they are titanic, G-2.6, wherever they are planned to be', () => {
    expect(of('b1').covers).toHaveLength(6);
    expect(of('a3').covers).toBeUndefined();
    const moved = countersOf(state, { placed: new Map([['b1', hex([20, 10])]]) }).find(({ id }) => id === 'b1')!;
    expect(moved.at).toBe(hex([20, 10]));
    expect(moved.covers).toContain(hex([20, 11]));
  });

  test('have names that differ within a side, and what the plan says of them', () => {
    expect(of('a5').name).toBe('Militia Band 2');
    const shown = countersOf(state, { emphases: new Map([['b1', 'target']]), sights: new Map([['b1', '42 %']]) });
    expect(shown.find(({ id }) => id === 'b1')).toMatchObject({ emphasis: 'target', sight: '42 %' });
    expect(shown.find(({ id }) => id === 'b2')?.emphasis).toBeUndefined();
  });
});

describe('how much is left of a unit, G-13.1', () => {
  const strength = (placing: Partial<Placing> & Pick<Placing, 'profile'>) => {
    const table = tableOf({ units: { a1: { hex: [5, 5], ...placing } } });
    return strengthOf(table, table.units.a1!);
  };
  const lost = (wounds: readonly number[]) => strength({ profile: 'tb-gorers', wounds });

  test.each([
    ['whole', [0, 0, 0], { left: 3, last: 1, half: false }],
    ['one hurt', [0, 2, 0], { left: 3, last: 1 / 3, half: false }],
    ['one lost', [GONE, 0, 0], { left: 2, last: 1, half: false }],
    ['two lost', [GONE, GONE, 1], { left: 1, last: 2 / 3, half: true }],
  ])('counts models: %s', (_, wounds, expected) => {
    const { last, ...others } = expected;
    expect(lost(wounds)).toMatchObject({ of: 'models', total: 3, ...others });
    expect(lost(wounds).last).toBeCloseTo(last);
  });

  test.each([
    [4, { left: 5, half: false }],
    [5, { left: 4, half: true }],
  ])('counts wounds of a unit of one model: %i of 9', (wounds, expected) => {
    expect(strength({ profile: 'hl-rampart', wounds: [wounds] })).toMatchObject({
      of: 'wounds',
      total: 9,
      ...expected,
    });
  });

  test('exactly half of the models is half strength', () => {
    const wounds = [...Array<number>(5).fill(GONE), ...Array<number>(5).fill(0)];
    expect(strength({ profile: 'hl-line', wounds })).toMatchObject({ left: 5, total: 10, half: true });
  });
});

describe('tokens', () => {
  const kinds = (table: Parameters<typeof tokensOf>[0]) => tokensOf(table).map(({ kind, at }) => [kind, at]);

  test('are markers and what lies on the map; what is carried is not', () => {
    expect(kinds(state)).toEqual([
      ['marker', hex([12, 8])],
      ['intel', hex([2, 8])],
      ['post', hex([20, 2])],
    ]);
    const held = { ...state, markers: [{ at: hex([12, 8]), owner: 'b' }] };
    expect(tokensOf(held)[0]).toMatchObject({ side: 1, n: 1 });
    expect(tokensOf(state)[0]).toMatchObject({ side: null });
  });

  test('are the chambers with who controls them, G-18.4', () => {
    const scenario = {
      kind: 'resonance',
      chambers: [
        { chamber: 'logic', at: hex([8, 8]), owner: 'a' },
        { chamber: 'will', at: hex([9, 9]), owner: null },
      ],
      doubled: [],
      interfaced: [],
      usedLogic: [],
      usedKnowledge: [],
      named: {},
    } as const;
    expect(tokensOf({ ...state, scenario, markers: [], items: [] })).toMatchObject([
      { kind: 'logic', side: 0 },
      { kind: 'will', side: null },
    ]);
  });

  test('are the terminals by number, and which are open, G-18.3', () => {
    const terminals = [
      { at: hex([8, 8]), opened: true },
      { at: hex([9, 9]), opened: false },
    ];
    const scenario = { kind: 'storm', blows: true, terminals, sheltered: [], codes: {} } as const;
    expect(tokensOf({ ...state, scenario, markers: [], items: [] })).toMatchObject([
      { kind: 'terminal', n: 1, spent: true },
      { kind: 'terminal', n: 2, spent: false },
    ]);
  });

  test('are the tomb while the relic is hidden, in the hex of its piece nearest to the middle, G-18.2', () => {
    const table = tableOf({
      units: {},
      ground: {
        terrain: [
          {
            type: 'ruins',
            piece: 'tomb',
            hexes: [
              [21, 9],
              [22, 9],
              [23, 9],
            ],
          },
        ],
      },
    });
    const scenario = { kind: 'tomb', piece: 'tomb', hidden: true, collapsed: false } as const;
    expect(kinds({ ...table, scenario })).toEqual([['tomb', hex([23, 9])]]);
    expect(kinds({ ...table, scenario: { ...scenario, hidden: false } })).toEqual([]);
  });
});

describe('deployment zones', () => {
  test('are shown in the colours of their owners while the battle is set up', () => {
    expect(zonesOf({ ...state, stage: 'deployment' }).map(({ name, side }) => [name, side])).toEqual([
      ['North zone', 0],
      ['South zone', 1],
    ]);
    const before = { ...state, stage: 'markers' as const, seats: state.seats.map((seat) => ({ ...seat, edge: null })) };
    expect(zonesOf(before).map(({ side }) => side)).toEqual([null, null]);
  });

  test('are shown in battle only if something is to be carried there', () => {
    expect(zonesOf(state)).toEqual([]);
    const scenario = { kind: 'tomb', piece: 'tomb', hidden: true, collapsed: false } as const;
    expect(zonesOf({ ...state, scenario })).toHaveLength(2);
  });
});
