import { describe, expect, it } from 'vitest';
import type { State } from '../../../../src/rulesets/grimdark/model/state.ts';
import type { Item, Table } from '../../../../src/rulesets/grimdark/model/table.ts';
import { factsOf, hex, type Place, type Placing, runStep, tableOf } from '../kit.ts';
import { squad } from './events.ts';

// What events do at the end of a move, G-9.13: 21, 23, 31, 36.

const WOOD = {
  type: 'forest',
  piece: 'wood',
  hexes: [
    [12, 10],
    [13, 10],
  ],
} as const;
const FIELD = {
  type: 'field',
  piece: 'corn',
  hexes: [
    [14, 10],
    [16, 10],
  ],
} as const;
const FAUNA = { source: 'event 21', on: {}, what: { kind: 'fauna' }, until: 'battle' } as const;

const east = (from: number, to: number): Place[] =>
  Array.from({ length: to - from }, (_, step) => [from + 1 + step, 10] as const);

/** The end of a move of a1 along row r = 10. */
const moved = (
  from: number,
  to: number,
  dice: readonly number[],
  table: Partial<Table>,
  more: Partial<Placing> = {},
) => {
  const units = { a1: squad([to, 10], more), b1: squad([40, 10]) };
  const ground = { terrain: [WOOD, FIELD] };
  const state = tableOf({ units, ground, active: { unit: 'a1', action: 'advance' }, table });
  const path = east(from, to).map(hex);
  const step = { do: 'end-move', unit: 'a1', how: 'advance', from: hex([from, 10]), path, board: null } as const;
  return { state, ...runStep(state, step, { dice }) };
};

describe('21, Carnivorous Fauna', () => {
  const effects = [FAUNA];

  it('rolls for each piece that the move enters, once, and tests on a 1', () => {
    const { events } = moved(10, 16, [2, 1, 3, 3, 3, 3, 1], { effects });
    expect(factsOf(events, 'fauna-rolled')).toMatchObject([
      {
        dice: [
          { piece: 'wood', die: 2 },
          { piece: 'corn', die: 1 },
        ],
      },
    ]);
    expect(factsOf(events, 'danger-tested')).toMatchObject([{ unit: 'a1', wounds: 1 }]);
  });

  it('tests nobody without a 1', () => {
    expect(factsOf(moved(10, 12, [2], { effects }).events, 'danger-tested')).toEqual([]);
  });

  it('does not roll for the piece in which the unit was', () => {
    expect(factsOf(moved(12, 13, [], { effects }).events, 'fauna-rolled')).toEqual([]);
  });

  it('tests once at most in an activation', () => {
    const { events } = moved(10, 12, [1], { effects }, { tested: true });
    expect(factsOf(events, 'danger-tested')).toEqual([]);
  });
});

describe('23, Rigged to Blow', () => {
  const rigged = (piece: string): Partial<State> => {
    const nobody = { asked: 0, asks: [], answers: {}, rigged: null };
    return { own: { a: nobody, b: { ...nobody, rigged: piece } } };
  };

  it('strikes the unit that ends a step in the piece, with D3+3 hits of AP 2, and is over', () => {
    // The wood is in the middle of the path. Defense 4 blocks on 6.
    const { state, events } = moved(10, 15, [3, 6, 6, 6, 6, 5], rigged('wood') as Partial<Table>);
    expect(factsOf(events, 'piece-blew')).toMatchObject([{ seat: 'b', piece: 'wood', unit: 'a1' }]);
    expect(factsOf(events, 'event-struck')).toMatchObject([{ event: 23, unit: 'a1', hits: 5, ap: 2 }]);
    expect(factsOf(events, 'wounds-marked')).toMatchObject([{ target: 'a1', caused: 1 }]);
    expect(state.own.b!.rigged).toBeNull();
  });

  it('leaves those alone who only begin there, or go elsewhere', () => {
    expect(factsOf(moved(13, 14, [], rigged('wood') as Partial<Table>).events, 'event-struck')).toEqual([]);
    expect(factsOf(moved(9, 11, [], rigged('wood') as Partial<Table>).events, 'event-struck')).toEqual([]);
  });
});

describe('31, Psychic Anomaly', () => {
  const items: readonly Item[] = [{ kind: 'anomaly', at: hex([20, 10]), carrier: null }];

  it.each([
    ['ends within 3', 11, 17, true],
    ['starts within 3', 23, 28, true],
    ['goes past it', 14, 26, true],
    ['stays farther away', 10, 16, false],
  ])('a path that %s', (_, from, to, struck) => {
    const dice = struck ? [1, 6, 6, 6, 6] : [];
    const { events } = moved(from, to, dice, { items });
    const hits = struck ? [{ event: 31, unit: 'a1', hits: 4, ap: 0 }] : [];
    expect(factsOf(events, 'event-struck')).toMatchObject(hits);
  });

  it('does nothing to a unit that does not move', () => {
    expect(factsOf(moved(20, 20, [], { items }).events, 'event-struck')).toEqual([]);
  });
});

describe('36, Enemy Intel', () => {
  const lies = (at: Place): Partial<Table> => ({ items: [{ kind: 'intel', at: hex(at), carrier: null }] });

  it('is taken by who ends a move within 1 of it, not by a Shaken unit', () => {
    expect(moved(10, 11, [], lies([12, 10])).state.items).toEqual([{ kind: 'intel', at: null, carrier: 'a1' }]);
    expect(moved(10, 11, [], lies([13, 10])).state.items[0]!.carrier).toBeNull();
    expect(moved(10, 11, [], lies([12, 10]), { shaken: true }).state.items[0]!.carrier).toBeNull();
  });

  it('drops into the hex of a carrier that becomes Shaken or is destroyed', () => {
    for (const step of [
      { do: 'destroy', unit: 'a1', why: 'casualties' },
      { do: 'test', unit: 'a1', why: 'wounds' },
    ] as const) {
      const { state } = moved(10, 11, [], lies([12, 10]));
      const { events } = runStep(state, step, { dice: step.do === 'test' ? [1] : [] });
      expect(factsOf(events, 'items-dropped')).toMatchObject([{ unit: 'a1', at: hex([11, 10]), items: ['intel'] }]);
      expect(state.items).toEqual([{ kind: 'intel', at: hex([11, 10]), carrier: null }]);
    }
  });

  it('drops with the transport of its carrier, in whose hex it is', () => {
    const items: readonly Item[] = [{ kind: 'intel', at: null, carrier: 'a2' }];
    const units = {
      a1: { profile: 'walker', hex: [10, 10] } as const,
      a2: squad(null, { place: 'aboard', transport: 'a1' }),
    };
    const state = tableOf({ units, table: { items } });
    runStep(state, { do: 'test', unit: 'a1', why: 'wounds' }, { dice: [1] });
    expect(state.items).toEqual([{ kind: 'intel', at: hex([10, 10]), carrier: null }]);
  });

  const delivered = (place: Place, unit: 'a1' | 'b1') => {
    const items: readonly Item[] = [{ kind: 'intel', at: null, carrier: unit }];
    const state = tableOf({ units: { [unit]: squad(place) }, table: { items } });
    const at = hex(place);
    const { events } = runStep(state, { do: 'event-move', unit, from: at, path: [at] });
    return { events, state };
  };

  it("is worth a point in the outermost row of the opponent's edge, and gone", () => {
    // Seat A has the north: row 39 of column 10 is r = 34.
    const { events, state } = delivered([10, 34], 'a1');
    expect(factsOf(events, 'intel-delivered')).toMatchObject([{ unit: 'a1', seat: 'a' }]);
    expect(state.seats.map(({ points }) => points)).toEqual([1, 0]);
    expect(state.items).toEqual([]);
    expect(delivered([10, 33], 'a1').state.items).toHaveLength(1);
    expect(delivered([10, -5], 'a1').state.items).toHaveLength(1);
    expect(delivered([10, -5], 'b1').state.seats.map(({ points }) => points)).toEqual([0, 1]);
  });
});
