import { describe, expect, it } from 'vitest';
import {
  type Army,
  budgetOf,
  checkArmy,
  unitOffers,
  upgradeOffers,
} from '../../../../src/rulesets/steampunk/roster/index.ts';

const STANDARD = budgetOf('standard', 12);
const one = (army: Army, id: string, index = 0, budget = STANDARD) =>
  upgradeOffers(army, index, budget).find((offer) => offer.id === id)!;
const ELVES: Army = { race: 'elf', units: [{ unit: 'elf.elf_infantry' }] };

describe('what can be bought for an army', () => {
  it('is every unit of its race, with the army that it makes', () => {
    const offers = unitOffers(ELVES, STANDARD, []);
    expect(offers).toHaveLength(9);
    expect(offers[0]).toMatchObject({
      kind: 'unit',
      id: 'elf.elf_infantry',
      name: 'Elf Infantry',
      cost: { mp: 6 },
      army: { units: [{ unit: 'elf.elf_infantry' }, { unit: 'elf.elf_infantry' }] },
      refusal: null,
    });
  });

  it('says why a unit cannot be bought: the budget, or what was announced', () => {
    const orks: Army = { race: 'ork', units: [{ unit: 'ork.hammerhead' }] };
    const refusals = (announced: readonly string[]) =>
      Object.fromEntries(unitOffers(orks, STANDARD, announced).map(({ id, refusal }) => [id, refusal?.rule ?? null]));
    expect(refusals([])).toMatchObject({ 'ork.speedhead': 'ARM-1', 'ork.troll': 'ARM-7', 'ork.grunt': null });
    expect(refusals(['ork.troll'])).toMatchObject({ 'ork.troll': null, 'ork.grunt': null });
  });

  it('can begin with no units at all, though that is not an army yet', () => {
    const offers = unitOffers({ race: 'gnome', units: [] }, STANDARD);
    expect(offers.map(({ refusal }) => refusal)).toEqual(offers.map(() => null));
  });
});

describe('what can be bought for a unit', () => {
  it('is its replacements and the equipment of its race', () => {
    expect(upgradeOffers(ELVES, 0, STANDARD).map(({ kind, id, refusal }) => [kind, id, refusal?.code ?? null])).toEqual(
      [
        ['replace', 'elf.elite_elf_infantry', null],
        ['equipment', 'elf.enhanced_rifle', null],
        ['equipment', 'elf.at_rifle', null],
        ['modelEquipment', 'elf.sniper_rifle', 'wrong-type'],
        ['equipment', 'elf.hand_grenade', null],
        ['equipment', 'elf.camouflage', null],
        ['equipment', 'elf.deflection_field', 'wrong-type'],
        ['equipment', 'elf.elite_tank_crew', 'wrong-type'],
      ],
    );
  });

  it('makes the army with one more of it', () => {
    const elite = one(ELVES, 'elf.elite_elf_infantry').army;
    const sniper = one(elite, 'elf.sniper_rifle').army;
    const both = one(sniper, 'elf.hand_grenade').army;
    expect(both.units).toEqual([
      {
        unit: 'elf.elf_infantry',
        replace: { 'elf.elite_elf_infantry': 1 },
        equipment: ['elf.hand_grenade'],
        modelEquipment: { 'elf.sniper_rifle': 1 },
      },
    ]);
    expect(checkArmy(both, STANDARD)).toEqual([]);
    expect(ELVES.units).toEqual([{ unit: 'elf.elf_infantry' }]);
  });

  it('tells of slots, of models and of the budget', () => {
    const armed = one(ELVES, 'elf.at_rifle').army;
    expect(one(armed, 'elf.enhanced_rifle').refusal?.rule).toBe('ARM-5');
    expect(one(ELVES, 'elf.camouflage', 0, { ...STANDARD, cp: 1 }).refusal?.rule).toBe('ARM-1');
    const four: Army = { race: 'elf', units: [{ ...ELVES.units[0]!, replace: { 'elf.elite_elf_infantry': 4 } }] };
    expect(one(four, 'elf.elite_elf_infantry').refusal?.rule).toBe('ARM-3');
  });

  it('does not blame an item for what is wrong without it', () => {
    const poor = { ...STANDARD, mp: 3 };
    expect(one(ELVES, 'elf.camouflage', 0, poor).refusal).toBeNull();
    expect(one({ race: 'elf', units: [...ELVES.units, { unit: 'ork.grunt' }] }, 'elf.camouflage').refusal).toBeNull();
  });

  it('is nothing for a unit that is not there', () => {
    expect(upgradeOffers(ELVES, 1, STANDARD)).toEqual([]);
  });
});
