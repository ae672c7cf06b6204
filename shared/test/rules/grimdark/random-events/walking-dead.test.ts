import { describe, expect, it } from 'vitest';
import { GONE } from '../../../../src/rulesets/grimdark/roster/index.ts';
import { factsOf, type Ground, hex, type Laying, type Place, type Placing, runStep, tableOf } from '../kit.ts';
import { squad } from './events.ts';

// What the walking dead do at the end of a round, G-17.5.

const dead = (at: Place, models = 5): Placing => ({
  profile: 'walking-dead',
  hex: at,
  startingSize: models,
  wounds: Array.from({ length: 10 }, (_, model) => (model < models ? 0 : GONE)),
});

const walked = (units: Laying['units'], dice: readonly number[] = [], ground: Ground = {}, table = {}) => {
  const state = tableOf({ units, ground, table: { phase: 'end', ...table } });
  const { events, asked } = runStep(state, { do: 'event-ends' }, { dice });
  return { state, events, asked: asked.map(({ key }) => key), moved: factsOf(events, 'dead-moved') };
};

const misses = (count: number): number[] => Array(count).fill(1);

describe('the target of the walking dead, G-17.5', () => {
  const goal = (units: Laying['units']) => walked({ n1: dead([10, 10]), ...units }).moved[0]?.target;

  it('is the nearest unit; ties go to the lower number, then to seat A', () => {
    expect(goal({ a1: squad([30, 10]), b2: squad([29, 10]) })).toBe('b2');
    expect(goal({ a2: squad([30, 10]), b1: squad([30, 0]) })).toBe('b1');
    expect(goal({ a1: squad([30, 10]), b1: squad([30, 0]) })).toBe('a1');
  });

  it('is never one of their own', () => {
    expect(goal({ n2: dead([12, 10]) })).toBeUndefined();
  });
});

describe('a move of the walking dead, G-17.5', () => {
  it('charges along the shortest path, up to 8 hexes, and they fight', () => {
    const { state, moved, events, asked } = walked({ n1: dead([10, 10]), a1: squad([19, 10]) }, [
      ...misses(15),
      ...misses(5),
    ]);
    expect(moved).toMatchObject([{ unit: 'n1', target: 'a1', how: 'charge' }]);
    expect(moved[0]!.path).toHaveLength(8);
    expect(factsOf(events, 'melee-began')).toMatchObject([{ charger: 'n1', target: 'a1' }]);
    expect(asked).toEqual(['strike-back']);
    expect(state.units.n1).toMatchObject({ fatigued: true });
    expect(state.fight).toBeNull();
  });

  it('charges without a step where they are in contact', () => {
    const { moved } = walked({ n1: dead([10, 10], 1), a1: squad([11, 10]) }, misses(8));
    expect(moved).toMatchObject([{ how: 'charge', path: [] }]);
  });

  it('rushes 8 hexes towards those who are too far away', () => {
    const { state, moved, events } = walked({ n1: dead([10, 10]), a1: squad([20, 10]) });
    expect(moved).toMatchObject([{ how: 'rush', target: 'a1' }]);
    expect(moved[0]!.path).toHaveLength(8);
    expect(state.units.n1).toMatchObject({ at: hex([18, 10]), activated: false });
    expect(factsOf(events, 'melee-began')).toEqual([]);
  });

  it('stops where difficult terrain or an enemy beside the way does not let them go on', () => {
    const wood = {
      terrain: [
        {
          type: 'forest',
          piece: 'wood',
          hexes: [
            [11, 10],
            [11, 9],
            [10, 11],
          ] as const,
        },
      ],
    };
    const around = {
      ...wood.terrain[0]!,
      hexes: [
        [10, 9],
        [11, 9],
        [11, 10],
        [10, 11],
        [9, 11],
        [9, 10],
      ] as const,
    };
    expect(walked({ n1: dead([10, 10]), a1: squad([20, 10]) }, [], { terrain: [around] }).moved[0]!.path).toHaveLength(
      6,
    );
    // The nearest cannot be reached; the rush ends before the neighbourhood of an enemy.
    const lake = [
      [30, 9],
      [31, 9],
      [31, 10],
      [30, 11],
      [29, 11],
      [29, 10],
    ] as const;
    const { moved, state } = walked({ n1: dead([10, 10]), a1: squad([30, 10]) }, [], {
      terrain: [{ type: 'deep', piece: 'lake', hexes: lake }],
    });
    expect(moved).toMatchObject([{ how: 'rush', path: [] }]);
    expect(state.units.n1!.at).toBe(hex([10, 10]));
  });

  it('meets what others meet at the end of their moves', () => {
    const items = [{ kind: 'anomaly', at: hex([18, 10]), carrier: null }] as const;
    const { events } = walked({ n1: dead([10, 10]), a1: squad([20, 10]) }, [1, 6, 6, 6, 6], {}, { items });
    expect(factsOf(events, 'event-struck')).toMatchObject([{ event: 31, unit: 'n1' }]);
  });
});

describe('the walking dead after a fight, G-17.5', () => {
  it('they step back in the lowest direction and test no morale; others do as after every melee', () => {
    const strikes = [6, 6, 6, ...misses(12)];
    const { state, events } = walked({ n1: dead([10, 10]), a1: squad([12, 10]) }, [
      ...strikes,
      1,
      1,
      1,
      ...misses(2),
      3,
    ]);
    expect(factsOf(events, 'morale-tested')).toMatchObject([{ unit: 'a1', why: 'melee', die: 3, result: 'routed' }]);
    expect(state.units.a1!.place).toBe('destroyed');
    expect(factsOf(events, 'morale-checked')).toHaveLength(1);
  });

  it('they hold no markers, and are no army', () => {
    const state = tableOf({
      units: { n1: dead([10, 10]), a1: squad(null, { place: 'destroyed' }) },
      markers: [[10, 11]],
    });
    runStep(state, { do: 'markers' });
    expect(state.markers[0]!.owner).toBeNull();
    runStep({ ...state, phase: 'end' }, { do: 'event-ends' });
    const ended = runStep(state, { do: 'end-round' });
    expect(factsOf(ended.events, 'battle-ended')).toMatchObject([{ winner: null }]);
  });
});
