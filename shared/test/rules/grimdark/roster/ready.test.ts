import { describe, expect, it } from 'vitest';
import {
  ARMY_IDS,
  checkForce,
  ForceSchema,
  limitsOf,
  READY_FORCES,
  totalOf,
} from '../../../../src/rulesets/grimdark/roster/index.ts';

const ready = [...READY_FORCES.values()];

describe('ready forces', () => {
  it('are two of each army', () => {
    expect([...READY_FORCES.keys()]).toEqual(['fc-a', 'fc-b', 'hl-a', 'hl-b', 'tb-a', 'tb-b', 'le-a', 'le-b']);
    expect(ready.map(({ force }) => force.army)).toEqual(ARMY_IDS.flatMap((army) => [army, army]));
    expect(new Set(ready.map(({ force }) => force.name)).size).toBe(8);
  });

  it.each(ready)('$id: $force.name has 735 to 750 points, and keeps to the open limits, G-4.6', ({ force, points }) => {
    expect(points).toBe(750);
    expect(totalOf(force)).toBeGreaterThanOrEqual(735);
    expect(totalOf(force)).toBeLessThanOrEqual(points);
    expect(checkForce(force, limitsOf(points, 'open'))).toEqual([]);
    expect(checkForce(force, limitsOf(points, 'strict'))).not.toEqual([]);
    expect(ForceSchema.parse(force)).toEqual(force);
  });

  it('suggest what to declare, G-7.6', () => {
    expect(ready.map(({ id, force }) => [id, force.joins ?? [], force.loads ?? []])).toEqual([
      ['fc-a', [{ hero: 1, unit: 2 }], []],
      ['fc-b', [{ hero: 1, unit: 2 }], []],
      ['hl-a', [{ hero: 1, unit: 4 }], [{ unit: 4, into: 6 }]],
      ['hl-b', [{ hero: 1, unit: 2 }], [{ unit: 2, into: 7 }]],
      ['tb-a', [{ hero: 1, unit: 6 }], []],
      ['tb-b', [], []],
      ['le-a', [], [{ unit: 2, into: 5 }]],
      ['le-b', [], [{ unit: 2, into: 7 }]],
    ]);
  });
});
