import { builtOf } from '@ironhex/shared/steampunk';
import { describe, expect, it } from 'vitest';
import { firstToDie, kindsOf } from '../../../../src/rulesets/steampunk/plan/orders/casualties.ts';

const kinds = kindsOf(
  builtOf({
    unit: 'elf.elf_infantry',
    replace: { 'elf.elite_elf_infantry': 2 },
    modelEquipment: { 'elf.sniper_rifle': 1 },
  }),
);

describe('who dies first', () => {
  it('is chosen among models that differ, also by their weapons', () => {
    expect(kinds.flatMap(({ models }) => models).toSorted()).toEqual([0, 1, 2, 3]);
    expect(new Set(kinds.map(({ name }) => name)).size).toBe(2);
    expect(kinds.length).toBe(3);
    expect(kindsOf(builtOf({ unit: 'elf.elf_archer' }))).toHaveLength(1);
  });

  it('is told by the order', () => {
    expect(firstToDie(kinds)).toBeUndefined();
    expect(firstToDie(kinds, kinds[1]!.models)).toBe(1);
    expect(firstToDie(kinds, [9])).toBeUndefined();
  });
});
