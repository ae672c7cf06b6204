import { describe, expect, test } from 'vitest';
import { stateOf, WOLVERINE } from '../../../../shared/test/rules/warfare3025/kit.ts';
import { warfareScore } from '../../../src/rulesets/warfare3025/score.ts';
import { viewOf } from './kit.ts';

describe('the score in Warfare', () => {
  const state = stateOf({
    units: { r1: { at: '0,0' }, b1: { at: '0,3', damage: { structure: 7, armour: 9 } }, b2: { card: WOLVERINE } },
    elapsed: 40,
  });
  state.units[0] = { ...state.units[0]!, status: 'destroyed' };

  test('is structure damage and 20 for each that is lost, by unit, with the ticks that are left (W-15, W-3.3)', () => {
    const score = warfareScore(viewOf(state, 'public'))!;
    expect(score.sides).toEqual([
      { side: 0, points: 27, rows: [{ name: 'Griffin 2', why: 'lost: 7 structure damage, and 20', points: 27 }] },
      { side: 1, points: 0, rows: [] },
    ]);
    expect(score.left).toBe('80 ticks left');
  });
});
