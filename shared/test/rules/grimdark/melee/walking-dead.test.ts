import { describe, expect, it } from 'vitest';
import { GONE } from '../../../../src/rulesets/grimdark/roster/index.ts';
import { factsOf, hex, type Placing, runStep, tableOf } from '../kit.ts';

/** The dead and a squad fight, outside of any activation. */
const fought = (
  [charger, target]: readonly ['n1', 'a1'] | readonly ['a1', 'n1'],
  dice: readonly number[],
  { n1 = {}, a1 = {} }: { n1?: Partial<Placing>; a1?: Partial<Placing> } = {},
) => {
  const state = tableOf({
    units: {
      a1: { profile: 'squad', hex: [13, 10], ...a1 },
      n1: { profile: 'squad', hex: [14, 10], ...n1 },
    },
    table: { phase: 'end' },
  });
  const { events, asked } = runStep(state, { do: 'fight', charger, target }, { dice });
  return { state, events, asked: asked.map(({ prompt, seat }) => `${prompt} ${seat}`) };
};

const MISS5 = [1, 1, 1, 1, 1];

describe('the walking dead in melee, G-17.5', () => {
  it('always strike back, and nobody is asked', () => {
    const { events, asked } = fought(['a1', 'n1'], [...MISS5, ...MISS5]);
    expect(asked).toEqual(['separate a']);
    expect(factsOf(events, 'strike-began').map(({ unit, when }) => `${unit} ${when}`)).toEqual([
      'a1 charge',
      'n1 back',
    ]);
  });

  it('charge like others, and step back in the lowest direction', () => {
    const { state, asked } = fought(['n1', 'a1'], [...MISS5, ...MISS5]);
    expect(asked).toEqual(['strike-back a']);
    expect(state.units.n1!.at).toBe(hex([15, 9]));
    expect(state.fight).toBeNull();
  });

  it('never test morale when they lose', () => {
    const { state, events } = fought(['n1', 'a1'], [...MISS5, 6, 1, 1, 1, 1, 1]);
    expect(factsOf(events, 'melee-decided')).toMatchObject([{ loser: 'n1' }]);
    expect(factsOf(events, 'morale-tested')).toEqual([]);
    expect(state.units.n1!.shaken).toBe(false);
  });

  it('never consolidate; who has destroyed them does', () => {
    const one = { wounds: [GONE, GONE, GONE, GONE, 0] };
    expect(fought(['n1', 'a1'], [6, 1], { n1: one, a1: { ...one } }).asked).toEqual([]);
    expect(fought(['a1', 'n1'], [6, 1, 1, 1, 1, 1], { n1: one }).asked).toEqual(['consolidate a']);
  });

  it('leave the check after wounds to those who did not fight, G-17.3', () => {
    const { state } = fought(['n1', 'a1'], [6, 1, 1, 1, 1, 1, 1, 1, 1, 1, 6], {});
    expect(state.units.a1).toMatchObject({ fought: true, damage: 1 });
    const { events } = runStep(state, { do: 'morale', first: 'a' });
    expect(factsOf(events, 'morale-tested')).toEqual([]);
    expect(state.units.a1).toMatchObject({ fought: false, damage: 0 });
  });
});
