import { describe, expect, it } from 'vitest';
import { chanceAbove, luckCurve, luckiestFor, luckOf, type Stake } from '../../src/reckoning/index.ts';

const stake = (n: number, side: number, worth: number, variance = 1): Stake => ({ n, side, worth, variance });

describe('the normal distribution', () => {
  it.each([
    [0, 0.5],
    [1, 0.158655],
    [2, 0.02275],
    [3, 0.00135],
    [-1, 0.841345],
  ])('has %s deviations above its mean a tail of %s', (deviations, tail) => {
    expect(chanceAbove(deviations)).toBeCloseTo(tail, 6);
  });
});

describe('luck', () => {
  // Side 1 loses 3 more than on average, then side 0 loses 1 less; later side 0 loses 2.
  const stakes = [stake(4, 1, 3), stake(7, 0, -1), stake(9, 0, 2, 7)];

  it('is what the other side lost and what one kept, and the opposite for the other side', () => {
    expect(luckOf(stakes, 0).worth).toBe(2);
    expect(luckOf(stakes, 1).worth).toBe(-2);
  });

  it('is as rare as the spread of the same rolls says', () => {
    expect(luckOf(stakes, 0).luckier).toBeCloseTo(chanceAbove(2 / 3), 12);
    expect(luckOf(stakes, 0).luckier + luckOf(stakes, 1).luckier).toBeCloseTo(1, 12);
  });

  it('is a curve that begins at nothing', () => {
    expect(luckCurve(stakes, 0).map(({ n, sum }) => [n, sum])).toEqual([
      [0, 0],
      [4, 3],
      [7, 4],
      [9, 2],
    ]);
  });

  it('has luckiest dice: only those that were lucky, the best first, all of one event together', () => {
    const more = [...stakes, stake(9, 1, 6)];
    expect(luckiestFor(more, 0, 2)).toEqual([
      { n: 9, sum: 4 },
      { n: 4, sum: 3 },
    ]);
    expect(luckiestFor(more, 1, 2)).toEqual([]);
  });

  it('is none where nothing was left to dice', () => {
    expect(luckOf([], 0)).toEqual({ worth: 0, luckier: 0 });
  });
});
