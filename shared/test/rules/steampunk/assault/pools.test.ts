import { describe, expect, it } from 'vitest';
import { fightersOf } from '../../../../src/rulesets/steampunk/rules/assault/angles.ts';
import type { Bout } from '../../../../src/rulesets/steampunk/rules/assault/fighters.ts';
import { deflectionPool, strengthPool } from '../../../../src/rulesets/steampunk/rules/assault/pools.ts';
import type { Laying, Placing } from '../kit.ts';
import { contestedTable } from './kit.ts';

/** The pools of b1, which stays in D5, against enemies that enter from D4. */
const poolsOf = (
  b1: Omit<Placing, 'at'>,
  enemies: readonly Omit<Placing, 'at'>[] = [],
  laying: Partial<Laying> = {},
) => {
  const foes = enemies.length > 0 ? enemies : [{ unit: 'gnome.gnome_infantry' }];
  const units = Object.fromEntries(foes.map((foe, index) => [`o${index + 1}`, { ...foe, at: 'D4' }]));
  const state = contestedTable(
    { ...laying, units: { b1: { ...b1, at: 'D5' }, ...units } },
    { at: 'D5', staying: ['b1'], entering: Object.fromEntries(Object.keys(units).map((id) => [id, 'D4'])) },
  );
  const bout: Bout = { at: '0405', layer: 'ground', fighters: fightersOf(state, state.contests[0]!) };
  const [fighter] = bout.fighters;
  return { strength: strengthPool(state, bout, fighter!), deflection: deflectionPool(state, bout, fighter!) };
};

const reasons = (list: readonly { readonly why: string; readonly add: number }[]) =>
  Object.fromEntries(list.map(({ why, add }) => [why, add]));

describe('how many dice a unit has', () => {
  it('AS-5: the sum over its living models for the angle, each with the die of its model', () => {
    const { strength, deflection } = poolsOf({
      unit: 'darkelf.darkelf_infantry',
      replace: { 'darkelf.elite_darkelf_infantry': 2 },
      harm: { alive: [true, false, true, true] },
    });
    expect(strength.dice).toEqual([0, 2, 2, 3, 3].map((model) => ({ model, needs: 5 })));
    expect(deflection.dice).toHaveLength(9);
    const back = poolsOf({ unit: 'elf.bear_rider', facing: 3 });
    expect([back.strength.dice.length, back.deflection.dice.length]).toEqual([1, 0]);
  });

  it('AS-5: reads what lives now, not what the ledger says', () => {
    const ledger = { alive: [true, false, false, false] };
    expect(poolsOf({ unit: 'elf.elf_infantry', ledger }).strength.dice).toHaveLength(4);
  });

  it('CON-5: critical conditions halve strength and deflection, and take strength dice away', () => {
    const spider = poolsOf({ unit: 'darkelf.mechanical_assault_spider', harm: { criticals: ['half_assault'] } });
    expect([spider.strength.dice.length, spider.deflection.dice.length]).toEqual([3, 3]);
    expect(reasons(spider.strength.count)).toEqual({ models: 6, half_assault: -3 });
    const hammer = poolsOf({ unit: 'ork.hammerhead', harm: { assaultMinus: 5 } });
    expect([hammer.strength.dice.length, hammer.deflection.dice.length]).toEqual([7, 12]);
    expect(poolsOf({ unit: 'ork.hammerhead', harm: { assaultMinus: 15 } }).strength.dice).toHaveLength(0);
  });

  it('AB-UN: an unconscious unit has no dice', () => {
    const { strength, deflection } = poolsOf({ unit: 'ork.troll', harm: { unconscious: true } });
    expect([strength.dice.length, deflection.dice.length]).toEqual([0, 0]);
    expect(reasons(strength.count)).toEqual({ models: 18, unconscious: -18 });
  });

  it('strength_minus_unless_still: a shield wall costs each model a die, but at speed still', () => {
    const wall = { unit: 'dwarf.dwarf_infantry', equipment: ['dwarf.wheeled_shieldwall'] };
    expect(reasons(poolsOf({ ...wall, speed: 'slow' }).strength.count)).toEqual({ models: 4, not_still: -4 });
    expect(poolsOf({ ...wall, speed: 'still' }).strength.dice).toHaveLength(4);
    expect(poolsOf({ ...wall, speed: 'slow' }).deflection.dice).toHaveLength(4);
  });

  it('CON-8: a unit that has revealed itself has half as many again, rounded up, in its first assault', () => {
    const marks = ['revealed', 'revealed_fights'] as const;
    const harm = { alive: [true, true, true, false] };
    const { strength, deflection } = poolsOf({ unit: 'darkelf.darkelf_infantry', marks, harm });
    expect([strength.dice.length, deflection.dice.length]).toEqual([5, 5]);
    expect(poolsOf({ unit: 'darkelf.darkelf_infantry', marks: ['revealed'], harm }).strength.dice).toHaveLength(3);
  });

  it('gas_assault: half as many again, rounded down, in a hex with a poison cloud', () => {
    const trained = { unit: 'darkelf.roboprosthetic_darkelf', equipment: ['darkelf.gas_mask_assault_training'] };
    const harm = { alive: [true, true, true, false] };
    const markers = { D5: { poison: { count: 2, die: 8, from: 5 } } } as const;
    const gas = poolsOf({ ...trained, harm }, [], { markers });
    expect([gas.strength.dice.length, gas.deflection.dice.length]).toEqual([4, 4]);
    expect(poolsOf({ ...trained, harm }).strength.dice).toHaveLength(3);
    expect(poolsOf({ unit: trained.unit, harm }, [], { markers }).strength.dice).toHaveLength(3);
  });

  it.each([
    ['fear', { unit: 'darkelf.mechanical_scorpion' }],
    ['terror', { unit: 'dwarf.tamed_balrog' }],
  ])('AS-5: a shaken unit has half its strength dice against %s, the weakest taken away', (_, foe) => {
    const gnomes = { unit: 'gnome.gnome_infantry', replace: { 'gnome.elite_gnome_infantry': 1 } };
    const shaken = poolsOf({ ...gnomes, harm: { shaken: 2, alive: [true, true, false, true] } }, [foe]);
    expect(shaken.strength.dice).toEqual([{ model: 3, needs: 3 }]);
    expect(reasons(shaken.strength.count)).toEqual({ models: 3, afraid: -2 });
    expect(poolsOf(gnomes, [foe]).strength.dice).toHaveLength(4);
    expect(poolsOf({ ...gnomes, harm: { shaken: 2 } }).strength.dice).toHaveLength(4);
    const lost = { criticals: ['lose_fear', 'lose_terror'] } as const;
    expect(poolsOf({ ...gnomes, harm: { shaken: 2 } }, [{ ...foe, harm: lost }]).strength.dice).toHaveLength(4);
  });

  it('AS-6: fear does not halve deflection', () => {
    const quads = { unit: 'gnome.quad_bike', harm: { shaken: 2 } };
    expect(poolsOf(quads, [{ unit: 'ork.troll' }]).deflection.dice).toHaveLength(4);
  });
});

describe('what is added to the dice', () => {
  const adds = (b1: Omit<Placing, 'at'>, ...enemies: readonly Omit<Placing, 'at'>[]) => {
    const { strength, deflection } = poolsOf(b1, enemies);
    return [reasons(strength.adds), reasons(deflection.adds)];
  };
  const hurt = { unit: 'elf.tattoo_ink', harm: { criticals: ['plus_minus_1'] } } as const;

  it('AS-7: −1 for a critical condition ±1, and for crippled crew', () => {
    expect(adds(hurt)).toEqual([{ critical: -1 }, { critical: -1 }]);
    expect(adds({ unit: 'elf.e34', harm: { crippledCrew: true } })).toEqual([
      { crippled_crew: -1 },
      { crippled_crew: -1 },
    ]);
  });

  it('AS-7: +1 on strength for who fights only one enemy, which has ±1', () => {
    const elves = { unit: 'elf.elf_infantry' };
    expect(adds(elves, hurt)).toEqual([{ enemy_critical: 1 }, {}]);
    expect(adds(elves, hurt, { unit: 'elf.elf_infantry' })).toEqual([{}, {}]);
  });
});
