import { describe, expect, it } from 'vitest';
import { type Refusal, told } from '../../../../src/match/index.ts';
import {
  type Army,
  ArmySchema,
  type ArmyUnit,
  budgetOf,
  budgetsFor,
  checkAnnounced,
  checkArmy,
  costOf,
  type Race,
  totalOf,
} from '../../../../src/rulesets/steampunk/roster/index.ts';
import { WORDS } from '../../../../src/rulesets/steampunk/words/index.ts';

const PLENTY = { ip: 99, mp: 99, cp: 99, xp: 99 };
const army = (race: Race, ...units: ArmyUnit[]): Army => ({ race, units });

/** What is wrong with one unit: place, code and rule of each fault. */
const faults = (unit: ArmyUnit, race = unit.unit.split('.')[0] as Race) =>
  checkArmy(army(race, unit), PLENTY).map(({ at, code, rule }) => [at, code, rule]);
/** What is wrong with an army, in sentences. */
const said = (refusals: readonly Refusal[]) => refusals.map((each) => told(WORDS.refusals, each).message);
const messages = (unit: ArmyUnit) => said(checkArmy(army(unit.unit.split('.')[0] as Race, unit), PLENTY));

const ELVES = { unit: 'elf.elf_infantry' };
const DARK_ELVES = { unit: 'darkelf.darkelf_infantry' };
const DWARVES = { unit: 'dwarf.dwarf_infantry' };
const BRED_ORKS = { unit: 'ork.bioengineered_ork' };

describe('budgets, ARM-1', () => {
  it.each([
    ['tank', 24, { ip: 24, mp: 0, cp: 0, xp: 0 }],
    ['infantry', 24, { ip: 0, mp: 24, cp: 24, xp: 24 }],
    ['standard', 24, { ip: 24, mp: 24, cp: 24, xp: 24 }],
    ['industry', 24, { ip: 48, mp: 0, cp: 0, xp: 0, free: 6 }],
    ['people', 24, { ip: 0, mp: 48, cp: 48, xp: 48 }],
    ['mixed', 24, { ip: 12, mp: 36, cp: 36, xp: 36 }],
    ['standard', 12, { ip: 12, mp: 12, cp: 12, xp: 12 }],
    ['industry', 10, { ip: 20, mp: 0, cp: 0, xp: 0, free: 2 }],
    ['mixed', 9, { ip: 4, mp: 13, cp: 13, xp: 13 }],
  ] as const)('%s for %i points', (name, points, budget) => {
    expect(budgetOf(name, points)).toEqual(budget);
  });

  it('are the same for both sides but in an asymmetric game', () => {
    expect(budgetsFor('standard', true)).toEqual(['standard']);
    expect(budgetsFor('standard', false)).toEqual(['standard']);
    expect(budgetsFor('asymmetric', true)).toEqual(['industry']);
    expect(budgetsFor('asymmetric', false)).toEqual(['people', 'mixed']);
  });

  it('hold for each currency alone', () => {
    const two = army('elf', { unit: 'elf.e34' }, { unit: 'elf.e34' });
    expect(checkArmy(two, budgetOf('standard'))).toEqual([]);
    expect(checkArmy(army('elf', ...two.units, { unit: 'elf.tattoo_ink' }), budgetOf('standard'))).toEqual([
      {
        at: 'units',
        code: 'over-budget',
        rule: 'ARM-1',
        detail: 'currency',
        figures: { currency: 'ip', cost: 28, budget: 24 },
      },
    ]);
    const bears = army('elf', ...Array(5).fill({ unit: 'elf.bear_rider' }));
    expect(said(checkArmy(bears, budgetOf('infantry')))).toEqual([
      'The army costs 30 experience, 6 more than its budget of 24.',
    ]);
    expect(said(checkArmy(two, budgetOf('infantry')))).toEqual([
      'The army costs 24 industry, 24 more than its budget of 0.',
    ]);
  });

  it('let free points be split over manpower, experience and craft', () => {
    const industry = budgetOf('industry');
    const scout = { unit: 'elf.elite_elf_scout' };
    const camouflaged = { ...scout, equipment: ['elf.camouflage'] };
    expect(checkArmy(army('elf', { unit: 'elf.e34' }, camouflaged), industry)).toEqual([]);
    expect(said(checkArmy(army('elf', { unit: 'elf.e34' }, camouflaged, scout), industry))).toEqual([
      'The army needs 10 free points for manpower and craft and experience, 4 more than its 6.',
    ]);
    const tanks = army('elf', ...Array(5).fill({ unit: 'elf.e34' }));
    expect(said(checkArmy(tanks, industry))).toEqual(['The army costs 60 industry, 12 more than its budget of 48.']);
  });
});

describe('what units cost, ARM-2 to ARM-4', () => {
  it.each([
    [ELVES, { ip: 0, mp: 6, cp: 0, xp: 0 }],
    [
      { ...ELVES, replace: { 'elf.elite_elf_infantry': 3 } },
      { ip: 0, mp: 6, cp: 0, xp: 3 },
    ],
    [
      { ...ELVES, equipment: ['elf.at_rifle', 'elf.hand_grenade'] },
      { ip: 0, mp: 6, cp: 10, xp: 0 },
    ],
    [
      { ...ELVES, replace: { 'elf.elite_elf_infantry': 2 }, modelEquipment: { 'elf.sniper_rifle': 2 } },
      { ip: 0, mp: 6, cp: 12, xp: 2 },
    ],
    [
      { ...BRED_ORKS, equipment: ['ork.ork_pistol', 'ork.ork_pistol'] },
      { ip: 0, mp: 4, cp: 3, xp: 2 },
    ],
    [
      { unit: 'ork.ork_infantry', equipment: ['ork.pyro'] },
      { ip: 0, mp: 4, cp: 2, xp: 4 },
    ],
  ])('%j', (unit, cost) => {
    expect(costOf(unit)).toEqual(cost);
  });

  it('adds up over an army, ARM-8', () => {
    expect(totalOf({ units: [ELVES, { unit: 'elf.e34' }, { unit: 'elf.bear_rider' }] })).toEqual({
      ip: 12,
      mp: 8,
      cp: 0,
      xp: 6,
    });
  });
});

describe('one race, ARM-2', () => {
  it('refuses units and equipment of others, and what does not exist', () => {
    expect(faults({ unit: 'ork.grunt' }, 'elf')).toEqual([['units.0.unit', 'wrong-race', 'ARM-2']]);
    expect(faults({ unit: 'elf.dragon' })).toEqual([['units.0.unit', 'unknown-unit', 'ARM-2']]);
    expect(faults({ ...ELVES, equipment: ['elf.camouflage', 'dwarf.heavy_musket'] })).toEqual([
      ['units.0.equipment.1', 'wrong-race', 'ARM-2'],
    ]);
    expect(faults({ ...ELVES, equipment: ['elf.laser'] })).toEqual([
      ['units.0.equipment.0', 'unknown-equipment', 'ARM-4'],
    ]);
    expect(messages({ ...ELVES, equipment: ['dwarf.heavy_musket'] })).toEqual([
      'Heavy Musket is of the Dwarves, not of the Elves.',
    ]);
  });

  it('has 1 to 24 units', () => {
    const of = (count: number) => checkArmy(army('elf', ...Array(count).fill({ unit: 'elf.elf_scout' })), PLENTY);
    expect(of(0).map(({ code }) => code)).toEqual(['no-units']);
    expect(of(24)).toEqual([]);
    expect(of(25).map(({ code }) => code)).toEqual(['too-many-units']);
  });
});

describe('replacement models, ARM-3', () => {
  it('take the place of one regular model of their kind each', () => {
    expect(faults({ ...ELVES, replace: { 'elf.elite_elf_infantry': 4 } })).toEqual([]);
    expect(faults({ ...ELVES, replace: { 'elf.elite_elf_infantry': 5 } })).toEqual([
      ['units.0.replace', 'too-many-replaced', 'ARM-3'],
    ]);
    const place = 'units.0.replace.elf.elite_elf_scout';
    expect(faults({ ...ELVES, replace: { 'elf.elite_elf_scout': 1 } })).toEqual([[place, 'no-replacement', 'ARM-3']]);
    expect(faults({ ...ELVES, replace: { 'elf.elf_infantry': 1 } })[0]![1]).toBe('no-replacement');
  });
});

describe('who may carry equipment, ARM-4', () => {
  it('asks for types', () => {
    expect(faults({ unit: 'elf.e34', equipment: ['elf.camouflage'] })).toEqual([
      ['units.0.equipment.0', 'wrong-type', 'ARM-4'],
    ]);
    expect(messages({ unit: 'elf.e34', equipment: ['elf.camouflage'] })).toEqual([
      'No model of E34 can carry Camouflage: it is for Infantry or Archer.',
    ]);
    expect(faults({ unit: 'elf.elf_archer', equipment: ['elf.camouflage'] })).toEqual([]);
    expect(faults({ unit: 'elf.e34', equipment: ['elf.deflection_field'] })).toEqual([]);
  });

  it('asks that types are missing', () => {
    expect(faults({ unit: 'gnome.quad_bike', equipment: ['gnome.frost_ray'] })).toEqual([
      ['units.0.equipment.0', 'wrong-type', 'ARM-4'],
    ]);
    expect(faults({ unit: 'gnome.gnome_infantry', equipment: ['gnome.frost_ray'] })).toEqual([]);
    expect(faults({ unit: 'gnome.quad_bike', equipment: ['gnome.quadbike_lance'] })).toEqual([]);
  });

  it('gives single models what only they can carry', () => {
    const snipers = (elites: number, rifles: number) =>
      faults({
        ...ELVES,
        replace: { 'elf.elite_elf_infantry': elites },
        modelEquipment: { 'elf.sniper_rifle': rifles },
      });
    const place = 'units.0.modelEquipment.elf.sniper_rifle';
    expect(snipers(2, 2)).toEqual([]);
    expect(snipers(1, 2)).toEqual([[place, 'wrong-type', 'ARM-4']]);
    expect(faults({ ...ELVES, modelEquipment: { 'elf.sniper_rifle': 1 } })).toEqual([[place, 'wrong-type', 'ARM-4']]);
  });

  it('tells what is for units from what is for models', () => {
    expect(faults({ ...ELVES, equipment: ['elf.sniper_rifle'] })).toEqual([
      ['units.0.equipment.0', 'wrong-share', 'ARM-4'],
    ]);
    expect(faults({ ...ELVES, modelEquipment: { 'elf.camouflage': 1 } })).toEqual([
      ['units.0.modelEquipment.elf.camouflage', 'wrong-share', 'ARM-4'],
    ]);
  });
});

describe('slots, ARM-5', () => {
  it.each([
    ['two two-handed weapons', { ...DARK_ELVES, equipment: ['darkelf.crossbow', 'darkelf.smg'] }, 1],
    ['the same one twice', { ...ELVES, equipment: ['elf.camouflage', 'elf.at_rifle', 'elf.at_rifle'] }, 2],
    [
      'a third one-handed item',
      { unit: 'ork.ork_infantry', equipment: ['ork.ork_pistol', 'ork.ork_pistol', 'ork.clockwork_shield'] },
      2,
    ],
    ['two hands on one', { unit: 'ork.warg_rider', equipment: ['ork.clockwork_spear', 'ork.ork_pistol'] }, 1],
    ['a fifth pistol', { ...BRED_ORKS, equipment: Array(5).fill('ork.ork_pistol') }, 4],
    ['a second shared weapon', { ...DWARVES, equipment: ['dwarf.big_blaster', 'dwarf.big_blaster'] }, 1],
    ['training twice', { ...DARK_ELVES, equipment: ['darkelf.hide', 'darkelf.hide'] }, 1],
  ])('refuses %s', (_, unit: ArmyUnit, index) => {
    expect(faults(unit)).toEqual([[`units.0.equipment.${index}`, 'no-room', 'ARM-5']]);
  });

  it.each([
    ['two one-handed items', { unit: 'ork.ork_infantry', equipment: ['ork.clockwork_shield', 'ork.clockwork_spear'] }],
    ['four of them in four hands', { ...BRED_ORKS, equipment: Array(4).fill('ork.ork_pistol') }],
    ['many independent items', { ...ELVES, equipment: ['elf.hand_grenade', 'elf.camouflage', 'elf.enhanced_rifle'] }],
    ['a shared weapon beside two hands', { ...DWARVES, equipment: ['dwarf.heavy_musket', 'dwarf.big_blaster'] }],
    [
      'a hand weapon of its own in the place of that of the unit',
      {
        ...ELVES,
        replace: { 'elf.elite_elf_infantry': 1 },
        equipment: ['elf.at_rifle'],
        modelEquipment: { 'elf.sniper_rifle': 1 },
      },
    ],
    [
      'a shared weapon as long as one model can hold it',
      { ...BRED_ORKS, replace: { 'ork.elite_bioengineered_ork': 3 }, equipment: ['ork.hand_held_cannon'] },
    ],
  ])('allows %s', (_, unit: ArmyUnit) => {
    expect(faults(unit)).toEqual([]);
  });

  it('refuses a shared weapon that no model can hold, and says why', () => {
    const unit = { ...BRED_ORKS, replace: { 'ork.elite_bioengineered_ork': 4 }, equipment: ['ork.hand_held_cannon'] };
    expect(messages(unit)).toEqual([
      'There is no room for Hand Held Cannon: Elite BioEngineered Ork has no place for a shared weapon, ' +
        'and what is bought for it needs more.',
    ]);
  });
});

describe('Huge units as announced, ARM-7', () => {
  const TROLL = { unit: 'ork.troll' };
  const GRUNT = { unit: 'ork.grunt' };

  it('must be exactly those', () => {
    const of = (announced: readonly string[], ...units: ArmyUnit[]) =>
      checkArmy(army('ork', ...units), PLENTY, announced).map(({ code, rule }) => [code, rule]);
    expect(of(['ork.troll'], TROLL, GRUNT)).toEqual([]);
    expect(of([], GRUNT)).toEqual([]);
    expect(of([], TROLL)).toEqual([['not-announced', 'ARM-7']]);
    expect(of(['ork.troll'], GRUNT)).toEqual([['not-announced', 'ARM-7']]);
    expect(of(['ork.troll'], TROLL, TROLL)).toEqual([['not-announced', 'ARM-7']]);
  });

  it('are not looked at where nothing is announced', () => {
    expect(checkArmy(army('ork', TROLL), PLENTY)).toEqual([]);
  });

  it('can be announced if they are Huge, of the race and in the budget', () => {
    const of = (...units: string[]) =>
      checkAnnounced(units, 'ork', budgetOf('standard')).map(({ at, code, rule }) => [at, code, rule]);
    expect(of()).toEqual([]);
    expect(of('ork.troll', 'ork.troll')).toEqual([]);
    expect(of('ork.troll', 'ork.grunt')).toEqual([['1', 'not-huge', 'ARM-7']]);
    expect(of('dwarf.tamed_balrog')).toEqual([['0.unit', 'wrong-race', 'ARM-2']]);
    expect(of('ork.giant')).toEqual([['0.unit', 'unknown-unit', 'ARM-2']]);
    expect(of('ork.troll', 'ork.troll', 'ork.troll')).toEqual([['units', 'over-budget', 'ARM-1']]);
  });
});

describe('an army from outside', () => {
  const rule = (data: unknown) => ArmySchema.safeParse(data).error?.issues.map((issue) => issue.path.join('.'));
  const units = [{ unit: 'elf.e34' }];

  it('is read with its faults at their place', () => {
    expect(ArmySchema.parse({ race: 'elf', name: ' My  army ', units })).toEqual({
      race: 'elf',
      name: 'My army',
      units,
    });
    expect(rule({ race: 'spartan', units })).toEqual(['race']);
    expect(rule({ race: 'elf', units: [] })).toEqual(['units']);
    expect(rule({ race: 'elf', units: Array(25).fill(units[0]) })).toEqual(['units']);
    expect(rule({ race: 'elf', units: [{ unit: 'E34' }] })).toEqual(['units.0.unit']);
    expect(rule({ race: 'elf', units: [{ unit: 'elf.e34', count: 2 }] })).toEqual(['units.0.count']);
    expect(rule({ race: 'elf', units: [{ unit: 'elf.e34', replace: { 'elf.x': 0 } }] })).toEqual([
      'units.0.replace.elf.x',
    ]);
    expect(rule({ race: 'elf', units: [{ unit: 'elf.e34', equipment: Array(13).fill('elf.x') }] })).toEqual([
      'units.0.equipment',
    ]);
  });
});
