import { describe, expect, it } from 'vitest';
import { promptRuleOf } from '../../../../src/rulesets/grimdark/ask/answers.ts';
import type { Question } from '../../../../src/rulesets/grimdark/model/asks.ts';
import type { Effect } from '../../../../src/rulesets/grimdark/model/effects.ts';
import { view } from '../../../../src/rulesets/grimdark/model/redact.ts';
import { GONE } from '../../../../src/rulesets/grimdark/roster/index.ts';
import { factsOf, type Ground, hex, type Laying, type Place, type Placing, runStep, tableOf } from '../kit.ts';
import { living } from './shots.ts';

const squad = (changes: Partial<Placing> = {}): Placing => ({ profile: 'squad', hex: [10, 10], ...changes });

describe('G-11.B: a unit without models', () => {
  it('leaves the map with all its states', () => {
    const effect: Effect = { source: 'x', on: { unit: 'b1' }, what: { kind: 'defense', amount: 1 }, until: 'round' };
    const state = tableOf({
      units: { b1: squad({ wounds: [GONE, GONE, GONE, GONE, 0], fatigued: true, shaken: true }) },
      table: { effects: [effect] },
    });
    const { events } = runStep(state, { do: 'wounds', target: 'b1', wounds: 1, source: 'dangerous', by: null });
    expect(state.units.b1).toMatchObject({ place: 'destroyed', at: null, fatigued: false, shaken: false });
    expect(state.effects).toEqual([]);
    expect(factsOf(events, 'unit-destroyed')).toMatchObject([{ unit: 'b1', why: 'casualties', at: hex([10, 10]) }]);
  });

  it('that routs goes with all its models, G-13.6', () => {
    const state = tableOf({ units: { b1: squad() } });
    const { events } = runStep(state, { do: 'destroy', unit: 'b1', why: 'routed' });
    expect(living(state, 'b1')).toBe(0);
    expect(factsOf(events, 'unit-destroyed')).toMatchObject([{ why: 'routed' }]);
  });

  it('is destroyed only once', () => {
    const state = tableOf({ units: { b1: squad({ hex: null, place: 'destroyed' }) } });
    expect(runStep(state, { do: 'destroy', unit: 'b1', why: 'routed' }).events).toEqual([]);
  });

  it('drops what it carries where it stood', () => {
    const state = tableOf({
      units: { b1: squad() },
      table: { items: [{ kind: 'relic', at: null, carrier: 'b1' }] },
    });
    runStep(state, { do: 'destroy', unit: 'b1', why: 'casualties' });
    expect(state.items).toEqual([{ kind: 'relic', at: hex([10, 10]), carrier: null }]);
  });
});

const transport: Placing = {
  profile: 'walker',
  hex: [20, 10],
  with: { rules: { transport: 11 }, models: [{ type: 'tank', count: 1, weapons: ['beam', 'maul'] }] },
};
const aboard = (changes: Partial<Placing> = {}): Placing =>
  squad({ hex: null, place: 'aboard', transport: 'b1', ...changes });

const wreck = (changes: Partial<Laying> = {}) =>
  tableOf({ units: { b1: transport, b2: aboard(), b3: aboard() }, ...changes });

const lose = (state: ReturnType<typeof wreck>, dice: readonly number[], answers = {}) =>
  runStep(state, { do: 'destroy', unit: 'b1', why: 'casualties' }, { dice, answers });

/** All hexes within a distance, without the one in the middle. */
const disk = ([q, r]: Place, within: number): Place[] => {
  const found: Place[] = [];
  for (let dq = -within; dq <= within; dq++)
    for (let dr = -within; dr <= within; dr++)
      if (Math.abs(dq + dr) <= within && (dq !== 0 || dr !== 0)) found.push([q + dq, r + dr]);
  return found;
};

describe('G-15.1 e: a transport is lost', () => {
  it('each passenger in turn takes a dangerous test, is placed and becomes Shaken; then the counter goes', () => {
    const state = wreck();
    const { events, asked } = lose(state, [1, 2, 3, 4, 5, 2, 2, 2, 2, 2]);
    expect(living(state, 'b2')).toBe(4);
    expect(asked.map(({ prompt, unit, wreck: of }) => [prompt, unit, of])).toEqual([
      ['bail-out', 'b2', { transport: 'b1', at: hex([20, 10]) }],
      ['bail-out', 'b3', { transport: 'b1', at: hex([20, 10]) }],
    ]);
    // By default the nearest, ties in map order; the transport still stands in its hex.
    expect(state.units.b2).toMatchObject({ place: 'map', at: hex([20, 9]), transport: null, shaken: true });
    expect(state.units.b3).toMatchObject({ place: 'map', at: hex([21, 9]), transport: null, shaken: true });
    expect(state.units.b1!.place).toBe('destroyed');
    expect(events.at(-1)!.kind).toBe('unit-destroyed');
  });

  it('the owner chooses the hex', () => {
    const state = wreck({ units: { b1: transport, b2: aboard() } });
    lose(state, [2, 2, 2, 2, 2], { 'bail-out': { kind: 'bailOut', to: hex([26, 10]) } });
    expect(state.units.b2!.at).toBe(hex([26, 10]));
  });

  it('who does not survive the test is not placed', () => {
    const state = wreck({ units: { b1: transport, b2: aboard() } });
    const { asked } = lose(state, [1, 1, 1, 1, 1]);
    expect(asked).toEqual([]);
    expect(state.units.b2!.place).toBe('destroyed');
  });

  it('the test does not count against the one of the activation, G-9.9', () => {
    const state = wreck({ units: { b1: transport, b2: aboard({ tested: true }) } });
    lose(state, [1, 2, 2, 2, 2]);
    expect(living(state, 'b2')).toBe(4);
  });

  it('whose passengers have nowhere to go loses them, Shaken or not', () => {
    const walls: Ground = { terrain: [{ type: 'wall', piece: 'w', hexes: disk([20, 10], 6) }] };
    const state = wreck({ units: { b1: transport, b2: aboard() }, ground: walls });
    const { events, asked } = lose(state, [2, 2, 2, 2, 2]);
    expect(asked).toEqual([]);
    expect(factsOf(events, 'unit-destroyed').map(({ unit, why }) => [unit, why])).toEqual([
      ['b2', 'no-room'],
      ['b1', 'casualties'],
    ]);
  });

  it('with one place left it asks nobody, G-19.2', () => {
    const walls: Ground = {
      terrain: [{ type: 'wall', piece: 'w', hexes: disk([20, 10], 6).filter(([q, r]) => q !== 23 || r !== 10) }],
    };
    const state = wreck({ units: { b1: transport, b2: aboard() }, ground: walls });
    const { asked } = lose(state, [2, 2, 2, 2, 2]);
    expect(asked).toMatchObject([{ only: { kind: 'bailOut', to: hex([23, 10]) } }]);
    expect(state.units.b2!.at).toBe(hex([23, 10]));
  });

  it.each<[string, Place, string | undefined]>([
    ['6 away', [26, 10], undefined],
    ['7 away', [27, 10], 'E_TOO_FAR'],
    ['on the transport', [20, 10], 'E_HEX_OCCUPIED'],
    ['beside an enemy', [22, 11], 'E_TOO_CLOSE'],
    ['in a wall', [20, 12], 'E_HEX_IMPASSABLE'],
  ])('judges a hex %s', (_, at, code) => {
    const state = wreck({
      units: { a1: squad({ hex: [22, 12] }), b1: transport, b2: aboard() },
      ground: { terrain: [{ type: 'wall', piece: 'w', hexes: [[20, 12]] }] },
    });
    const rule = promptRuleOf('bail-out');
    const of = { transport: 'b1', at: hex([20, 10]) };
    const ask: Question & { id: number } = {
      id: 1,
      seat: 'b',
      key: 'bail-out',
      prompt: 'bail-out',
      unit: 'b2',
      wreck: of,
    };
    const seen = view(state, 'b');
    expect(rule.check(seen, ask, { kind: 'bailOut', to: hex(at) })?.code).toBe(code);
    const all = [...rule.all(seen, ask)];
    expect(all.filter((each) => rule.check(seen, ask, each as never))).toEqual([]);
    expect(all.length).toBeGreaterThan(100);
    expect(rule.fallback(seen, ask)).toEqual({ kind: 'bailOut', to: hex([20, 9]) });
  });

  it('measures from the whole footprint of a titanic transport', () => {
    const titan: Placing = { profile: 'titan', hex: [20, 10], with: { rules: { transport: 11 } } };
    const state = wreck({ units: { b1: titan, b2: aboard() } });
    lose(state, [2, 2, 2, 2, 2], { 'bail-out': { kind: 'bailOut', to: hex([27, 10]) } });
    expect(state.units.b2!.at).toBe(hex([27, 10]));
  });

  it('G-15.1 d: passengers cannot be shot at', () => {
    const state = wreck();
    const hits = { target: 'b2', hits: 3, ap: 0, rules: {}, source: 'event 22', by: null };
    expect(runStep(state, { do: 'hits', hits }).events).toEqual([]);
  });
});
