import { describe, expect, it } from 'vitest';
import { effectsOn, rulesNow, unitOf } from '../../../../src/rulesets/grimdark/rules/figures.ts';
import { factsOf, type Placing, runStep } from '../kit.ts';
import { cast, casting, spell, squad } from './casting.ts';

// Every spell of the armies, G-16.6.

const by = (profile: string): Placing => ({ profile, hex: [10, 10], tokens: [6] });

describe('spells that strike, G-16.6', () => {
  it.each([
    // spell, caster, block dice, hits, ap, wounds
    ['fc-discord', 'fc-cantor', [4, 5], 1],
    ['fc-dissonance', 'fc-cantor', [4, 5, 4, 5, 4, 5], 3],
    // A Defense of 4 with AP 4 blocks on 6; each Deadly wound kills one model of Tough 1.
    ['le-white-fire', 'le-seer', [6, 5], 1],
    // Blast(6) on five models is five hits; Poison rolls the 6 again.
    ['tb-bloom', 'tb-dreamer', [6, 5, 4, 5, 5, 3], 2],
  ])('%s', (id, profile, blocks, wounds) => {
    const state = casting({ a1: by(profile), b1: squad([15, 10]) });
    const { events } = cast(state, [spell(id, ['b1'])], [4, ...blocks]);
    expect(factsOf(events, 'hits-resolved')).toMatchObject([{ hits: { source: id, by: 'a1', target: 'b1' } }]);
    expect(factsOf(events, 'wounds-marked')).toMatchObject([{ source: id, caused: wounds }]);
    // They count for the morale test at the end of the activation.
    expect(unitOf(state, 'b1').damage).toBe(wounds);
  });

  it('find no cover', () => {
    const forest = { terrain: [{ type: 'forest', piece: 'wood', hexes: [[15, 10]] as const }] };
    const state = casting({ a1: by('fc-cantor'), b1: squad([15, 10]) }, { ground: forest });
    const { events } = cast(state, [spell('fc-discord', ['b1'])], [4, 4, 4]);
    expect(factsOf(events, 'wounds-marked')).toMatchObject([{ caused: 2 }]);
  });
});

describe('spells that last, G-16.6', () => {
  it.each([
    ['fc-mending', 'fc-cantor', 'a2', { kind: 'defense', amount: 1 }, 'round'],
    ['le-veil', 'le-seer', 'a2', { kind: 'grant', rule: 'stealth' }, 'round'],
    ['le-true-path', 'le-seer', 'a2', { kind: 'hit', amount: 1, scope: 'shooting' }, 'round'],
    ['tb-itch', 'tb-dreamer', 'b1', { kind: 'hit', amount: -1, scope: 'next-attacks' }, 'attacks'],
    ['tb-frenzy', 'tb-dreamer', 'a2', { kind: 'hit', amount: 1, scope: 'melee' }, 'round'],
  ] as const)('%s', (id, profile, target, what, until) => {
    const state = casting({ a1: by(profile), a2: squad([9, 10]), b1: squad([15, 10]) });
    const { events } = cast(state, [spell(id, [target])], [4]);
    expect(factsOf(events, 'spell-laid')).toMatchObject([{ spell: id, targets: [target] }]);
    expect(state.effects).toEqual([{ source: id, on: { unit: target }, what, until }]);
  });

  it('give the rule to all models', () => {
    const state = casting({ a1: by('le-seer'), a2: squad([9, 10]) });
    expect(rulesNow(state, unitOf(state, 'a2')).stealth).toBe(false);
    cast(state, [spell('le-veil', ['a2'])], [4]);
    expect(rulesNow(state, unitOf(state, 'a2')).stealth).toBe(true);
  });

  it('can take two different units', () => {
    const state = casting({ a1: by('le-seer'), a2: squad([9, 10]), a3: squad([9, 12]) });
    cast(state, [spell('le-true-path', ['a2', 'a3'])], [4]);
    expect(['a1', 'a2', 'a3'].map((id) => effectsOn(state, unitOf(state, id), 'hit').length)).toEqual([0, 1, 1]);
  });

  it('do not add up with themselves', () => {
    const laid = { source: 'le-true-path', on: { unit: 'a2' }, until: 'round' } as const;
    const effects = [{ ...laid, what: { kind: 'hit', amount: 1, scope: 'shooting' } as const }];
    const state = casting({ a1: by('le-seer'), a2: squad([9, 10]) }, { table: { effects } });
    cast(state, [spell('le-true-path', ['a2'])], [4]);
    expect(state.effects).toEqual(effects);
  });

  it('end with the round', () => {
    const state = casting({ a1: by('le-seer'), a2: squad([9, 10]) }, { table: { phase: 'end', round: 4 } });
    cast(state, [spell('le-veil', ['a1'])], [4]);
    runStep(state, { do: 'end-round' });
    expect(state.effects).toEqual([]);
  });
});
