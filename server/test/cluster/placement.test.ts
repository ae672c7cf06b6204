import { describe, expect, test } from 'vitest';
import { type Candidate, evenly } from '../../src/cluster/placement.ts';

const has = (processId: string, roomCount: number): Candidate => ({ processId, roomCount });

/** Places this many matches in one moment, and counts them by process. */
const place = (count: number, candidates: readonly Candidate[], now = 0, choose = evenly()) => {
  const chosen = Array.from({ length: count }, () => choose(candidates, now)!);
  return Object.fromEntries(candidates.map(({ processId: id }) => [id, chosen.filter((one) => one === id).length]));
};

describe('matches are placed', () => {
  test('where the fewest are', () => {
    expect(place(1, [has('a', 3), has('b', 2), has('c', 4)])).toEqual({ a: 0, b: 1, c: 0 });
  });

  test('evenly, though the counts do not move while many are placed at once', () => {
    expect(place(30, [has('a', 0), has('b', 0), has('c', 0)])).toEqual({ a: 10, b: 10, c: 10 });
  });

  test('on whoever has fewer until all have the same', () => {
    expect(place(10, [has('a', 0), has('b', 6)])).toEqual({ a: 8, b: 2 });
  });

  test('on the first of equals', () => {
    expect(place(1, [has('b', 1), has('a', 1)])).toEqual({ b: 1, a: 0 });
  });

  test('by what a process says once that must have arrived', () => {
    const choose = evenly();
    expect(place(4, [has('a', 0), has('b', 2)], 0, choose)).toEqual({ a: 3, b: 1 });
    // All on a have closed again meanwhile.
    expect(place(1, [has('a', 0), has('b', 3)], 1000, choose)).toEqual({ a: 1, b: 0 });
    expect(place(3, [has('a', 0), has('b', 3)], 5000, choose)).toEqual({ a: 3, b: 0 });
  });

  test('nowhere if nobody is left', () => {
    expect(evenly()([], 0)).toBeUndefined();
  });
});
