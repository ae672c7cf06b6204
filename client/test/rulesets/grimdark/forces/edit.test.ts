import type { Force } from '@ironhex/shared/grimdark';
import { describe, expect, test } from 'vitest';
import {
  finished,
  isSame,
  renamed,
  withJoin,
  withLoad,
  without,
  withoutOne,
  withUnit,
} from '../../../../src/rulesets/grimdark/forces/edit.ts';

/** A seer, dancers twice, a barge: the second dancers ride, the seer is with the first. */
const force: Force = {
  army: 'lantern-exiles',
  units: ['le-seer', 'le-dancers', 'le-dancers', 'le-barge'],
  joins: [{ hero: 1, unit: 2 }],
  loads: [{ unit: 3, into: 4 }],
};

describe('units of a force', () => {
  test('are added behind the last of their kind, and what is meant keeps to its units', () => {
    expect(withUnit(force, 'le-dancers')).toEqual({
      ...force,
      units: ['le-seer', 'le-dancers', 'le-dancers', 'le-dancers', 'le-barge'],
      loads: [{ unit: 3, into: 5 }],
    });
    expect(withUnit(force, 'le-seer')).toMatchObject({
      joins: [{ hero: 1, unit: 3 }],
      loads: [{ unit: 4, into: 5 }],
    });
    expect(withUnit(force, 'le-prisms').units.at(-1)).toBe('le-prisms');
  });

  test.each<[string, number, Partial<Force>]>([
    ['the hero', 0, { units: ['le-dancers', 'le-dancers', 'le-barge'], loads: [{ unit: 2, into: 3 }] }],
    ['the joined unit', 1, { units: ['le-seer', 'le-dancers', 'le-barge'], loads: [{ unit: 2, into: 3 }] }],
    ['the transport', 3, { units: ['le-seer', 'le-dancers', 'le-dancers'], joins: [{ hero: 1, unit: 2 }] }],
  ])('are removed with what was meant for them: %s', (_, index, left) => {
    expect(without(force, index)).toEqual({ army: force.army, ...left });
  });

  test('are removed by kind, the last of it first', () => {
    expect(withoutOne(force, 'le-dancers').units).toEqual(['le-seer', 'le-dancers', 'le-barge']);
    expect(withoutOne(force, 'le-dancers').joins).toEqual([{ hero: 1, unit: 2 }]);
    expect(withoutOne(force, 'le-prisms')).toEqual(force);
  });
});

describe('what a force means to declare', () => {
  test('a hero joins one unit, and rides no more by itself', () => {
    const riding = withLoad(withJoin(force, 1, null), 1, 4);
    expect(riding).toMatchObject({
      loads: [
        { unit: 3, into: 4 },
        { unit: 1, into: 4 },
      ],
    });
    expect(riding).not.toHaveProperty('joins');
    expect(withJoin(riding, 1, 3)).toMatchObject({ joins: [{ hero: 1, unit: 3 }], loads: [{ unit: 3, into: 4 }] });
  });

  test('a unit starts in one transport, or on the map', () => {
    expect(withLoad(force, 2, 4).loads).toEqual([
      { unit: 3, into: 4 },
      { unit: 2, into: 4 },
    ]);
    expect(withLoad(force, 3, null)).not.toHaveProperty('loads');
  });
});

test('the name is cleaned when the force is done, and left out where there is none', () => {
  expect(finished({ ...force, name: '  Lamp   Row ' })).toEqual({ ...force, name: 'Lamp Row' });
  expect(renamed({ ...force, name: 'Old' }, '')).toEqual(force);
  expect(isSame(force, { ...force, name: 'Lamp Row' })).toBe(true);
  expect(isSame(force, withLoad(force, 3, null))).toBe(false);
});
