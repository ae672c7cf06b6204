import { describe, expect, it } from 'vitest';
import {
  type ArmedUnit,
  ArmedUnitSchema,
  type Arsenal,
  abilityOf,
  builtOf,
  MODELS,
  orderText,
  UNITS,
  WEAPONS,
} from '../../../../src/rulesets/steampunk/roster/index.ts';

const DWARVES = { unit: 'dwarf.dwarf_infantry' };
const ELVES = { unit: 'elf.elf_infantry' };
const ROBOTS = { unit: 'darkelf.roboprosthetic_darkelf' };

const weaponsBy = (choice: ArmedUnit) =>
  builtOf(choice).models.map(({ weapons }) => weapons.map((id) => id.split('.')[1]));
const ammoOf = (choice: ArmedUnit, id: string) => builtOf(choice).weapons.find((weapon) => weapon.id === id)!.ammo;

describe('a unit as printed', () => {
  it.each([...UNITS.values()].map((unit) => [unit.id, unit] as const))('%s has its figures', (id, unit) => {
    const built = builtOf({ unit: id });
    const model = MODELS.get(unit.model)!;
    expect(built).toMatchObject({
      id,
      name: unit.name,
      types: model.types,
      armor: unit.armor,
      assaultArmor: unit.armor,
      speeds: unit.speeds,
      orders: unit.orders,
      defaults: unit.defaults,
      tables: unit.tables,
      shared: null,
      cost: unit.cost,
      endurance: 0,
    });
    expect(built.models).toHaveLength(unit.count);
    for (const each of built.models) {
      expect(each).toMatchObject({
        id: model.id,
        weapons: model.weapons,
        assault: model.assault,
        isReplacement: false,
      });
      expect(each.abilities).toEqual(model.abilities);
    }
    expect(built.weapons.map((weapon) => weapon.id)).toEqual([...new Set(model.weapons)]);
    expect(built.abilities).toEqual([...unit.abilities, ...model.unitAbilities]);
  });
});

describe('speeds between which A and B lead, ORD-5', () => {
  it.each([
    ['elf.e34', [['still', 'slow', 'fast']]],
    ['ork.warg_rider', [['slow', 'fast']]],
    ['ork.grunt', [['slow']]],
    ['darkelf.scout', [['still', 'slow']]],
    ['dwarf.dwarf_at_gun', [['still', 'slow']]],
    ['elf.eagle_rider', [['slow', 'fast_fly']]],
    ['gnome.gnome_helicopter', [['still'], ['still_fly', 'slow_fly', 'fast_fly']]],
  ])('%s', (unit, ladders) => {
    expect(builtOf({ unit }).ladders).toEqual(ladders);
  });
});

describe('replacement models, ARM-3', () => {
  const elites = builtOf({ ...ELVES, replace: { 'elf.elite_elf_infantry': 2 } });

  it('stand after the regular ones', () => {
    expect(elites.models.map(({ isElite, isReplacement, cost }) => [isElite, isReplacement, cost.xp])).toEqual([
      [false, false, 0],
      [false, false, 0],
      [true, true, 1],
      [true, true, 1],
    ]);
    expect(elites.models[3]!.abilities).toEqual([{ key: 'good_shot' }]);
  });

  it('give their abilities to the unit once, while one of them lives', () => {
    const psychic = { key: 'resistance', type: 'psychic', n: 1, whileAlive: 'elf.elite_elf_infantry' };
    expect(elites.abilities.filter(({ key }) => key === 'resistance')).toEqual([psychic]);
    expect(abilityOf(elites.abilities, 'pre_assault_retreat')).toMatchObject({ n: 5, whileAlive: psychic.whileAlive });
  });

  it('change the types of the unit only if all models have them', () => {
    expect(elites.types).toEqual(['Bio', 'Infantry', 'Walking']);
    expect(builtOf({ ...ELVES, replace: { 'elf.elite_elf_infantry': 4 } }).types).toContain('Elite');
  });
});

describe('weapons and slots, ARM-5', () => {
  it('keeps a default weapon while there is room for it', () => {
    expect(weaponsBy({ ...ELVES, equipment: ['elf.hand_grenade'] })[0]).toEqual(['rifle', 'hand_grenade']);
    expect(weaponsBy({ ...ELVES, equipment: ['elf.at_rifle', 'elf.hand_grenade'] })[0]).toEqual([
      'at_rifle',
      'hand_grenade',
    ]);
    expect(weaponsBy({ unit: 'ork.ork_infantry', equipment: ['ork.clockwork_spear'] })[0]).toEqual([]);
    expect(weaponsBy({ unit: 'gnome.gnome_infantry', equipment: ['gnome.acid_splash'] })[0]).toEqual([
      'light_smg',
      'acid_splash',
    ]);
  });

  it('counts hands: two muskets fit in four, one beside two pistols', () => {
    const orks = (pistols: number) =>
      weaponsBy({ unit: 'ork.bioengineered_ork', equipment: Array(pistols).fill('ork.ork_pistol') })[0];
    expect(orks(0)).toEqual(['ork_musket', 'ork_musket']);
    expect(orks(1)).toEqual(['ork_musket', 'ork_pistol']);
    expect(orks(2)).toEqual(['ork_musket', 'ork_pistol', 'ork_pistol']);
    expect(orks(4)).toEqual(['ork_pistol', 'ork_pistol', 'ork_pistol', 'ork_pistol']);
  });

  it('gives the lance to a quad bike, and leaves it the mounted gun', () => {
    const bikes = builtOf({ unit: 'gnome.quad_bike', equipment: ['gnome.quadbike_lance'] });
    expect(bikes.models[0]!.weapons).toEqual(['gnome.light_smg']);
    expect(bikes.models[0]!.assault).toMatchObject({ strength: [2, 1, 1, 1], strengthDie: 3 });
  });

  it('gives a rifle of its own to one elite instead of the rifle of the unit', () => {
    const choice = {
      ...ELVES,
      replace: { 'elf.elite_elf_infantry': 2 },
      equipment: ['elf.enhanced_rifle', 'elf.hand_grenade'],
      modelEquipment: { 'elf.sniper_rifle': 1 },
    };
    expect(weaponsBy(choice)).toEqual([
      ['enhanced_rifle', 'hand_grenade'],
      ['enhanced_rifle', 'hand_grenade'],
      ['hand_grenade', 'sniper_rifle'],
      ['enhanced_rifle', 'hand_grenade'],
    ]);
    expect(builtOf(choice).weapons.map(({ id }) => id)).toEqual([
      'elf.enhanced_rifle',
      'elf.hand_grenade',
      'elf.sniper_rifle',
    ]);
    expect(builtOf(choice).models.map(({ cost }) => cost.cp)).toEqual([0, 0, 6, 0]);
  });

  it('gives the shared weapon to the unit and to no model, ARM-6', () => {
    const blaster = builtOf({ ...DWARVES, equipment: ['dwarf.heavy_musket', 'dwarf.big_blaster'] });
    expect(blaster.shared).toBe(WEAPONS.get('dwarf.big_blaster'));
    expect(blaster.models[0]!.weapons).toEqual(['dwarf.heavy_musket']);
    expect(blaster.weapons.map(({ id }) => id)).toEqual(['dwarf.heavy_musket']);
  });

  it('links the pistol in the arm to what the hands hold, GUN-2', () => {
    const pistol = 'darkelf.integrated_pistol';
    expect(ammoOf({ ...ROBOTS, equipment: [pistol] }, pistol)).toEqual({ kind: 'linked', weapon: 'darkelf.rifle' });
    expect(ammoOf({ ...ROBOTS, equipment: [pistol, 'darkelf.crossbow'] }, pistol)).toEqual({
      kind: 'linked',
      weapon: 'darkelf.crossbow',
    });
    expect(ammoOf({ ...ROBOTS, equipment: [pistol, 'darkelf.smg'] }, pistol)).toEqual({ kind: 'always' });
  });
});

describe('equipment', () => {
  it('wheeled shieldwall: armour to the front that does not count in assaults', () => {
    const wall = builtOf({ ...DWARVES, equipment: ['dwarf.wheeled_shieldwall'] });
    expect(wall.armor).toEqual([5, 0, 0, 0]);
    expect(wall.assaultArmor).toBeNull();
    const { assault } = wall.models[0]!;
    expect(assault).toMatchObject({ deflection: [1, 0, 0, 0], deflectionDie: 4 });
    expect(assault.specials).toEqual([
      { key: 'cunning_assault', per: 2 },
      { key: 'strength_minus_unless_still', n: 1 },
    ]);
  });

  it('deflection field: more dice at every angle', () => {
    const field = { unit: 'elf.e34', equipment: ['elf.deflection_field'] };
    expect(builtOf(field).models[0]!.assault.deflection).toEqual([8, 6, 6, 6]);
    const two = { ...field, equipment: [...field.equipment, ...field.equipment] };
    expect(builtOf(two).models[0]!.assault.deflection).toEqual([14, 12, 12, 12]);
  });

  it('springloaded axe: a weapon, a psychic die, and more orders', () => {
    const axe = builtOf({ ...DWARVES, equipment: ['dwarf.musket_with_springloaded_axe'] });
    expect(axe.models[0]!.weapons).toEqual(['dwarf.musket_with_springloaded_axe']);
    expect(axe.models[0]!.assault.strength).toEqual([2, 2, 2, 2]);
    expect(axe.models[0]!.assault.damage[3]).toEqual({
      ap: 2,
      regular: { sides: 6, plus: -2 },
      extra: [{ type: 'psychic', die: { sides: 6, plus: 0 } }],
      penetrateBonus: 0,
    });
    expect(axe.orders.gunnery.slow!.map(orderText)).toEqual(['- + Load', 'Load + -', 'Fire + -', '- + Fire']);
  });

  it('blast sticks replace damage and AP at every angle', () => {
    const { damage } = builtOf({ ...DWARVES, equipment: ['dwarf.blast_sticks'] }).models[0]!.assault;
    expect(damage.map(({ ap, regular }) => [ap, regular])).toEqual(Array(4).fill([5, { sides: 6, plus: 1 }]));
  });

  it('a spear betters cunning assault where it does, and never worsens it', () => {
    const cunning = (unit: string) =>
      abilityOf(builtOf({ unit, equipment: ['ork.clockwork_spear'] }).models[0]!.assault.specials, 'cunning_assault');
    expect(cunning('ork.warg_rider')).toEqual({ key: 'cunning_assault', per: 2 });
    expect(cunning('ork.ork_infantry')).toEqual({ key: 'cunning_assault', per: 2 });
    const plain = builtOf({ unit: 'ork.warg_rider' }).models[0]!.assault.specials;
    expect(abilityOf(plain, 'cunning_assault')).toEqual({ key: 'cunning_assault', per: 4 });
  });

  it('adds orders only for speeds that the unit has, and none twice', () => {
    const grenades = builtOf({ ...ROBOTS, equipment: ['darkelf.poison_fog_grenade'] }).orders.gunnery;
    expect(grenades.slow!.map(orderText)).toEqual(['- + Throw', 'Throw + -']);
    const pistols = builtOf({ unit: 'ork.warg_rider', equipment: ['ork.ork_pistol'] }).orders.gunnery;
    expect(Object.keys(pistols)).toEqual(['slow', 'fast']);
    expect(pistols.slow!.map(orderText)).toEqual(['Load + -', 'Fire + -', '- + Fire']);
    const hidden = builtOf({ unit: 'darkelf.assassin', equipment: ['darkelf.hide'] });
    expect(hidden.orders).toEqual(UNITS.get('darkelf.assassin')!.orders);
    expect(hidden.abilities).toEqual(builtOf({ unit: 'darkelf.assassin' }).abilities);
  });

  it('elite crews and owls help models to shoot', () => {
    expect(builtOf({ unit: 'dwarf.zap', equipment: ['dwarf.elite_crew'] }).models[0]!.abilities).toEqual([
      { key: 'aim_lost_on_move' },
      { key: 'good_shot' },
    ]);
    expect(
      builtOf({ unit: 'gnome.gnome_infantry', equipment: ['gnome.mechanical_owl', 'gnome.mechanical_owl'] }).models[2]!
        .abilities,
    ).toEqual([{ key: 'enhanced_accuracy', n: 1 }]);
  });

  it('a trench coat adds to resistances each time it is bought, SPD-6', () => {
    const coats = (count: number) =>
      builtOf({ ...DWARVES, equipment: Array(count).fill('dwarf.trench_coat_of_resistance') }).abilities;
    const bonus = { key: 'resistance_bonus', type: 'poison', n: 1 };
    expect(coats(1).filter((ability) => 'type' in ability && ability.type === 'poison')).toEqual([
      { key: 'resistance', type: 'poison', n: 2 },
      bonus,
    ]);
    expect(coats(2).filter((ability) => ability.key === 'resistance_bonus' && ability.type === 'poison')).toHaveLength(
      2,
    );
    expect(coats(2).filter(({ key }) => key === 'trench_coat')).toHaveLength(1);
    expect(abilityOf(coats(1), 'immunity')).toEqual({ key: 'immunity', what: ['minor_acid'] });
  });
});

describe('endurance at the start, AB-EN', () => {
  it.each([
    ['a vest: one each', { ...DWARVES, equipment: ['dwarf.vest_of_life_support'] }, 4],
    [
      'two for each elite',
      { ...DWARVES, replace: { 'dwarf.elite_dwarf_infantry': 4 }, equipment: ['dwarf.vest_of_life_support'] },
      8,
    ],
    [
      'brothers in arms are elite',
      { unit: 'dwarf.dwarf_brother_in_arms', equipment: ['dwarf.vest_of_life_support'] },
      4,
    ],
    [
      'elite power armour has its own',
      { unit: 'dwarf.steampowerarmor', replace: { 'dwarf.elite_dwarf_steampowerarmor': 3 } },
      3,
    ],
    [
      'sources add up',
      {
        unit: 'dwarf.steampowerarmor',
        replace: { 'dwarf.elite_dwarf_steampowerarmor': 1 },
        equipment: ['dwarf.vest_of_life_support'],
      },
      6,
    ],
  ])('%s', (_, choice: ArmedUnit, tokens) => {
    expect(builtOf(choice).endurance).toBe(tokens);
  });
});

describe('units of positions', () => {
  const arsenal: Arsenal = { 'test.bomb': { ...WEAPONS.get('elf.eagle_grenade')!, id: 'test.bomb' } };

  it('may carry other weapons, from the roster or of their own', () => {
    const armed = ArmedUnitSchema.parse({ ...ELVES, weapons: ['test.bomb', 'elf.rifle'] });
    const built = builtOf(armed, arsenal);
    expect(built.models.map(({ weapons }) => weapons)).toEqual(Array(4).fill(['test.bomb', 'elf.rifle']));
    expect(built.weapons[0]).toBe(arsenal['test.bomb']);
  });

  it('are kept apart by their arsenals', () => {
    const armed = { ...ELVES, weapons: ['test.bomb'] };
    const other: Arsenal = { 'test.bomb': { ...arsenal['test.bomb']!, range: 9 } };
    expect(builtOf(armed, arsenal).weapons[0]!.range).toBe(1);
    expect(builtOf(armed, other).weapons[0]!.range).toBe(9);
    expect(() => builtOf(armed)).toThrow('There is no weapon test.bomb.');
  });
});

describe('working it out once', () => {
  it('gives the same object for the same choice', () => {
    const built = builtOf({ ...ELVES, equipment: ['elf.camouflage'] });
    expect(builtOf({ ...ELVES, equipment: ['elf.camouflage'] }, {})).toBe(built);
    expect(builtOf(ELVES)).not.toBe(built);
  });

  it('is only for units that the roster has', () => {
    expect(() => builtOf({ unit: 'elf.dragon' })).toThrow('There is no unit elf.dragon.');
  });
});
