import { describe, expect, it } from 'vitest';
import type { Effect } from '../../../../src/rulesets/grimdark/model/effects.ts';
import { GONE } from '../../../../src/rulesets/grimdark/roster/index.ts';
import { chanceToFail, moraleNeed } from '../../../../src/rulesets/grimdark/rules/morale/need.ts';
import { type Laying, type Place, tableOf } from '../kit.ts';

const needOf = (laying: Laying, id = 'a1') => {
  const state = tableOf(laying);
  return moraleNeed(state, state.units[id]!);
};

const morale = (source: string, on: Effect['on'], amount = -1, within?: number): Effect => ({
  source,
  on,
  what: { kind: 'morale', amount, ...(within !== undefined && { within }) },
  until: 'battle',
});

describe('what a morale test needs, G-13.4', () => {
  const hero = { profile: 'squad', with: { quality: 5 }, hero: 'hl-marshal' } as const;

  it('is the better Quality of hero and unit, of those who live', () => {
    const table = tableOf({ units: { a1: { ...hero, hex: [10, 10] } } });
    const whole = table.units.a1!;
    expect(moraleNeed(table, whole).base).toBe(4);
    expect(moraleNeed(table, { ...whole, wounds: whole.wounds.with(-1, GONE) }).base).toBe(5);
  });

  it('counts each source once, and different ones together, G-3.3', () => {
    const effects = [
      morale('event 16', { seat: 'a' }),
      morale('event 16', { seat: 'a' }),
      morale('tomb', { unit: 'a1' }),
      morale('tomb', { unit: 'a2' }),
      morale('event 16', { seat: 'b' }, -3),
    ];
    const units = { a1: { profile: 'squad', hex: [10, 10] as Place } };
    expect(needOf({ units, table: { effects } })).toMatchObject({
      base: 4,
      reasons: [
        { rule: 'G-17.4', why: 'event 16', add: -1 },
        { rule: 'G-18.2', why: 'tomb', add: -1 },
      ],
      needs: 6,
    });
  });

  it.each([
    { quality: 6, add: -1, needs: 6 },
    { quality: 2, add: 1, needs: 2 },
    { quality: 4, add: 1, needs: 3 },
  ])('of Quality $quality with $add is $needs: a natural 6 passes and a natural 1 fails, G-3.2', (row) => {
    const units = { a1: { profile: 'squad', with: { quality: row.quality }, hex: [10, 10] as Place } };
    const effects = [morale('hymn', { unit: 'a1' }, row.add)];
    expect(needOf({ units, table: { effects } }).needs).toBe(row.needs);
  });
});

describe('a unit covered in blood, event 56', () => {
  const blood = (unit: string) => morale('event 56', { unit }, -1, 6);
  const laying = (b1: Place, effects: readonly Effect[]): Laying => ({
    units: {
      a1: { profile: 'squad', hex: [10, 10] },
      a2: { profile: 'squad', hex: [11, 10] },
      b1: { profile: 'squad', hex: b1 },
      b2: { profile: 'squad', hex: [10, 12] },
    },
    table: { effects },
  });
  const adds = (state: Laying, id: string) => needOf(state, id).reasons.map(({ add }) => add);

  it('frightens enemies within 6, and neither itself nor friends', () => {
    const near = laying([16, 10], [blood('b1')]);
    expect(adds(near, 'a1')).toEqual([-1]);
    expect(adds(near, 'b1')).toEqual([]);
    expect(adds(near, 'b2')).toEqual([]);
    expect(adds(laying([17, 10], [blood('b1')]), 'a1')).toEqual([]);
  });

  it('counts once where two such units are near', () => {
    expect(adds(laying([12, 10], [blood('b1'), blood('b2')]), 'a1')).toEqual([-1]);
  });

  it('frightens nobody when it is no more', () => {
    const state = tableOf(laying([12, 10], [blood('b1')]));
    const a1 = state.units.a1!;
    const b1 = { ...state.units.b1!, place: 'destroyed' as const, at: null };
    expect(moraleNeed({ ...state, units: { ...state.units, b1 } }, a1).reasons).toEqual([]);
  });
});

describe('the chance to fail', () => {
  const NEED = { base: 4, reasons: [], needs: 4, fails: false, rerolls: false, fearless: false };

  it.each([
    { change: {}, chance: 1 / 2 },
    { change: { needs: 2 }, chance: 1 / 6 },
    { change: { needs: 6 }, chance: 5 / 6 },
    { change: { fearless: true }, chance: 1 / 4 },
    { change: { rerolls: true }, chance: 1 / 4 },
    { change: { rerolls: true, fearless: true }, chance: 1 / 8 },
    { change: { fails: true }, chance: 1 },
    { change: { fails: true, fearless: true }, chance: 1 / 2 },
  ])('with $change is $chance', ({ change, chance }) => {
    expect(chanceToFail({ ...NEED, ...change })).toBeCloseTo(chance, 12);
  });
});
