import { describe, expect, test } from 'vitest';
import { overlaps } from '../../../../src/map/geometry/geometry.ts';
import { UPRIGHT } from '../../../../src/map/geometry/layout.ts';
import { numberRects } from '../../../../src/rulesets/steampunk/map/layers/plan-numbers.ts';
import {
  type PlannedStep,
  type PlanPicture,
  shownStands,
  standsOf,
} from '../../../../src/rulesets/steampunk/map/layers/plan-places.ts';

const step = (n: PlannedStep['n'], at: string, facing: PlannedStep['facing'] = 0, unsure = false): PlannedStep => ({
  n,
  at,
  facing,
  unsure,
});

const plan = (steps: readonly PlannedStep[], more: Partial<PlanPicture> = {}): PlanPicture => ({
  unit: 'b1',
  side: 0,
  from: '0405',
  steps,
  chosen: true,
  ...more,
});

const SIX = [
  step(1, '0405', 1),
  step(2, '0404'),
  step(3, '0404', 5),
  step(4, '0404', 5),
  step(5, '0403'),
  step(6, '0402'),
];

describe('the ghosts of a plan', () => {
  test('stand once in a hex, with the steps that are spent there and the facing after them', () => {
    expect(standsOf(plan(SIX)).map(({ at, text, facing }) => [at, text, facing])).toEqual([
      ['0405', '1', 1],
      ['0404', '2–3', 5],
      ['0404', '1', 5],
      ['0403', '2', 0],
      ['0402', '3', 0],
    ]);
  });

  test('count the steps of the next turn anew, and say so', () => {
    expect(standsOf(plan(SIX)).map(({ next }) => next)).toEqual([false, false, true, true, true]);
  });

  test('know where the unit stands now', () => {
    expect(standsOf(plan(SIX)).map(({ home }) => home)).toEqual([true, false, false, false, false]);
  });

  test('are not sure if a step in their hex is not', () => {
    const stands = standsOf(plan([step(1, '0404'), step(2, '0404', 0, true), step(3, '0403')]));
    expect(stands.map(({ unsure }) => unsure)).toEqual([true, false]);
  });

  test('of units that are not chosen are those at the ends of the turns', () => {
    const ends = (steps: readonly PlannedStep[]) =>
      standsOf(plan(steps, { chosen: false })).map(({ at, next }) => [at, next]);
    expect(ends(SIX)).toEqual([
      ['0404', false],
      ['0402', true],
    ]);
    expect(ends(SIX.slice(0, 2))).toEqual([['0404', false]]);
    expect(ends([])).toEqual([]);
  });
});

describe('the numbers of a plan', () => {
  const numbered = (steps: readonly PlannedStep[]) =>
    shownStands(plan(steps), UPRIGHT).map(({ stand, numbered: angle }) => ({ text: stand.text, angle }));

  test('stand beside the way, so that they never lie on the unit’s own counter', () => {
    const [there, on] = numbered([step(1, '0404'), step(2, '0403')]);
    // It goes north: right and left of it is beside the way.
    for (const { angle } of [there!, on!]) expect(Math.abs(Math.cos(angle))).toBeCloseTo(1);
  });

  test('of two turns in one hex stand on both sides of it', () => {
    const [, now, next] = numbered(SIX.slice(0, 4));
    expect([now!.text, next!.text]).toEqual(['2–3', '1']);
    expect(Math.cos(now!.angle - next!.angle)).toBeCloseTo(-1);
  });

  test('of a unit that stays stand in front of it, one beside the other', () => {
    const [now, next] = numbered([1, 2, 3, 4, 5, 6].map((n) => step(n as PlannedStep['n'], '0405')));
    expect(now!.angle).toBeCloseTo(UPRIGHT.angleOf(0));
    expect(next!.angle).not.toBeCloseTo(now!.angle);
  });
});

test.each([1, 0.55, 0.33])('numbers of a plan do not lie over each other with %d CSS pixels to a map unit', (zoom) => {
  const turning = [step(1, '0405', 0), step(2, '0405', 0), step(3, '0405', 0), step(4, '0405', 0), step(5, '0404', 0)];
  for (const steps of [SIX, turning]) {
    const rects = numberRects([plan(steps)], { px: 1 / zoom, layout: UPRIGHT });
    for (const [i, one] of rects.entries())
      for (const other of rects.slice(i + 1)) expect(overlaps(one, other)).toBe(false);
  }
});
