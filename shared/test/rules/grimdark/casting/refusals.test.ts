import { describe, expect, it } from 'vitest';
import { fastDice } from '../../../../src/dice/index.ts';
import { promptRuleOf } from '../../../../src/rulesets/grimdark/ask/answers.ts';
import { view } from '../../../../src/rulesets/grimdark/model/redact.ts';
import type { Laying } from '../kit.ts';
import { cast, caster, casting, hinder, refusedCast, spell, squad } from './casting.ts';

// What P9 and P12 refuse, in the order of G-20.

const HOUSE = {
  type: 'building',
  piece: 'house',
  hexes: [
    [9, 15],
    [10, 15],
    [11, 15],
    [10, 14],
  ],
} as const;
const UNITS: Laying['units'] = {
  a1: caster(2),
  a2: caster(3, [9, 10]),
  a3: caster(3, [10, 20]),
  a4: caster(3, [9, 12], { shaken: true }),
  a5: caster(3, null, { place: 'reserve' }),
  a6: caster(3, [29, 3]),
  b1: squad([14, 7]),
  b2: squad([10, 19]),
  b3: squad([29, 9]),
  b4: squad(null, { place: 'destroyed' }),
  b5: squad([28, 6]),
};
const table = (more: Partial<Laying> = {}) => casting(UNITS, { ground: { terrain: [HOUSE] }, ...more });

describe('P9, casting', () => {
  it.each([
    ['E_UNKNOWN_UNIT', spell('tb-itch', ['b9'])],
    ['E_UNKNOWN_UNIT', spell('tb-itch', ['b1'], { a9: 1 })],
    ['E_NOT_YOURS', spell('tb-itch', ['b1'], { b1: 1 })],
    ['E_NOT_AVAILABLE', spell('tb-itch', ['b1'], { a5: 1 })],
    ['E_SHAKEN_MUST_IDLE', spell('tb-itch', ['b1'], { a4: 1 })],
    ['E_BAD_TARGET', spell('tb-itch', ['b4'])],
    ['E_NO_LOS', spell('tb-itch', ['b2'])],
    ['E_NO_LOS', spell('tb-itch', ['b1'], { a3: 1 })],
    ['E_OUT_OF_RANGE', spell('tb-itch', ['b3'])],
    ['E_OUT_OF_RANGE', spell('tb-itch', ['b1'], { a6: 1 })],
    ['E_NO_TOKENS', spell('tb-bloom', ['b1'])],
    ['E_NO_TOKENS', spell('tb-itch', ['b1'], { a2: 4 })],
    ['E_NO_TOKENS', spell('tb-itch', ['b1'], { a1: 1 })],
    ['E_BAD_SPELL', spell('tb-glare', ['b1'])],
    ['E_BAD_SPELL', spell('le-veil', ['a1'])],
    ['E_BAD_SPELL', spell('tb-itch', ['a2'])],
    ['E_BAD_SPELL', spell('tb-frenzy', ['b1'])],
    ['E_BAD_CHOICE', spell('tb-itch', ['b1', 'b5'])],
    ['E_BAD_CHOICE', spell('tb-frenzy', ['a1', 'a1'])],
    [undefined, spell('tb-itch', ['b5'])],
    [undefined, spell('tb-itch', ['b1'], { a2: 3 })],
    [undefined, spell('tb-frenzy', ['a1', 'a2'])],
  ])('refuses with %s', (code, intent) => {
    expect(refusedCast(table(), intent)).toBe(code);
  });

  it('refuses a spell that was tried in this activation', () => {
    const state = table();
    cast(state, [spell('tb-itch', ['b1'])], [1]);
    expect(refusedCast(state, spell('tb-itch', ['b1']))).toBe('E_SPELL_USED');
  });
});

describe('P12, hindering', () => {
  const refused = (tokens: Record<string, number>) => {
    const state = casting(
      { ...UNITS, b6: caster(2, [12, 12]), b7: caster(2, [29, 12]) },
      { ground: { terrain: [HOUSE] } },
    );
    const ask = {
      seat: 'b',
      key: 'hinder',
      prompt: 'hinder',
      unit: 'a1',
      id: 1,
      casting: { caster: 'a1', spell: 'tb-itch', targets: ['b1'], help: 0 },
    } as const;
    return promptRuleOf('hinder').check(view(state, 'b'), ask, hinder(tokens) as never)?.code;
  };

  it.each([
    ['E_UNKNOWN_UNIT', { b9: 1 }],
    ['E_NOT_YOURS', { a2: 1 }],
    ['E_NOT_AVAILABLE', { b4: 1 }],
    ['E_OUT_OF_RANGE', { b7: 1 }],
    ['E_NO_TOKENS', { b6: 3 }],
    ['E_NO_TOKENS', { b1: 1 }],
    [undefined, { b6: 2 }],
    [undefined, {}],
  ])('refuses with %s', (code, tokens) => {
    expect(refused(tokens)).toBe(code);
  });
});

describe('what P9 offers', () => {
  const ask = { seat: 'a', key: 'cast', prompt: 'cast', unit: 'a1', when: 'before', id: 1 } as const;
  const rule = promptRuleOf('cast');

  it('is allowed, each and every answer, and what chance chooses is among it', () => {
    const seen = view(table(), 'a');
    const all = [...rule.all(seen, ask)];
    expect(all.length).toBeGreaterThan(10);
    expect(all.filter((intent) => rule.check(seen, ask, intent))).toEqual([]);
    const dice = fastDice(1);
    for (let n = 0; n < 100; n++) {
      const chosen = rule.sample!(seen, ask, (most) => dice.pick(most, 'choice'));
      expect(rule.check(seen, ask, chosen)).toBeUndefined();
    }
  });

  it('by default is no spell', () => {
    expect(rule.fallback(view(table(), 'a'), ask)).toEqual({ kind: 'cast', cast: null, more: 'none' });
  });
});
