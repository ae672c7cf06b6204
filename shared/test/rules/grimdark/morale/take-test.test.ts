import { describe, expect, it } from 'vitest';
import { GONE, type ModelRules } from '../../../../src/rulesets/grimdark/roster/index.ts';
import { factsOf, hex, type Placing, runStep, tableOf } from '../kit.ts';

const HALF = [GONE, GONE, GONE, 0, 0];

/** A squad of Quality 4 takes a test. */
const tested = (dice: readonly number[], placing: Partial<Placing> = {}, why: 'wounds' | 'melee' = 'wounds') => {
  const state = tableOf({ units: { a1: { profile: 'squad', hex: [10, 10], ...placing } } });
  const { events } = runStep(state, { do: 'test', unit: 'a1', why }, { dice });
  return { state, events, fact: factsOf(events, 'morale-tested')[0] };
};

/** Squad members with these rules, as many as `counts` says of each. */
const troopers = (...counts: readonly (readonly [count: number, rules: ModelRules])[]): Pick<Placing, 'with'> => ({
  with: { models: counts.map(([count, rules], index) => ({ type: `t${index}`, count, rules, weapons: ['blade'] })) },
});

describe('a morale test, G-13.4', () => {
  it.each([
    { die: 3, result: 'shaken' },
    { die: 4, result: 'none' },
  ])('against Quality 4 with a $die gives $result', ({ die, result }) => {
    const { state, fact } = tested([die]);
    expect(fact).toMatchObject({ unit: 'a1', base: 4, needs: 4, die, again: null, fearless: null, result });
    expect(state.units.a1!.shaken).toBe(result === 'shaken');
  });

  it('of a Shaken unit fails without a die, and changes nothing, G-13.5', () => {
    const { state, events, fact } = tested([], { shaken: true });
    expect(fact).toMatchObject({ die: null, result: 'shaken' });
    expect(state.units.a1!.shaken).toBe(true);
    expect(factsOf(events, 'became-shaken')).toEqual([]);
  });

  it('after wounds never routs, of a melee it does at half strength, G-13.2 and G-13.3', () => {
    expect(tested([3], { wounds: HALF }).fact!.result).toBe('shaken');
    expect(tested([3], {}, 'melee').fact!.result).toBe('shaken');
    expect(tested([4], { wounds: HALF }, 'melee').fact!.result).toBe('none');
    expect(tested([3], { wounds: HALF }, 'melee').fact!.result).toBe('routed');
  });

  it('is not taken by units of nobody, G-17.5', () => {
    const state = tableOf({ units: { n1: { profile: 'squad', hex: [10, 10] } } });
    expect(runStep(state, { do: 'test', unit: 'n1', why: 'melee' }).events).toEqual([]);
  });
});

describe('Fearless, G-13.4', () => {
  const FEARLESS = { fearless: 1 };

  it.each([
    { fearless: 3, result: 'shaken' },
    { fearless: 4, result: 'none' },
  ])('rolls after a failure: a $fearless gives $result', ({ fearless, result }) => {
    expect(tested([2, fearless], { with: { rules: FEARLESS } }).fact).toMatchObject({ die: 2, fearless, result });
  });

  it('is not rolled after a success', () => {
    expect(tested([5], { with: { rules: FEARLESS } }).fact!.fearless).toBeNull();
  });

  it('must be had by more than half of the living models', () => {
    expect(tested([1], troopers([2, FEARLESS], [2, {}])).fact!.fearless).toBeNull();
    expect(tested([1, 6], troopers([3, FEARLESS], [2, {}])).fact!.fearless).toBe(6);
    const lost = { ...troopers([2, FEARLESS], [2, {}]), wounds: [0, 0, GONE, 0] };
    expect(tested([1, 6], lost).fact!.fearless).toBe(6);
  });

  it('keeps a Shaken unit from routing; it stays Shaken', () => {
    const { state, fact } = tested([4], { with: { rules: FEARLESS }, shaken: true, wounds: HALF }, 'melee');
    expect(fact).toMatchObject({ die: null, fearless: 4, result: 'none' });
    expect(state.units.a1).toMatchObject({ place: 'map', shaken: true });
  });
});

describe('Emotion, G-18.4', () => {
  const near = (dice: readonly number[], { owner = 'a', at = [22, 10], placing = {} }: Near = {}) => {
    const state = tableOf({
      units: { a1: { profile: 'squad', hex: [10, 10], ...placing } },
      table: {
        scenario: {
          kind: 'resonance',
          chambers: [{ chamber: 'emotion', at: hex(at), owner }],
          doubled: [],
          interfaced: [],
          usedLogic: [],
          usedKnowledge: [],
          named: {},
        },
      },
    });
    const { events } = runStep(state, { do: 'test', unit: 'a1', why: 'wounds' }, { dice });
    return factsOf(events, 'morale-tested')[0];
  };
  interface Near {
    readonly owner?: string;
    readonly at?: readonly [number, number];
    readonly placing?: Partial<Placing>;
  }

  it('rolls a failed die again, once', () => {
    expect(near([2, 4])).toMatchObject({ die: 2, again: 4, result: 'none' });
    expect(near([2, 3])).toMatchObject({ die: 2, again: 3, result: 'shaken' });
    expect(near([4])).toMatchObject({ die: 4, again: null });
  });

  it('helps units of its owner within 12', () => {
    expect(near([2], { at: [23, 10] })!.again).toBeNull();
    expect(near([2], { owner: 'b' })!.again).toBeNull();
  });

  it('comes before Fearless, and helps nobody who fails without a die', () => {
    expect(near([2, 3, 5], { placing: { with: { rules: { fearless: 1 } } } })).toMatchObject({ again: 3, fearless: 5 });
    expect(near([], { placing: { shaken: true } })!.again).toBeNull();
  });
});

describe('a unit that becomes Shaken', () => {
  it('drops what it carries', () => {
    const state = tableOf({
      units: { a1: { profile: 'squad', hex: [10, 10] } },
      table: { items: [{ kind: 'relic', at: null, carrier: 'a1' }] },
    });
    const { events } = runStep(state, { do: 'test', unit: 'a1', why: 'wounds' }, { dice: [1] });
    expect(events.map(({ kind }) => kind)).toEqual(['morale-tested', 'items-dropped', 'became-shaken']);
    expect(state.items).toEqual([{ kind: 'relic', at: hex([10, 10]), carrier: null }]);
  });
});
