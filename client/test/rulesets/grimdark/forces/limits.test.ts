import { ARMY_IDS, checkForce, type Force, limitsOf, READY_FORCES } from '@ironhex/shared/grimdark';
import { describe, expect, test } from 'vitest';
import { offerRefusal } from '../../../../src/rulesets/grimdark/forces/legal.ts';
import { limitParts } from '../../../../src/rulesets/grimdark/forces/limit-meters.tsx';
import { firstForce, fittingForce, readyFor } from '../../../../src/rulesets/grimdark/forces/ready.ts';

const open = limitsOf(750, 'open');
const psalm = READY_FORCES.get('fc-a')!.force;

describe('the limits of a force, G-4.6', () => {
  test('are shown with what is used of each', () => {
    expect(limitParts(psalm, open)).toEqual([
      { id: 'points', used: 750, most: 750 },
      { id: 'heroes', used: 1, most: 2 },
      { id: 'copies', used: 2, most: 2 },
      { id: 'share', used: 150, most: 262 },
    ]);
  });

  test('count units only where they are strict', () => {
    expect(limitParts(psalm, limitsOf(1000, 'strict'))).toContainEqual({ id: 'units', used: 7, most: 5 });
  });

  test('of nothing are not used', () => {
    expect(limitParts({ army: 'ferrous-choir', units: [] }, open).map(({ used }) => used)).toEqual([0, 0, 0, 0]);
  });
});

describe('one more unit', () => {
  test.each<[string, Force, string, RegExp]>([
    ['costs too much', psalm, 'fc-harrow', /points are \d+ more than the limit of 750/],
    [
      'is one of a kind too many',
      { ...psalm, units: ['fc-acolytes', 'fc-acolytes'] },
      'fc-acolytes',
      /at most 2 times/,
    ],
    [
      'is a hero too many',
      { army: 'lantern-exiles', units: ['le-seer', 'le-seer'] },
      'le-dawn-captain',
      /at most 2 heroes; this one has 3/,
    ],
  ])('%s', (_, force, id, why) => {
    expect(offerRefusal(force, id, open)).toMatchObject({ code: 'E_FORCE_INVALID', rule: 'G-4.6', message: why });
  });

  test('is refused for what it breaks, not for what is broken already', () => {
    const broken: Force = { army: 'lantern-exiles', units: ['le-seer', 'le-seer', 'le-seer'] };
    expect(checkForce(broken, open).length).toBeGreaterThan(0);
    expect(offerRefusal(broken, 'le-markers', open)).toBeNull();
    expect(offerRefusal({ ...broken, units: [] }, 'le-markers', open)).toBeNull();
  });
});

describe('a force to begin with', () => {
  test('ready ones are offered where they keep to the limits', () => {
    expect(readyFor('thornwake-brood', open).map(({ id }) => id)).toEqual(['tb-a', 'tb-b']);
    expect(readyFor('thornwake-brood', limitsOf(500, 'open'))).toEqual([]);
  });

  test.each(ARMY_IDS.flatMap((army) => [500, 1500, 4000].map((points) => [army, points] as const)))(
    'what fits of %s keeps to the limits of %i points',
    (army, points) => {
      for (const org of ['open', 'strict'] as const) {
        const force = fittingForce(army, limitsOf(points, org));
        expect(checkForce(force, limitsOf(points, org))).toEqual([]);
        // The same limits give the same force again.
        expect(fittingForce(army, limitsOf(points, org))).toEqual(force);
      }
    },
  );

  test('has no units where none is cheap enough', () => {
    expect(fittingForce('thornwake-brood', limitsOf(250, 'open')).units).toEqual([]);
  });

  test('is a ready one where that is nearly as large as it may be', () => {
    const ready = READY_FORCES.get('tb-a')!;
    expect(firstForce(ready, open)).toBe(ready.force);
    expect(firstForce(ready, limitsOf(1500, 'open')).units.length).toBeGreaterThan(ready.force.units.length);
  });
});
