import { describe, expect, it } from 'vitest';
import { tableOf } from '../../../../../shared/test/rules/steampunk/kit.ts';
import { spendings } from '../../../../src/rulesets/steampunk/panels/heal/purse.ts';
import { sit } from '../kit.ts';

/** A Troll heals three points in Healing 1: it burns, and is poisoned. */
const sitting = () =>
  sit(
    tableOf({
      units: {
        b1: { unit: 'ork.troll', at: 'C5', harm: { fire: 1, poison: [8] } },
        b2: { unit: 'ork.grunt', at: 'C7', harm: { fire: 1 } },
        o1: { unit: 'elf.elf_infantry', at: 'C2' },
      },
    }),
    { do: 'healing', round: 1 },
  );

describe('healing points', () => {
  it('are spent as by default, for units that have some', () => {
    const { desk } = sitting();
    const [troll, ...others] = spendings(desk.question.value!, desk.parts.value);
    expect(others).toEqual([]);
    expect(troll?.unit.id).toBe('b1');
    expect(troll?.spent.map(({ cure }) => cure)).toEqual(['fire', 'poison_step']);
    expect(troll?.points).toBe(0);
    expect(troll?.next).toEqual([]);
  });

  it('can be spent on something else, and what can be paid is offered', () => {
    const { desk } = sitting();
    desk.give({ kind: 'heal', unit: 'b1', cures: [{ on: 'b1', cure: 'poison_step', die: 8 }] });
    const [troll] = spendings(desk.question.value!, desk.parts.value);
    expect(troll?.points).toBe(2);
    expect(troll?.next.map(({ cure }) => cure)).toEqual(['fire', 'poison_step']);
  });
});
