import { describe, expect, test } from 'vitest';
import { grimdark } from '../../../../shared/src/rulesets/grimdark/ruleset.ts';
import { tableOf } from '../../../../shared/test/rules/grimdark/kit.ts';
import { grimdarkScore } from '../../../src/rulesets/grimdark/score.ts';
import { sideScore } from '../../../src/ui/score/score-sums.ts';

describe('the score in Grimdark', () => {
  test('is markers held and victory points (G-14.3)', () => {
    const table = tableOf({ units: { a1: { profile: 'squad', hex: [14, 10] } }, markers: [[14, 14]], round: 2 });
    const markers = table.markers.map((marker) => ({ ...marker, owner: 'b' }));
    const seats = table.seats.map((seat) => ({ ...seat, points: seat.id === 'a' ? 2 : 0 }));
    const score = grimdarkScore(grimdark.view({ ...table, markers, seats }, 'public'))!;
    expect(score.sides).toEqual([
      sideScore(0, [{ name: 'Victory points', why: '', points: 2 }]),
      sideScore(1, [{ name: 'Marker 1', why: expect.stringContaining('held'), points: 1 }]),
    ]);
  });
});
