import { type Force, READY_FORCES } from '@ironhex/shared/grimdark';
import { describe, expect, test } from 'vitest';
import { isSound } from '../../../../src/rulesets/grimdark/forces/legal.ts';
import { joinsOf, loadsOf, spaceIn } from '../../../../src/rulesets/grimdark/forces/plans.ts';
import { suggested } from '../../../../src/rulesets/grimdark/forces/suggest.ts';

const levy: Force = {
  army: 'holdfast-levy',
  units: ['hl-dig-boss', 'hl-veterans', 'hl-mortars', 'hl-crawler', 'hl-rampart'],
};
const numbers = (possible: readonly { readonly number: number }[]) => possible.map(({ number }) => number);

describe('what a unit can declare', () => {
  test('heroes join units of several models, G-4.5', () => {
    expect(numbers(joinsOf(levy, 1))).toEqual([2, 3]);
    expect(joinsOf(levy, 2)).toEqual([]);
  });

  test('units that ride start in transports with room, G-15.1', () => {
    expect(numbers(loadsOf(levy, 2))).toEqual([4]);
    expect(loadsOf(levy, 5)).toEqual([]);
    expect(spaceIn(levy, 2)).toBeUndefined();
  });

  test('a hero takes a space in the transport of its unit', () => {
    const { room } = spaceIn(levy, 4)!;
    expect(spaceIn({ ...levy, loads: [{ unit: 2, into: 4 }] }, 4)).toEqual({ taken: 5, room });
    expect(spaceIn({ ...levy, joins: [{ hero: 1, unit: 2 }], loads: [{ unit: 2, into: 4 }] }, 4)).toEqual({
      taken: 6,
      room,
    });
  });
});

describe('a suggestion', () => {
  test.each([...READY_FORCES.values()].map(({ id, force }) => [id, force] as const))(
    'for %s can be played',
    (_, force) => {
      const better = suggested(force);
      expect(isSound(better)).toBe(true);
      expect(better.units).toEqual(force.units);
      expect(suggested(better)).toEqual(better);
    },
  );

  test('puts a hero with the dearest unit that loses nothing, and those on foot into transports', () => {
    expect(suggested(levy)).toMatchObject({ joins: [{ hero: 1, unit: 2 }] });
    const exiles: Force = { army: 'lantern-exiles', units: ['le-wardens', 'le-dancers', 'le-barge'] };
    expect(suggested(exiles)).toEqual({ ...exiles, loads: [{ unit: 2, into: 3 }] });
  });

  test('leaves a flying hero alone where it would have to walk', () => {
    const exiles: Force = { army: 'lantern-exiles', units: ['le-dawn-captain', 'le-wardens'] };
    expect(suggested(exiles)).toEqual(exiles);
    expect(suggested({ ...exiles, units: ['le-dawn-captain', 'le-lancers'] }).joins).toEqual([{ hero: 1, unit: 2 }]);
  });
});
