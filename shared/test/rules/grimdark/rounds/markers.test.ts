import { describe, expect, it } from 'vitest';
import type { State } from '../../../../src/rulesets/grimdark/model/state.ts';
import { scoreOf } from '../../../../src/rulesets/grimdark/rules/rounds/ending.ts';
import { factsOf, hex, runStep, tableOf } from '../kit.ts';

const owners = ({ markers }: State) => markers.map(({ owner }) => owner);

describe('markers (G39)', () => {
  const state = tableOf({
    units: {
      a1: { profile: 'squad', hex: [10, 10] },
      a2: { profile: 'squad', hex: [20, 10], shaken: true },
      b1: { profile: 'squad', hex: [22, 10] },
      b2: { profile: 'squad', hex: [10, 16] },
      b3: { profile: 'titan', hex: [30, 10] },
    },
    markers: [
      [12, 10],
      [21, 10],
      [10, 13],
      [34, 10],
      [5, 30],
    ],
  });

  it('go to who alone is near, are neutral between two, and stay as they are without anybody, G-14.2', () => {
    const { events } = runStep(state, { do: 'markers' });
    expect(owners(state)).toEqual(['a', 'b', null, 'b', null]);
    expect(factsOf(events, 'markers-checked')).toMatchObject([{ changed: [0, 1, 3] }]);
  });

  it('keep their owner when its units leave, and turn neutral when somebody contests, G-14.2', () => {
    const { a1, a2 } = state.units;
    const later: State = {
      ...state,
      units: { ...state.units, a1: { ...a1!, at: hex([4, 4]) }, a2: { ...a2!, shaken: false } },
    };
    runStep(later, { do: 'markers' });
    expect(owners(later)).toEqual(['a', null, 'b', 'b', null]);
    expect(scoreOf(later)).toEqual([1, 2]);
  });

  it('are not held by units that arrived in this round, G-14.2', () => {
    const { b2 } = state.units;
    const arrived: State = {
      ...state,
      markers: [{ at: hex([10, 17]), owner: null }],
      units: { b2: { ...b2!, arrived: true } },
    };
    runStep(arrived, { do: 'markers' });
    expect(owners(arrived)).toEqual([null]);
  });
});
