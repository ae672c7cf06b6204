import { describe, expect, test } from 'vitest';
import { type Laying, tableOf } from '../../../../../shared/test/rules/grimdark/kit.ts';
import { before } from '../../../../../shared/test/rules/grimdark/setup/before.ts';
import { inForce, marksOf, nowText, sidesOf } from '../../../../src/rulesets/grimdark/panels/track/track.ts';

const UNITS: Laying['units'] = {
  a1: { profile: 'squad', hex: [14, 10], activated: true },
  a2: { profile: 'squad', hex: [16, 10] },
  a3: { profile: 'squad', hex: [18, 10] },
  b1: { profile: 'squad', hex: [14, 20] },
  b2: { profile: 'squad', hex: null, place: 'destroyed' },
};

describe('the track', () => {
  test('has who acts first, then those who have still to act', () => {
    const [first, second] = sidesOf(tableOf({ units: UNITS, active: 'a3' }));
    expect(first?.open.map(({ id }) => id)).toEqual(['a3', 'a2']);
    expect(first).toMatchObject({ done: 1, isTurn: true });
    expect(second?.open.map(({ id }) => id)).toEqual(['b1']);
    expect(second).toMatchObject({ done: 0, isTurn: false });
  });

  test('has who is still to be placed before the battle', () => {
    const units: Laying['units'] = { a1: { profile: 'squad', hex: null }, a2: { profile: 'squad', hex: [14, 3] } };
    const table = before('deployment', [], { units });
    expect(sidesOf(table)[0]?.open.map(({ id }) => id)).toEqual(['a1']);
    expect(nowText(table)).toBe('Deployment');
  });

  test('tells who holds the markers', () => {
    const table = tableOf({ units: UNITS, markers: [[14, 14]], round: 2 });
    const held = { ...table, markers: table.markers.map((marker) => ({ ...marker, owner: 'b' })) };
    expect(marksOf(held)).toMatchObject([{ name: 'Marker 1', owner: 'b' }]);
    expect(nowText(held)).toBe('Round 2 of 4');
    expect(nowText({ ...held, round: 5 })).toBe('Round 5 of 5');
  });

  test('tells what lasts on more than one unit', () => {
    const effects = [
      { source: 'event 26', on: {}, what: { kind: 'melee-attacks', amount: 1 }, until: 'round' },
      { source: 'tb-frenzy', on: { unit: 'a2' }, what: { kind: 'defense', amount: 1 }, until: 'round' },
    ] as const;
    expect(inForce(tableOf({ units: UNITS, table: { effects } })).map(({ name }) => name)).toEqual(['Finish Them!']);
  });
});
