import { describe, expect, it } from 'vitest';
import { ARMIES, ARSENAL, type PricePart, priceOf } from '../../../../src/rulesets/grimdark/roster/index.ts';
import { toNearestFive } from '../../../../src/rulesets/grimdark/roster/prices/exact.ts';

const priced = (id: string) => priceOf(ARSENAL.profiles[id]!, ARSENAL);
/** A part with its factors, as in `Warden × 5: 4.8 = 3 · 1.6`. */
const line = ({ name, count, each, factors }: PricePart) =>
  `${name} × ${count}: ${each} = ${factors.map(({ num, den }) => (den === 6 ? `${num}/6` : num / den)).join(' · ')}`;
const reasons = ({ factors }: PricePart) => factors.map(({ reason }) => reason);

describe('prices by the formula, G-23.1', () => {
  it.each([
    ['fc-precentor', 70],
    ['fc-cantor', 75],
    ['fc-acolytes', 110],
    ['fc-wardens', 100],
    ['fc-scalpels', 130],
    ['fc-glaive-riders', 150],
    ['fc-needle-swarm', 55],
    ['fc-lattice-node', 80],
    ['fc-harrow', 210],
    ['fc-standing-chord', 455],
    ['hl-marshal', 55],
    ['hl-dig-boss', 55],
    ['hl-militia', 65],
    ['hl-line', 110],
    ['hl-veterans', 90],
    ['hl-breachers', 140],
    ['hl-surveyors', 75],
    ['hl-mortars', 55],
    ['hl-outriders', 100],
    ['hl-crawler', 125],
    ['hl-rampart', 185],
    ['hl-thumper', 65],
    ['tb-matriarch', 140],
    ['tb-dreamer', 70],
    ['tb-skitters', 130],
    ['tb-spitters', 105],
    ['tb-reavers', 140],
    ['tb-burrowers', 145],
    ['tb-wings', 95],
    ['tb-lashers', 130],
    ['tb-gorers', 120],
    ['tb-bombard', 95],
    ['tb-ravager', 210],
    ['tb-colossus', 440],
    ['le-seer', 95],
    ['le-dawn-captain', 100],
    ['le-wardens', 110],
    ['le-outwatch', 95],
    ['le-markers', 85],
    ['le-dancers', 125],
    ['le-lancers', 155],
    ['le-prisms', 80],
    ['le-barge', 85],
    ['le-strider', 120],
  ])('%s costs %i', (id, points) => {
    expect(priced(id).points).toBe(points);
    expect(ARSENAL.profiles[id]!.points).toBe(points);
  });

  it('are those of the whole roster', () => {
    const units = Object.values(ARMIES).flatMap((army) => army.units);
    expect(units).toHaveLength(44);
    expect(units.filter(({ id, points }) => priced(id).points !== points)).toEqual([]);
  });

  it('explain body, weapons and flat points by their factors', () => {
    const { parts, sum } = priced('hl-outriders');
    expect(parts.map(({ kind }) => kind)).toEqual(['body', 'weapon', 'weapon', 'flat']);
    expect(parts.map(line)).toEqual([
      'Outrider × 3: 15.22584 = 9 · 1.33 · 1.06 · 1.2',
      'Ship Carbine × 3: 8.5 = 20 · 3/6 · 0.85',
      'Bayonet × 3: 6.325 = 10 · 3/6 · 1.15 · 1.1',
      'Impact(1) × 3: 3.5 = 3.5',
    ]);
    expect(reasons(parts[0]!)).toEqual([
      '3 for each point of Tough (3)',
      'Defense 5+',
      'Tough 3',
      'Fast +12 %, Scout +8 %',
    ]);
    expect(reasons(parts[2]!)).toEqual(['10 for each attack (1)', 'hits on 4+', 'Fast carrier', 'Scout carrier']);
    expect(sum).toBeCloseTo(100.65252, 6);
  });

  it('let sure weapons hit on 2+, and name the value of rules', () => {
    const torch = priced('hl-breachers').parts.find(({ name }) => name === 'Clearing Torch')!;
    expect(reasons(torch)).toEqual(['10 for each attack (1)', 'hits on 2+', 'range 12', 'AP 1', 'Blast(3)']);
  });

  it('count a weapon that a model carries twice twice', () => {
    const coil = priced('fc-standing-chord').parts.filter(({ name }) => name === 'Twin Coil Cannon');
    expect(coil.map(({ count }) => count)).toEqual([2]);
  });

  it('multiply flat points by the value of the rule', () => {
    const flat = priced('le-seer').parts.filter(({ kind }) => kind === 'flat');
    expect(flat.map(({ name, each }) => [name, each])).toEqual([
      ['Hero', 10],
      ['Caster(3)', 45],
    ]);
  });

  it.each([
    [5n, 2n, 5],
    [249n, 100n, 0],
    [725n, 10n, 75],
    [7249n, 100n, 70],
    [15n, 1n, 15],
  ])('round %i/%i to %i: to the nearest 5, halves up', (num, den, points) => {
    expect(toNearestFive({ num, den })).toBe(points);
  });

  it('refuse what the formula has no figure for', () => {
    const odd = {
      ...ARSENAL,
      weapons: { ...ARSENAL.weapons, 'hl-rifle': { ...ARSENAL.weapons['hl-rifle']!, range: 20 } },
    };
    expect(() => priceOf(ARSENAL.profiles['hl-militia']!, odd)).toThrow('The formula has no figure for range 20.');
  });
});
