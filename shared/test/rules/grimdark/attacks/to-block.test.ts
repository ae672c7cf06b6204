import { describe, expect, it } from 'vitest';
import type { GroupAttack } from '../../../../src/rulesets/grimdark/model/chapters/attacks.ts';
import type { Effect } from '../../../../src/rulesets/grimdark/model/effects.ts';
import { GONE } from '../../../../src/rulesets/grimdark/roster/index.ts';
import { coverCounts, toBlock } from '../../../../src/rulesets/grimdark/rules/attacks/to-block.ts';
import { tableOf } from '../kit.ts';

const lead = {
  models: [
    { type: 'trooper', count: 2, weapons: ['rifle', 'blade'] },
    { type: 'hero', count: 1, defense: 2, tough: 3, rules: { hero: 1 }, weapons: ['maul'] },
  ],
};

const tableWith = (wounds: readonly number[] = [0, 0, 0], effects: readonly Effect[] = []) =>
  tableOf({ units: { b1: { profile: 'squad', hex: [20, 10], wounds, with: lead } }, table: { effects } });

describe('G-11.5: what a die has to show to block', () => {
  it.each<[string, number, boolean, number, string[]]>([
    ['Defense', 0, false, 4, []],
    ['cover', 0, true, 3, ['G-5.9 cover 1']],
    ['AP', 1, false, 5, ['G-15 ap -1']],
    ['cover and AP', 2, true, 5, ['G-5.9 cover 1', 'G-15 ap -2']],
    ['a natural 6 blocks whatever the AP', 4, false, 6, ['G-15 ap -4']],
  ])('%s', (_, ap, cover, needs, why) => {
    const table = tableWith();
    const { needs: shown, reasons } = toBlock(table, table.units.b1!, ap, cover);
    expect([shown, reasons.map((each) => `${each.rule} ${each.why} ${each.add}`)]).toEqual([needs, why]);
  });

  it('never takes a natural 1', () => {
    const strong: Effect = { source: 'x', on: { unit: 'b1' }, what: { kind: 'defense', amount: 4 }, until: 'round' };
    const table = tableWith(undefined, [strong]);
    expect(toBlock(table, table.units.b1!, 0, true).needs).toBe(2);
  });

  it('G-16.6: adds what spells do to all block dice', () => {
    const spell: Effect = { source: 'x', on: { unit: 'b1' }, what: { kind: 'defense', amount: -1 }, until: 'round' };
    const table = tableWith(undefined, [spell, spell]);
    expect(toBlock(table, table.units.b1!, 0, false)).toMatchObject({
      needs: 5,
      reasons: [{ why: 'x', add: -1 }],
    });
  });

  it('G-4.5 c: uses the Defense of the unit while any of its own models lives, then that of the hero', () => {
    const some = tableWith([GONE, 0, 0]);
    expect(toBlock(some, some.units.b1!, 0, false).needs).toBe(4);
    const heroOnly = tableWith([GONE, GONE, 0]);
    expect(toBlock(heroOnly, heroOnly.units.b1!, 0, false).needs).toBe(2);
  });

  it('G-15: uses the Defense of the model that Sniper names', () => {
    const table = tableWith();
    expect([0, 2].map((named) => toBlock(table, table.units.b1!, 0, false, named).needs)).toEqual([4, 2]);
  });
});

describe('G-5.9 and G-5.10: does cover count?', () => {
  it.each<[string, GroupAttack['how'], GroupAttack['cover'], boolean]>([
    ['rifle', 'hold', 'none', false],
    ['rifle', 'hold', 'sight', true],
    ['rifle', 'advance', 'terrain', true],
    ['blade', 'charge', 'terrain', false],
    ['blade', 'melee', 'terrain', false],
    ['launcher', 'hold', 'terrain', false],
    ['seeker', 'hold', 'terrain', false],
    ['lobber', 'hold', 'sight', false],
    ['lobber', 'hold', 'terrain', true],
  ])('%s, %s, cover by %s: %s', (weapon, how, cover, counts) => {
    expect(coverCounts(tableWith(), { weapon, how, cover })).toBe(counts);
  });
});
