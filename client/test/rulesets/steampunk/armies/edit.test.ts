import { ARMIES, type Army, budgetOf, MOST_UNITS, upgradeOffers } from '@ironhex/shared/steampunk';
import { describe, expect, test } from 'vitest';
import {
  alike,
  copyRefusal,
  countOf,
  finished,
  isSame,
  renamed,
  withCopy,
  withLess,
  without,
} from '../../../../src/rulesets/steampunk/armies/edit.ts';
import { armyFrom, firstArmy, readyFor } from '../../../../src/rulesets/steampunk/armies/ready.ts';

const BUDGET = budgetOf('standard', 24);
const infantry: Army = { race: 'elf', units: [{ unit: 'elf.elf_infantry' }] };

describe('what is bought for a unit', () => {
  /** Buys an offer of the only unit so many times. */
  const bought = (id: string, times: number): Army => {
    let army = infantry;
    for (let i = 0; i < times; i++) army = upgradeOffers(army, 0, BUDGET).find((offer) => offer.id === id)!.army;
    return army;
  };

  test.each([
    ['replace', 'elf.elite_elf_infantry'],
    ['equipment', 'elf.hand_grenade'],
    ['modelEquipment', 'elf.sniper_rifle'],
  ] as const)('of kind %s is given back one by one, and leaves nothing behind', (kind, id) => {
    const two = bought(id, 2);
    expect(countOf(two.units[0]!, kind, id)).toBe(2);
    const one = withLess(two, 0, kind, id);
    expect(countOf(one.units[0]!, kind, id)).toBe(1);
    const none = withLess(one, 0, kind, id);
    expect(none).toEqual(infantry);
    expect(withLess(none, 0, kind, id)).toEqual(infantry);
  });
});

describe('units of an army', () => {
  const army: Army = { race: 'ork', name: 'Raid', units: [{ unit: 'ork.speedhead' }, { unit: 'ork.grunt' }] };

  test('are removed and doubled at their places', () => {
    expect(without(army, 0).units).toEqual([{ unit: 'ork.grunt' }]);
    expect(withCopy(army, 0).units.map(({ unit }) => unit)).toEqual(['ork.speedhead', 'ork.speedhead', 'ork.grunt']);
  });

  test('are doubled only where the budget and the size of the army allow it', () => {
    expect(copyRefusal(army, 0, budgetOf('standard', 12))).toBeNull();
    expect(copyRefusal(army, 0, budgetOf('standard', 8))).toMatchObject({ code: 'over-budget', rule: 'ARM-1' });
    const many: Army = { race: 'ork', units: Array(MOST_UNITS).fill({ unit: 'ork.grunt' }) };
    expect(copyRefusal(many, 0, budgetOf('standard', 96))).toMatchObject({ code: 'too-many-units', rule: 'ARM-2' });
    const troll: Army = { race: 'ork', units: [{ unit: 'ork.troll' }] };
    expect(copyRefusal(troll, 0, BUDGET, ['ork.troll'])).toMatchObject({ code: 'not-announced', rule: 'ARM-7' });
  });

  test('that are bought alike are counted together', () => {
    const units = [{ unit: 'ork.grunt' }, { unit: 'ork.speedhead' }, { unit: 'ork.grunt', equipment: [] }];
    expect(alike({ units })).toEqual([
      [{ unit: 'ork.grunt' }, 2],
      [{ unit: 'ork.speedhead' }, 1],
    ]);
  });
});

describe('the name of an army', () => {
  test('is left out while there is none, and cleaned when the army is done', () => {
    expect(renamed({ ...infantry, name: 'Old' }, '')).toEqual(infantry);
    expect(finished({ ...infantry, name: '  Green   Wood ' })).toEqual({ ...infantry, name: 'Green Wood' });
    expect(finished({ ...infantry, name: '   ' })).toEqual(infantry);
  });

  test('does not make it another army', () => {
    expect(isSame(infantry, { ...infantry, name: 'Green Wood' })).toBe(true);
    expect(isSame(infantry, { ...infantry, units: [...infantry.units, { unit: 'elf.e34' }] })).toBe(false);
  });
});

describe('ready armies', () => {
  test('are offered where the budget covers them, the dearest first', () => {
    expect(readyFor('elf', budgetOf('standard', 12)).map(({ id }) => id)).toEqual(['elf-c', 'elf-d']);
    expect(readyFor('elf', BUDGET).map(({ points }) => points)).toEqual([24, 24, 12, 12]);
    expect(readyFor('elf', budgetOf('tank', 24))).toEqual([]);
  });

  test('need the Huge units that were announced', () => {
    const ids = (announced: readonly string[]) => readyFor('ork', BUDGET, announced).map(({ id }) => id);
    expect(ARMIES.get('ork-b')!.units.filter(({ unit }) => unit === 'ork.troll')).toHaveLength(2);
    expect(ids(['ork.troll', 'ork.troll'])).toEqual(['ork-b']);
    expect(ids(['ork.troll'])).toEqual([]);
    expect(ids([])).toEqual(['ork-a', 'ork-c', 'ork-d']);
  });

  test('give the army to begin with; where none fits, what the budget covers of the first', () => {
    expect(firstArmy('elf', budgetOf('standard', 12))).toEqual(armyFrom(ARMIES.get('elf-c')!));
    expect(firstArmy('elf', budgetOf('tank', 24)).units.map(({ unit }) => unit)).toEqual([
      'elf.e34',
      'elf.tattoo_ink',
      'elf.tattoo_ink',
      'elf.tattoo_ink',
    ]);
  });
});
