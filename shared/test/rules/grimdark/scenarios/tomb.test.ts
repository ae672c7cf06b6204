import { describe, expect, it } from 'vitest';
import { lieOf } from '../../../../src/rulesets/grimdark/ground/field.ts';
import { indexIn } from '../../../../src/rulesets/grimdark/ground/footprint.ts';
import { OptionsSchema } from '../../../../src/rulesets/grimdark/model/options.ts';
import type { State } from '../../../../src/rulesets/grimdark/model/state.ts';
import { fieldOf } from '../../../../src/rulesets/grimdark/rules/field.ts';
import {
  hasMarkers,
  hasReserves,
  missingFor,
  scenarioAtStart,
} from '../../../../src/rulesets/grimdark/rules/scenarios/begin.ts';
import { boardOf, factsOf, hex, type Laying, type Place, runStep, sentenceOf, takeStep } from '../kit.ts';
import { moveEnded, scene, squad, TOMB, tomb } from './scenes.ts';

// The relic of G-18.2.

const GROUND = { terrain: [{ type: 'ruins', piece: 'tomb', hexes: TOMB }] };
const relic = (carrier: string | null, at: Place | null = null) =>
  [{ kind: 'relic', at: at && hex(at), carrier }] as const;

const laid = (units: Laying['units'], scenario = tomb(), items: ReturnType<typeof relic> | [] = []) =>
  scene({ units, scenario, items, ground: GROUND });

describe('the tomb, G-18.2', () => {
  it('has no markers and no reserves', () => {
    expect([hasMarkers({ scenario: 'tomb' }), hasReserves({ scenario: 'tomb' })]).toEqual([false, false]);
    expect([hasMarkers({ scenario: 'seize' }), hasReserves({ scenario: 'seize' })]).toEqual([true, true]);
    expect(OptionsSchema.parse({}).scenario).toBe('seize');
  });

  it('needs a tomb of seven hexes of ruins', () => {
    expect(missingFor(boardOf(GROUND), 'tomb')).toBeUndefined();
    const small = boardOf({ terrain: [{ type: 'ruins', piece: 'tomb', hexes: TOMB.slice(1) }] });
    expect(sentenceOf(missingFor(small, 'tomb'))).toContain('7 or more hexes');
    expect(scenarioAtStart(boardOf(GROUND), 'tomb', ['a', 'b'])).toEqual(tomb());
  });
});

describe('a unit that ends a move in the tomb, G-18.2', () => {
  const searched = (dice: readonly number[], at: Place = [24, 9], more = {}) => {
    const state = laid({ a1: squad(at, more) });
    const { events } = moveEnded(state, 'a1', dice);
    return { state, events, search: factsOf(events, 'tomb-searched')[0] };
  };

  it.each([4, 5, 6])('finds the relic with a %i', (die) => {
    const { state, search } = searched([die]);
    expect(search).toMatchObject({ die, found: true, mishap: null });
    expect(state.items).toEqual([{ kind: 'relic', at: null, carrier: 'a1' }]);
    expect(state.scenario).toMatchObject({ hidden: false });
  });

  it('makes the tomb difficult with a D3 of 1', () => {
    const { state, search } = searched([3, 2]);
    expect(search).toMatchObject({ found: false, mishap: { die: 2, what: 'collapse' } });
    expect(lieOf(fieldOf(state)).difficult[indexIn(state.board, hex([24, 7]))]).toBe(1);
    expect(state.scenario).toMatchObject({ hidden: true, collapsed: true });
  });

  it('takes D6 hits of AP 0 with a 2', () => {
    const { events } = searched([1, 3, 2, 4, 3]);
    expect(factsOf(events, 'scenario-struck')).toMatchObject([{ source: 'tomb', units: ['a1'], die: 2, hits: 2 }]);
    expect(factsOf(events, 'wounds-marked')).toMatchObject([{ target: 'a1', caused: 1 }]);
  });

  it('is cursed with a 3: until the end of its next activation', () => {
    const { state, search } = searched([2, 6]);
    expect(search!.mishap).toMatchObject({ what: 'curse' });
    const what = [
      { kind: 'hit', amount: -1, scope: 'all' },
      { kind: 'morale', amount: -1 },
    ];
    expect(state.effects.map((effect) => effect.what)).toEqual(what);
    const untils = (table: State) => table.effects.map(({ until }) => until);
    const first = takeStep(state, { do: 'activated' }).state;
    expect(untils(first)).toEqual(['activation', 'activation']);
    const next = { ...first, active: state.active };
    expect(untils(takeStep(next, { do: 'activated' }).state)).toEqual([]);
  });

  it('is cursed until the end of its next activation, too, when that is still to come', () => {
    const state = scene({
      units: { a1: squad([24, 9]), b1: squad([40, 9]) },
      scenario: tomb(),
      ground: GROUND,
      active: 'b1',
    });
    moveEnded(state, 'a1', [2, 6]);
    expect(state.effects.map(({ until }) => until)).toEqual(['activation', 'activation']);
  });

  it.each<[string, Place, object]>([
    ['stands beside it', [24, 10], {}],
    ['is Shaken', [24, 9], { shaken: true }],
    ['is of nobody', [24, 9], { seat: 'n' }],
  ])('unless it %s', (_, at, more) => {
    expect(searched([], at, more).search).toBeUndefined();
  });

  it('does not search without a step', () => {
    const state = laid({ a1: squad([24, 9]) });
    expect(runStep(state, { do: 'scenario-move', unit: 'a1', from: hex([24, 9]), path: [] }).events).toEqual([]);
  });
});

describe('the relic, G-18.2', () => {
  const found = tomb({ hidden: false });

  it('is taken where it lies by who ends a move within 1 of it', () => {
    const state = laid({ a1: squad([30, 8]) }, found, relic(null, [31, 8]));
    expect(factsOf(moveEnded(state, 'a1').events, 'item-taken')).toMatchObject([{ unit: 'a1', item: 'relic' }]);
    const far = laid({ a1: squad([30, 8]) }, found, relic(null, [32, 8]));
    expect(moveEnded(far, 'a1').events).toEqual([]);
  });

  it('is not searched for again', () => {
    expect(moveEnded(laid({ a1: squad([24, 8]) }, found, relic('b1')), 'a1').events).toEqual([]);
  });

  const won = (units: Laying['units'], carrier: string, unit = 'a1') => {
    const state = laid(units, found, relic(carrier));
    const { events } = runStep(state, { do: 'scenario-activation', unit });
    return factsOf(events, 'battle-ended').map(({ winner }) => winner);
  };

  it('wins at once when an activation ends with it in the own zone, whole', () => {
    // Seat A has the north: rows 0 to 7. Column 10, row 7 is r = 2.
    expect(won({ a1: squad([10, 2]) }, 'a1')).toEqual(['a']);
    expect(won({ a1: squad([10, 3]) }, 'a1')).toEqual([]);
    expect(won({ a1: { profile: 'titan', hex: [10, 2] } }, 'a1')).toEqual([]);
    expect(won({ a1: { profile: 'titan', hex: [10, 1] } }, 'a1')).toEqual(['a']);
    expect(won({ a1: squad([10, 2]), a2: squad([10, 30]) }, 'a2')).toEqual([]);
  });

  it('is carried by a transport for those aboard of it', () => {
    const units = {
      a1: { profile: 'walker', hex: [10, 2] },
      a2: squad(null, { place: 'aboard', transport: 'a1' }),
    } as const;
    expect(won(units, 'a2')).toEqual(['a']);
    expect(won(units, 'a2', 'a2')).toEqual(['a']);
  });
});

describe('the tomb after a round, G-18.2', () => {
  const ended = (
    round: number,
    items: ReturnType<typeof relic> | [],
    units: Laying['units'] = { a1: squad([10, 10]), b1: squad([20, 10]) },
  ) => {
    const state = scene({
      units,
      scenario: tomb(),
      items,
      ground: GROUND,
      round,
      table: { phase: 'end', starter: 'a' },
    });
    const points = state.seats.map((seat) => ({ ...seat, points: seat.id === 'b' ? 3 : 0 }));
    const { events, next } = takeStep({ ...state, seats: points }, { do: 'end-round' });
    return next.length > 0 ? next : factsOf(events, 'battle-ended').map(({ winner }) => winner);
  };

  it('the fourth is not the last', () => {
    expect(ended(4, relic('a1'))).toEqual([{ do: 'round' }]);
    expect(ended(5, [])).toEqual([{ do: 'round' }]);
  });

  it("the sixth is the last; then the carrier's player wins, or it is a draw", () => {
    expect(ended(6, relic('a1'))).toEqual(['a']);
    expect(ended(6, relic(null, [10, 10]))).toEqual([null]);
    expect(ended(6, [])).toEqual([null]);
  });

  it('it is a draw when nobody is left', () => {
    expect(ended(2, [], { a1: squad(null, { place: 'destroyed' }) })).toEqual([null]);
  });
});
