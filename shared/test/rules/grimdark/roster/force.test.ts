import { describe, expect, it } from 'vitest';
import { told } from '../../../../src/match/index.ts';
import { readAs } from '../../../../src/reading/index.ts';
import {
  type ArmyId,
  checkForce,
  type Force,
  ForceSchema,
  limitsOf,
  MOST_UNITS,
  totalOf,
} from '../../../../src/rulesets/grimdark/roster/index.ts';
import { WORDS } from '../../../../src/rulesets/grimdark/words/index.ts';

/** So many of the same unit. */
const times = (count: number, unit: string): string[] => Array<string>(count).fill(unit);
const levy = (...units: readonly string[]): Force => ({ army: 'holdfast-levy', units });

/** What is wrong with a force: place, code, rule and sentence. */
const faults = (force: Force, points: number, org: 'open' | 'strict' = 'open') =>
  checkForce(force, limitsOf(points, org)).map((fault) => {
    const { code, rule, message } = told(WORDS.refusals, fault);
    return [fault.at, code, rule, message];
  });
const places = (force: Force, points: number, org: 'open' | 'strict' = 'open') =>
  checkForce(force, limitsOf(points, org)).map(({ at }) => at);
const invalid = (at: string, message: string) => [at, 'E_FORCE_INVALID', 'G-4.6', message];

describe('limits by points, G-4.6', () => {
  it.each([
    [374, 'open', 0, 2, 130, null],
    [375, 'open', 1, 2, 131, null],
    [750, 'open', 2, 2, 262, null],
    [999, 'open', 2, 2, 349, null],
    [1000, 'open', 2, 3, 350, null],
    [2000, 'open', 5, 4, 700, null],
    [199, 'strict', 0, 1, 69, 0],
    [499, 'strict', 0, 1, 174, 2],
    [500, 'strict', 1, 1, 175, 2],
    [750, 'strict', 1, 1, 262, 3],
    [999, 'strict', 1, 1, 349, 4],
    [1000, 'strict', 2, 2, 350, 5],
    [2000, 'strict', 4, 3, 700, 10],
  ] as const)(
    '%i points, %s: %i heroes, %i copies, %i a unit, %s units',
    (points, org, heroes, copies, share, units) => {
      expect(limitsOf(points, org)).toEqual({ points, heroes, copies, share, units });
    },
  );
});

describe('a force, G-4.6', () => {
  it('has the points of its units', () => {
    expect(totalOf(levy('hl-militia', 'hl-line'))).toBe(175);
  });

  it('may reach the points limit and no more', () => {
    const force = levy('hl-line', 'hl-line', 'hl-outriders');
    expect(places(force, 320)).toEqual([]);
    expect(faults(force, 319)).toEqual([invalid('units', '320 points are 1 more than the limit of 319.')]);
  });

  it('has a hero for each full 375 or 500 points', () => {
    const force = levy('hl-marshal', 'hl-militia', 'hl-dig-boss', 'hl-marshal');
    expect(faults(force, 750)).toEqual([
      invalid('units.3', 'A force of 750 points has at most 2 heroes; this one has 3.'),
    ]);
    expect(faults(levy('hl-militia', 'hl-marshal', 'hl-dig-boss'), 999, 'strict')).toEqual([
      invalid('units.2', 'A force of 999 points has at most 1 hero; this one has 2.'),
    ]);
    expect(places(levy('hl-militia', 'hl-marshal', 'hl-dig-boss'), 1000, 'strict')).toEqual([]);
  });

  it('has the same unit so many times', () => {
    expect(places(levy(...times(2, 'hl-line')), 750)).toEqual([]);
    expect(faults(levy('hl-mortars', ...times(4, 'hl-line')), 750)).toEqual([
      invalid('units.3', 'A force of 750 points has the same unit at most 2 times; this one has Line Section 4 times.'),
    ]);
    expect(faults(levy(...times(2, 'hl-line')), 750, 'strict')).toEqual([
      invalid('units.1', 'A force of 750 points has the same unit at most once; this one has Line Section 2 times.'),
    ]);
    expect(places(levy(...times(3, 'hl-line'), ...times(3, 'hl-mortars')), 1000)).toEqual([]);
  });

  it('spends no more than 35 % on one unit', () => {
    const titan: Force = { army: 'thornwake-brood', units: ['tb-colossus', 'tb-wings'] };
    expect(faults(titan, 1250)).toEqual([
      invalid('units.0', 'One unit has at most 35 % of 1250 points, which is 437; Wake Colossus has 440.'),
    ]);
    expect(places(titan, 1258)).toEqual([]);
  });

  it('has so many units in strict battles only', () => {
    const force = levy('hl-militia', 'hl-line', 'hl-mortars', 'hl-surveyors');
    expect(faults(force, 799, 'strict')).toEqual([
      invalid('units.3', 'A strict force of 799 points has at most 3 units; this one has 4.'),
    ]);
    expect(places(force, 800, 'strict')).toEqual([]);
    expect(places(force, 799, 'open')).toEqual([]);
  });

  it('has units of its own army', () => {
    expect(faults(levy('hl-line', 'tb-wings', 'hl-nobody'), 750)).toEqual([
      invalid('units.1', 'No unit tb-wings belongs to The Holdfast Levy.'),
      invalid('units.2', 'No unit hl-nobody belongs to The Holdfast Levy.'),
    ]);
    expect(faults(levy(), 750)).toEqual([invalid('units', 'A force has at least one unit.')]);
  });
});

describe('a force from outside', () => {
  const read = (data: unknown) => {
    const result = readAs(ForceSchema, data);
    return result.ok ? [] : result.error.map(({ at, message }) => `${at}: ${message}`);
  };

  it('is read as it is', () => {
    const force = {
      army: 'lantern-exiles',
      name: 'Dawn',
      units: ['le-seer', 'le-wardens', 'le-barge'],
      joins: [{ hero: 1, unit: 2 }],
      loads: [{ unit: 2, into: 3 }],
    };
    expect(ForceSchema.parse(force)).toEqual(force);
  });

  it.each([
    ['another army', { army: 'nobody', units: ['x'] }, /^army: .*\(G-4\.6\)$/],
    ['no units', { army: 'holdfast-levy', units: [] }, /^units: A force has at least one unit\. \(G-4\.6\)$/],
    ['too many', { army: 'holdfast-levy', units: times(MOST_UNITS + 1, 'hl-line') }, /^units: .*\(G-4\.6\)$/],
    ['more than it has', { army: 'holdfast-levy', units: ['hl-line'], gold: 1 }, /gold.*\(G-4\.6\)$/],
    [
      'a join of unit 0',
      { army: 'holdfast-levy', units: ['x'], joins: [{ hero: 0, unit: 1 }] },
      /^joins\.0\.hero: .*\(G-4\.5\)$/,
    ],
    ['a half load', { army: 'holdfast-levy', units: ['x'], loads: [{ unit: 1 }] }, /^loads\.0.*\(G-7\.6\)$/],
  ])('may not have %s', (_, data, fault) => {
    expect(read(data)).toEqual([expect.stringMatching(fault)]);
  });
});

describe('what a force means to declare', () => {
  const arranged = (army: ArmyId, units: readonly string[], rest: Pick<Force, 'joins' | 'loads'>) =>
    faults({ army, units, ...rest }, 9999);
  const LEVY = [
    'hl-marshal', // 1
    'hl-militia', // 2
    'hl-line', // 3
    'hl-crawler', // 4
    'hl-dig-boss', // 5
    'hl-mortars', // 6
    'hl-thumper', // 7
    'hl-outriders', // 8
  ];
  const ofLevy = (rest: Pick<Force, 'joins' | 'loads'>) => arranged('holdfast-levy', LEVY, rest);

  it('may be a hero that joins, and the whole unit in a transport', () => {
    expect(ofLevy({ joins: [{ hero: 1, unit: 2 }], loads: [{ unit: 2, into: 4 }] })).toEqual([]);
    expect(
      ofLevy({
        loads: [
          { unit: 6, into: 4 },
          { unit: 1, into: 4 },
          { unit: 5, into: 4 },
        ],
      }),
    ).toEqual([]);
  });

  it.each([
    [[{ hero: 9, unit: 2 }], 'E_UNKNOWN_UNIT', 'There is no unit 9 in this force.'],
    [[{ hero: 1, unit: 9 }], 'E_UNKNOWN_UNIT', 'There is no unit 9 in this force.'],
    [[{ hero: 2, unit: 3 }], 'E_CANNOT_JOIN', 'Militia Band is no single model with Hero, so it joins no unit.'],
    [[{ hero: 1, unit: 5 }], 'E_CANNOT_JOIN', 'Dig Boss has one model only; heroes join units of two or more.'],
    [[{ hero: 1, unit: 1 }], 'E_CANNOT_JOIN', 'Marshal has one model only; heroes join units of two or more.'],
  ])('may not be the join %j, G-4.5', (joins, code, message) => {
    expect(ofLevy({ joins })).toEqual([['joins.0', code, 'G-4.5', message]]);
  });

  it('may not be two heroes in one unit, nor one in two', () => {
    const [first, same, again] = [
      { hero: 1, unit: 2 },
      { hero: 5, unit: 2 },
      { hero: 1, unit: 3 },
    ];
    expect(ofLevy({ joins: [first, same] })).toEqual([
      ['joins.1', 'E_CANNOT_JOIN', 'G-4.5', 'Militia Band has a hero already.'],
    ]);
    expect(ofLevy({ joins: [first, again] })).toEqual([
      ['joins.1', 'E_CANNOT_JOIN', 'G-4.5', 'Marshal has joined a unit already.'],
    ]);
  });

  it.each([
    [{ unit: 9, into: 4 }, 'E_UNKNOWN_UNIT', 'G-7.6', 'There is no unit 9 in this force.'],
    [{ unit: 2, into: 9 }, 'E_UNKNOWN_UNIT', 'G-7.6', 'There is no unit 9 in this force.'],
    [{ unit: 2, into: 3 }, 'E_CANNOT_BOARD', 'G-15.1', 'Line Section is no transport.'],
    [{ unit: 7, into: 4 }, 'E_CANNOT_BOARD', 'G-15.1', 'Thumper Gun Carriage cannot ride in a transport.'],
    [{ unit: 4, into: 4 }, 'E_CANNOT_BOARD', 'G-15.1', 'Crawler Carrier cannot ride in a transport.'],
  ])('may not be the load %j', (load, code, rule, message) => {
    expect(ofLevy({ loads: [load] })).toEqual([['loads.0', code, rule, message]]);
  });

  it('may not fill a transport beyond its spaces, nor load a unit twice', () => {
    const loads = [
      { unit: 2, into: 4 },
      { unit: 6, into: 4 },
    ];
    expect(ofLevy({ loads })).toEqual([
      ['loads.1', 'E_TRANSPORT_FULL', 'G-15.1', 'Crawler Carrier has 1 of 11 spaces left; Mortar Pit takes 3.'],
    ]);
    expect(ofLevy({ loads: [loads[1]!, loads[1]!] })).toEqual([
      ['loads.1', 'E_CANNOT_BOARD', 'G-15.1', 'Mortar Pit is in a transport already.'],
    ]);
  });

  it('may not be a hero that rides without the unit it joins', () => {
    expect(ofLevy({ joins: [{ hero: 1, unit: 2 }], loads: [{ unit: 1, into: 4 }] })).toEqual([
      ['loads.0', 'E_CANNOT_BOARD', 'G-15.1', 'Marshal has joined a unit, and rides with it or not at all.'],
    ]);
  });
});
