import { figuresOf, GONE } from '@ironhex/shared/grimdark';
import { describe, expect, test } from 'vitest';
import { hex, type Laying, tableOf } from '../../../../../shared/test/rules/grimdark/kit.ts';
import {
  effectsOf,
  leftText,
  modelsOf,
  placeText,
  statesOf,
  weaponsOf,
  within,
} from '../../../../src/rulesets/grimdark/panels/card/sheet.ts';
import { viewOf } from '../kit.ts';

const models = [
  { type: 'grunt', count: 2, weapons: ['blade', 'carbine'] },
  { type: 'beast', count: 1, weapons: ['blade'], tough: 3 },
];
const view = (unit: object = {}, more: Partial<Laying> = {}) =>
  viewOf(tableOf({ units: { a1: { profile: 'squad', with: { models }, hex: [14, 10], ...unit } }, ...more }), 'a');

describe('the card of a unit', () => {
  test('has a box for each wound of each model', () => {
    const table = view({ wounds: [GONE, 0, 2] });
    const [grunts, beast] = modelsOf(figuresOf(table, table.units.a1!), table.units.a1!);
    expect(grunts?.models).toEqual([
      { wounds: 1, tough: 1, gone: true },
      { wounds: 0, tough: 1, gone: false },
    ]);
    expect(beast?.models).toEqual([{ wounds: 2, tough: 3, gone: false }]);
    expect(leftText(table, table.units.a1!)).toBe('2 of 3 models');
    expect(placeText(table, table.units.a1!)).toBe(`in ${hex([14, 10])}`);
  });

  test('lists weapons of living models, and says which are gone', () => {
    const table = view({ wounds: [GONE, 0, 0], lost: ['carbine'] });
    const weapons = weaponsOf(figuresOf(table, table.units.a1!), table.units.a1!);
    expect(weapons.map(({ weapon, count }) => [weapon.id, count])).toEqual([
      ['blade', 2],
      ['carbine', 1],
    ]);
    expect(weapons.map(({ out }) => out !== undefined)).toEqual([false, true]);
  });

  test('tells states, and effects with where they come from and until when', () => {
    const effects = [
      { source: 'event 16', on: { seat: 'a' }, what: { kind: 'morale', amount: -1 }, until: 'battle' },
      { source: 'tb-frenzy', on: { unit: 'a1' }, what: { kind: 'hit', amount: 1, scope: 'melee' }, until: 'round' },
      { source: 'event 15', on: { unit: 'b9' }, what: { kind: 'cannot-shoot' }, until: 'battle' },
    ] as const;
    const table = view({ shaken: true, wounds: [GONE, GONE, 0] }, { table: { effects } });
    const unit = table.units.a1!;
    expect(statesOf(table, unit).map(({ name }) => name)).toEqual(['Shaken', 'Half strength']);
    expect(effectsOf(table, unit).map(({ name, tone }) => [name, tone])).toEqual([
      ['−1 on morale tests', 'danger'],
      ['+1 to hit in melee', 'good'],
    ]);
    expect(effectsOf(table, unit)[0]?.text).toBe('Combat Fatigued, on all units of its side, for the battle');
  });

  test('names those who ride in it', () => {
    const state = tableOf({
      units: {
        a1: { profile: 'walker', with: { rules: { transport: 6 } }, hex: [14, 10] },
        a2: { profile: 'squad', hex: null, place: 'aboard', transport: 'a1' },
        a3: { profile: 'squad', hex: null, place: 'destroyed', transport: 'a1' },
      },
    });
    const table = viewOf(state, 'a');
    expect(within(table, table.units.a1!).map(({ id }) => id)).toEqual(['a2']);
    expect(placeText(table, table.units.a2!)).toMatch(/^in /);
  });
});
