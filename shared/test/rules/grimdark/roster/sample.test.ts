import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fastDice } from '../../../../src/dice/index.ts';
import {
  ARMIES,
  checkForce,
  FORCE_ORGS,
  type Force,
  ForceSchema,
  limitsOf,
  type PickNumber,
  sampleForce,
} from '../../../../src/rulesets/grimdark/roster/index.ts';

/** Numbers by chance that a seed decides. */
const pickFrom = (seed: number): PickNumber => {
  const dice = fastDice(seed);
  return (n) => dice.pick(n, 'sample');
};
const samples = (count: number, points: number): readonly Force[] =>
  Array.from({ length: count }, (_, seed) => sampleForce(limitsOf(points, 'open'), pickFrom(seed))!);

describe('forces by chance', () => {
  it('are legal', () => {
    fc.assert(
      fc.property(
        fc.nat(),
        fc.integer({ min: 200, max: 2500 }),
        fc.constantFrom(...FORCE_ORGS),
        (seed, points, org) => {
          const force = sampleForce(limitsOf(points, org), pickFrom(seed))!;
          expect(checkForce(force, limitsOf(points, org))).toEqual([]);
          expect(ForceSchema.parse(force)).toEqual(force);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('have units of every kind that there is room for, and joins and loads', () => {
    const forces = samples(150, 1500);
    const bought = new Set(forces.flatMap(({ units }) => units));
    const all = Object.values(ARMIES).flatMap(({ units }) => units.map(({ id }) => id));
    expect(all.filter((id) => !bought.has(id))).toEqual([]);
    expect(forces.filter(({ joins }) => joins).length).toBeGreaterThan(10);
    expect(forces.filter(({ loads }) => loads).length).toBeGreaterThan(5);
  });

  it('are of the army that is named, and none where no unit fits', () => {
    expect(sampleForce(limitsOf(750, 'open'), pickFrom(1), ['lantern-exiles'])!.army).toBe('lantern-exiles');
    expect(sampleForce(limitsOf(200, 'open'), pickFrom(1), ['lantern-exiles'])).toBeNull();
    expect(sampleForce(limitsOf(100, 'open'), pickFrom(1))).toBeNull();
  });
});
