import { describe, expect, test } from 'vitest';
import { type Laying, tableOf } from '../../../../shared/test/rules/steampunk/kit.ts';
import type { Score } from '../../../src/rulesets/score.ts';
import { steampunkScore } from '../../../src/rulesets/steampunk/score.ts';
import { accountsFor } from '../../../src/ui/score/score-sums.ts';
import { viewOf } from './kit.ts';

/** The points of both sides. */
const sums = (score: Score | undefined) => score?.sides.map(({ points }) => points);

describe('the score in Steampunk Fantasy', () => {
  const tank = (at: string) => ({ unit: 'elf.e34', at });
  const units: Laying['units'] = { b1: tank('D8'), b2: { ...tank('D10'), hidden: true }, o1: tank('D2') };
  const options = { victory: { kind: 'timed', turns: 3, minutes: null } } as const;
  const state = tableOf({ units, options });

  test('counts hidden units for nobody but their own side (VIC-3)', () => {
    const [own] = sums(steampunkScore(viewOf(state, 'blue')))!;
    const [told] = sums(steampunkScore(viewOf(state, 'orange')))!;
    expect(told).toBeGreaterThan(0);
    expect(own).toBe(2 * told!);
    expect(sums(steampunkScore(viewOf(state, 'public')))![0]).toBe(told);
  });

  test('is told from the first orders on, and in a friendly match counts units (VIC-1)', () => {
    const view = viewOf(state, 'orange');
    expect(steampunkScore({ ...view, stage: 'setup' })).toBeUndefined();
    expect(sums(steampunkScore({ ...view, options: { ...view.options, victory: { kind: 'friendly' } } }))).toEqual([
      1, 1,
    ]);
  });

  test('is at the end as it was told, with the bonus in a row of its own', () => {
    const row = { unit: 'b1', scored: 'crippled', points: 9 } as const;
    const none = { side: 1, rows: [], bonus: 0, points: 0, tournament: 0 };
    const scores = [{ side: 0, rows: [row], bonus: 16, points: 25, tournament: 5 }, none];
    const score = steampunkScore({ ...viewOf(state, 'blue'), stage: 'over', scores })!;
    expect(score.sides[0]!.rows.map(({ why, points }) => [why, points])).toEqual([
      ['crippled', 9],
      ['', 16],
    ]);
    expect(accountsFor(score, { score: [25, 0] })).toBe(true);
    // Given up: the points are not what it was decided by.
    expect(accountsFor(score, { score: [1, 0] })).toBe(false);
  });
});
