import { describe, expect, it } from 'vitest';
import { GONE } from '../../../../src/rulesets/grimdark/roster/index.ts';
import { separationHexes } from '../../../../src/rulesets/grimdark/rules/melee/parting.ts';
import { factsOf, hex, runStep } from '../kit.ts';
import { duelTable, fought } from './duel.ts';

// The worked cases of the rules' own list.

describe('G27: charge, strike back, the loser is Shaken, separation', () => {
  const DICE = [4, 5, 2, 6, 3, 5, 1, 4, 5, 6, 1, 2, 3, 4, 5, 2, 4, 4, 2, 4];
  const duel = { a1: {}, b1: { profile: 'mob' } };

  it('goes as worked', () => {
    const { state, groups, events, asked } = fought(duel, DICE);
    expect(groups).toEqual([
      { by: 'a1', weapon: 'blade', dice: 5, hits: 3 },
      { by: 'b1', weapon: 'blade', dice: 8, hits: 3 },
    ]);
    expect(factsOf(events, 'wounds-marked').map(({ target, caused }) => [target, caused])).toEqual([
      ['b1', 2],
      ['a1', 1],
    ]);
    expect(factsOf(events, 'melee-decided')).toMatchObject([
      {
        sides: [
          { unit: 'a1', wounds: 2, fear: 0 },
          { unit: 'b1', wounds: 1, fear: 0 },
        ],
        loser: 'b1',
        destroyed: false,
      },
    ]);
    expect(factsOf(events, 'morale-tested')).toMatchObject([{ unit: 'b1', die: 4, needs: 5, result: 'shaken' }]);
    expect(asked).toEqual(['strike-back b', 'separate a']);
    expect(state.units.a1).toMatchObject({ at: hex([12, 10]), fatigued: true, shaken: false });
    expect(state.units.b1).toMatchObject({ at: hex([14, 10]), fatigued: true, shaken: true });
    expect(state.fight).toBeNull();
  });

  it('offers the hexes at distance 2 in the order of directions', () => {
    const state = duelTable(duel);
    const offered = separationHexes(state, state.units.a1!, state.units.b1!);
    expect(offered).toEqual([hex([13, 9]), hex([12, 11]), hex([12, 10])]);
  });

  it('is followed by no test after wounds, G-12.9', () => {
    const { state } = fought({ ...duel, a1: { wounds: [0, 0, 0, GONE, GONE] } }, [
      6,
      6,
      6,
      1,
      1,
      1,
      ...Array(7).fill(6),
      ...Array(7).fill(6),
      6,
    ]);
    expect(state.units.b1!.damage).toBe(3);
    expect(factsOf(runStep(state, { do: 'morale', first: 'b' }).events, 'morale-tested')).toEqual([]);
  });
});

describe('G28: a loser at half strength routs, consolidation', () => {
  const DICE = [3, 4, 5, 6, 1, 2, 4, 5, 6, 2, 3, 1, 3];
  const guard = { profile: 'guard' };
  const b1 = { wounds: [0, 0, 0, GONE, GONE] };
  const consolidate = { kind: 'consolidate' as const, path: [hex([14, 10]), hex([15, 10])] };

  it('goes as worked', () => {
    const { state, groups, events, asked } = fought({ a1: guard, b1 }, DICE, { consolidate });
    expect(groups).toEqual([
      { by: 'a1', weapon: 'claws', dice: 6, hits: 4 },
      { by: 'b1', weapon: 'blade', dice: 2, hits: 0 },
    ]);
    expect(factsOf(events, 'melee-decided')).toMatchObject([{ loser: 'b1', destroyed: false }]);
    expect(factsOf(events, 'morale-tested')).toMatchObject([{ unit: 'b1', die: 3, result: 'routed' }]);
    expect(factsOf(events, 'unit-destroyed')).toMatchObject([{ unit: 'b1', why: 'routed' }]);
    expect(asked).toEqual(['strike-back b', 'consolidate a']);
    expect(state.units.a1).toMatchObject({ at: hex([15, 10]), fatigued: true, wounds: [0, 0, 0] });
    expect(state.units.b1).toMatchObject({ place: 'destroyed', at: null });
  });
});
