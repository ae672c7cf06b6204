import { describe, expect, it } from 'vitest';
import { GONE } from '../../../../src/rulesets/grimdark/roster/index.ts';
import { factsOf } from '../kit.ts';
import { cast, caster, casting, hinder, spell, squad } from './casting.ts';

// Who is asked, the test, and what is spent, G-16.2 to G-16.5.

const ITCH = spell('tb-itch', ['b1']);

describe('P9, casting', () => {
  it('is put again until it is answered with none', () => {
    const state = casting({ a1: caster(6), b1: squad([15, 10]) });
    const { asked } = cast(state, [ITCH, spell('tb-frenzy', ['a1'])], [4, 4]);
    expect(asked).toEqual(['cast a', 'cast a', 'cast a']);
    expect(state.units.a1).toMatchObject({ tokens: [3], tried: ['tb-itch', 'tb-frenzy'] });
  });

  it('is not put again when no spell is left that can be paid', () => {
    const state = casting({ a1: caster(1), b1: squad([15, 10]) });
    expect(cast(state, [ITCH], [4]).asked).toEqual(['cast a']);
  });

  it.each([
    ['without tokens', { a1: caster(0), b1: squad([15, 10]) }],
    ['of a Shaken unit', { a1: caster(6, [10, 10], { shaken: true }), b1: squad([15, 10]) }],
    ['aboard of a transport', { a1: caster(6, null, { place: 'aboard', transport: 'a2' }), a2: squad([9, 9]) }],
    ['of a unit without Casters', { a1: squad([10, 10]), b1: squad([15, 10]) }],
    ['with enemies too far and no friendly spell to pay', { a1: caster(1), b1: squad([29, 10]) }],
  ])('is not put %s', (_, units) => {
    expect(cast(casting(units), [], []).asked).toEqual([]);
  });

  it('is not put without the option', () => {
    const state = casting({ a1: caster(6), b1: squad([15, 10]) }, { options: { casting: false } });
    expect(cast(state, [], []).asked).toEqual([]);
  });

  it('is put after the move too, G-8.6, but not for a spell that was tried before it', () => {
    const state = casting({ a1: caster(2), b1: squad([15, 10]) });
    cast(state, [ITCH], [1]);
    expect(cast(state, [], [], {}, 'after').asked).toEqual([]);
    const fresh = casting({ a1: caster(1), b1: squad([15, 10]) });
    expect(cast(fresh, [ITCH], [4], {}, 'after').asked).toEqual(['cast a']);
  });
});

describe('the casting test, G-16.5', () => {
  it.each([
    // die, help, hindrance, succeeds
    [4, 0, 0, true],
    [3, 0, 0, false],
    [3, 1, 0, true],
    [2, 2, 0, true],
    [1, 5, 0, false],
    [5, 0, 1, true],
    [5, 0, 2, false],
    [6, 0, 5, true],
    [4, 2, 3, false],
    [4, 2, 2, true],
  ])('with a %i, help of %i and hindrance of %i: %s', (die, help, hindrance, success) => {
    const state = casting({ a1: caster(1), a2: caster(6, [9, 10]), b1: squad([15, 10]), b2: caster(6, [16, 12]) });
    const helped = help > 0 ? { a2: help } : {};
    const hindered = hindrance > 0 ? { b2: hindrance } : {};
    const { test } = cast(state, [spell('tb-itch', ['b1'], helped)], [die], { hinder: hinder(hindered) });
    expect(test).toMatchObject({ die, needed: 4, success, hindrance: hindered });
    expect(test!.reasons).toEqual([
      ...(help > 0 ? [{ rule: 'G-16.4', why: 'help', add: help }] : []),
      ...(hindrance > 0 ? [{ rule: 'G-16.4', why: 'hindrance', add: -hindrance }] : []),
    ]);
    // Tokens are spent whether or not the test succeeds.
    expect(state.units.a1!.tokens).toEqual([0]);
    expect(state.units.a2!.tokens).toEqual([6 - help]);
    expect(state.units.b2!.tokens).toEqual([6 - hindrance]);
  });

  it('that fails lays no spell', () => {
    const state = casting({ a1: caster(1), b1: squad([15, 10]) });
    const { events } = cast(state, [ITCH], [3]);
    expect(factsOf(events, 'spell-laid')).toEqual([]);
    expect(state.effects).toEqual([]);
  });
});

describe('help and hindrance, G-16.4', () => {
  it('comes of Casters in the same unit too, but not of the model that casts', () => {
    const two = {
      models: [{ type: 'caster', count: 2, weapons: ['blade'], rules: { caster: 2 } }],
      spells: ['tb-itch'],
    };
    const units = { a1: { profile: 'squad', with: two, hex: [10, 10], tokens: [1, 3] } as const, b1: squad([15, 10]) };
    const state = casting(units);
    const { test } = cast(state, [spell('tb-itch', ['b1'], { a1: 2 })], [2]);
    expect(test).toMatchObject({ success: true });
    expect(state.units.a1!.tokens).toEqual([0, 1]);
  });

  it('a model that is gone pays nothing: its tokens have died with it', () => {
    const two = {
      models: [{ type: 'caster', count: 2, weapons: ['blade'], rules: { caster: 2 } }],
      spells: ['tb-itch'],
    };
    const placing = { profile: 'squad', with: two, hex: [10, 10], tokens: [6, 0], wounds: [GONE, 0] } as const;
    expect(cast(casting({ a1: placing, b1: squad([15, 10]) }), [], []).asked).toEqual([]);
  });

  const asked = (b2: ReturnType<typeof caster>, ground = {}) =>
    cast(casting({ a1: caster(1), b1: squad([14, 7]), b2 }, { ground }), [ITCH], [4]).asked;

  it('P12 is put to an opponent with a Caster within 18 that sees the caster', () => {
    expect(asked(caster(1, [28, 10]))).toEqual(['cast a', 'hinder b']);
  });

  it.each([
    ['too far', caster(1, [29, 10]), {}],
    ['without tokens', caster(0, [28, 10]), {}],
    ['Shaken', caster(1, [28, 10], { shaken: true }), {}],
    ['in reserve', caster(1, null, { place: 'reserve' }), {}],
    [
      'behind a building',
      caster(1, [10, 20]),
      {
        terrain: [
          {
            type: 'building',
            piece: 'house',
            hexes: [
              [9, 15],
              [10, 15],
              [11, 15],
              [10, 14],
            ] as const,
          },
        ],
      },
    ],
  ])('but not to one whose Caster is %s', (_, b2, ground) => {
    expect(asked(b2, ground)).toEqual(['cast a']);
  });
});
