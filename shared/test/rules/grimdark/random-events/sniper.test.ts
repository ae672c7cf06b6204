import { describe, expect, it } from 'vitest';
import { Meter, metered } from '../../../../src/cost.ts';
import type { Item } from '../../../../src/rulesets/grimdark/model/table.ts';
import { sniperPost } from '../../../../src/rulesets/grimdark/rules/random-events/sniper.ts';
import { boardOf, factsOf, type Ground, hex, type Laying, runStep, tableOf } from '../kit.ts';
import { eventTable, happen, squad } from './events.ts';

// The crazed sniper, event 33 of G-17.4.

const piece = (type: string, id: string, ...hexes: readonly (readonly [number, number])[]) => ({
  type,
  piece: id,
  hexes,
});
const post = (ground: Ground) => sniperPost(boardOf(ground));

describe('the post of the crazed sniper, event 33', () => {
  it('is the terrain hex with the greatest level and height together', () => {
    const terrain = [
      piece('building', 'house', [10, 10]),
      piece('forest', 'wood', [20, 10]),
      piece('swamp', 'bog', [30, 5]),
    ];
    expect(post({ terrain })).toBe(hex([10, 10]));
    expect(post({ terrain, levels: [{ level: 2, hexes: [[20, 10]] }] })).toBe(hex([20, 10]));
    // A hill alone is no terrain.
    expect(post({ terrain, levels: [{ level: 5, hexes: [[40, 0]] }] })).toBe(hex([10, 10]));
  });

  it('is of several that from which most hexes are seen, then the first in map order', () => {
    const same = [piece('wall', 'w', [10, 10], [20, 10])];
    expect(post({ terrain: same })).toBe(hex([10, 10]));
    // A hill beside the first hides a part of the map.
    expect(post({ terrain: same, levels: [{ level: 4, hexes: [[11, 10]] }] })).toBe(hex([20, 10]));
  });

  it('is the best of the first in map order, where a map of any size has very many', () => {
    const columns = Array.from({ length: 98 }, (_, column) => column);
    const towers = columns.flatMap((q) =>
      [20, 40, 60, 80].map((row): [number, number] => [q, row - Math.floor(q / 2)]),
    );
    const board = boardOf({ w: 98, h: 98, terrain: [piece('building', 'b', ...towers)] });
    const meter = new Meter({ dice: 0, events: 0, hexes: 6_000_000 });
    expect(metered(meter, () => sniperPost(board))).toMatch(/^\d{4}$/);
    // All posts against all hexes, without leaving anything out: 392 x 9,604 lines.
    expect(meter.spent.hexes).toBeGreaterThan(100_000);
  });

  it('is nowhere on open ground: then nothing happens', () => {
    const state = eventTable({ a1: squad([10, 10]) });
    happen(state, 33);
    expect(state.items).toEqual([]);
  });
});

const GROUND = { terrain: [piece('building', 'house', [10, 10]), piece('wall', 'wall', [11, 10])] };
const AT = hex([10, 10]);

it('the crazed sniper marks a random unit', () => {
  const state = eventTable({ a1: squad([15, 10]), b1: squad([20, 10]) }, { ground: GROUND });
  happen(state, 33, [1]);
  expect(state.items).toEqual([{ kind: 'post', at: AT, carrier: null, marked: 'b1' }]);
});

describe('the crazed sniper at the end of a round', () => {
  const shot = (units: Laying['units'], dice: readonly number[] = []) => {
    const items: readonly Item[] = [{ kind: 'post', at: AT, carrier: null, marked: 'b1' }];
    const state = tableOf({ units, ground: GROUND, table: { items, phase: 'end' } });
    const { events } = runStep(state, { do: 'event-ends' }, { dice });
    return { state, events };
  };

  it('D3 hits of AP 0 strike the marked unit, if it is seen from above the post; then its morale is tested', () => {
    // The wall before the house does not hide it: the eye is two above its top.
    const { events } = shot({ b1: squad([15, 10], { wounds: [0, 0, -1, -1, -1] }) }, [5, 3, 4, 2]);
    expect(factsOf(events, 'event-struck')).toMatchObject([{ event: 33, unit: 'b1', die: 5, hits: 3, ap: 0 }]);
    expect(factsOf(events, 'wounds-marked')).toMatchObject([{ target: 'b1', caused: 2 }]);
    const { events: tested } = shot({ b1: squad([15, 10], { wounds: [0, 0, 0, -1, -1] }) }, [1, 3, 2]);
    expect(factsOf(tested, 'morale-tested')).toMatchObject([{ unit: 'b1', why: 'wounds', result: 'shaken' }]);
  });

  it('does not see who is hidden, aboard, or no more', () => {
    const hidden = { terrain: [...GROUND.terrain, piece('crag', 'crag', [14, 10])] };
    const items: readonly Item[] = [{ kind: 'post', at: AT, carrier: null, marked: 'b1' }];
    const state = tableOf({ units: { b1: squad([15, 10]) }, ground: hidden, table: { items } });
    const { events } = runStep(state, { do: 'event-ends' });
    expect(factsOf(events, 'sniper-aimed')).toMatchObject([{ unit: 'b1', sees: false }]);
    const aboard = squad(null, { place: 'aboard', transport: 'b2' });
    expect(factsOf(shot({ b1: aboard, b2: { profile: 'walker', hex: [15, 10] } }).events, 'event-struck')).toEqual([]);
    expect(shot({ b1: squad(null, { place: 'destroyed' }) }).events).toEqual([]);
  });
});
