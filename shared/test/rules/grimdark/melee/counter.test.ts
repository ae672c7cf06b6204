import { describe, expect, it } from 'vitest';
import { GONE } from '../../../../src/rulesets/grimdark/roster/index.ts';
import { factsOf } from '../kit.ts';
import { counter, fought, strikeBack } from './duel.ts';

const WHIPS = {
  with: {
    models: [
      { type: 'drover', count: 1, weapons: ['whip', 'blade'] },
      { type: 'hand', count: 2, weapons: ['blade'] },
    ],
  },
} as const;
const ONLY_WHIP = { with: { models: [{ type: 'drover', count: 1, weapons: ['whip'] }] } } as const;
const MISS5 = [1, 1, 1, 1, 1];

describe('Counter, G-12.1', () => {
  it('strikes first, with exactly the Counter weapons; the others strike back', () => {
    const { groups, events, asked } = fought({ a1: {}, b1: WHIPS }, [1, 1, ...MISS5, 1, 1, 1]);
    expect(asked).toEqual(['counter b', 'strike-back b', 'separate a']);
    expect(groups.map(({ by, weapon, dice }) => [by, weapon, dice])).toEqual([
      ['b1', 'whip', 2],
      ['a1', 'blade', 5],
      ['b1', 'blade', 3],
    ]);
    expect(factsOf(events, 'strike-began').map(({ unit, when, weapons }) => [unit, when, weapons])).toEqual([
      ['b1', 'counter', ['whip']],
      ['a1', 'charge', ['blade']],
      ['b1', 'back', ['blade']],
    ]);
  });

  it('keeps its weapons for the strike back if its player does not want it', () => {
    const { groups, events } = fought({ a1: {}, b1: WHIPS }, [...MISS5, 1, 1, 1, 1, 1], counter(false));
    expect(groups.map(({ by, weapon, dice }) => [by, weapon, dice])).toEqual([
      ['a1', 'blade', 5],
      ['b1', 'whip', 2],
      ['b1', 'blade', 3],
    ]);
    expect(factsOf(events, 'strike-declined')).toMatchObject([{ unit: 'b1', when: 'counter' }]);
  });

  it('is not asked for when nobody who has such a weapon lives, G-19.2', () => {
    expect(fought({ a1: {}, b1: {} }, [...MISS5, ...MISS5]).asked).toEqual(['strike-back b', 'separate a']);
    const gone = { ...WHIPS, wounds: [GONE, 0, 0] };
    expect(fought({ a1: {}, b1: gone }, [...MISS5, 1, 1]).asked).toEqual(['strike-back b', 'separate a']);
  });

  it('leaves no strike back to ask for where all weapons have it, and tires', () => {
    const { asked, state } = fought({ a1: {}, b1: ONLY_WHIP }, [1, 1, ...MISS5]);
    expect(asked).toEqual(['counter b', 'separate a']);
    expect(state.units.b1!.fatigued).toBe(true);
  });

  it('does not tire before the strike back, G-12.6', () => {
    const { groups, state } = fought({ a1: {}, b1: WHIPS }, [1, 1, ...MISS5, 4, 1, 1, 6]);
    expect(groups.at(-1)).toEqual({ by: 'b1', weapon: 'blade', dice: 3, hits: 1 });
    expect(state.units.b1!.fatigued).toBe(true);
  });

  it('tires also if the strike back is declined, and a unit that never struck stays fresh', () => {
    expect(fought({ a1: {}, b1: WHIPS }, [1, 1, ...MISS5], strikeBack(false)).state.units.b1!.fatigued).toBe(true);
    expect(fought({ a1: {}, b1: {} }, MISS5, strikeBack(false)).state.units.b1!.fatigued).toBe(false);
  });

  it('tires nobody who is destroyed after it', () => {
    const { events, decided } = fought({ a1: {}, b1: ONLY_WHIP }, [1, 1, 6, 1, 1, 1, 1, 1]);
    expect(decided).toMatchObject({ loser: 'b1', destroyed: true });
    expect(factsOf(events, 'became-fatigued').map(({ unit }) => unit)).toEqual(['a1']);
  });

  it('ends the melee if it kills the charger', () => {
    const a1 = { with: { models: [{ type: 'one', count: 1, weapons: ['blade'] }] } };
    const { kinds, asked, decided, state } = fought({ a1, b1: WHIPS }, [6, 1, 1]);
    expect(kinds.filter((kind) => kind === 'strike-began')).toHaveLength(1);
    expect(asked).toEqual(['counter b', 'consolidate b']);
    expect(decided).toMatchObject({ loser: 'a1', destroyed: true });
    expect(kinds).not.toContain('morale-tested');
    expect(state.units.b1!.fatigued).toBe(true);
  });

  it('counts its wounds in the result, G-12.8', () => {
    const { decided } = fought({ a1: {}, b1: ONLY_WHIP }, [6, 6, 1, 1, 1, 1, 1, 4]);
    expect(decided.sides).toMatchObject([{ wounds: 0 }, { wounds: 2 }]);
    expect(decided.loser).toBe('a1');
  });
});
