import { describe, expect, it } from 'vitest';
import {
  ARMIES,
  ArmySchema,
  type ArmyUnit,
  budgetOf,
  budgetsFor,
  checkArmy,
  defaultArmy,
  GAME_KINDS,
  hugeIn,
  RACES,
  totalOf,
} from '../../../../src/rulesets/steampunk/roster/index.ts';

const bare = (id: string) => id.slice(id.indexOf('.') + 1);

const textOf = ({ unit, replace = {}, equipment = [], modelEquipment = {} }: ArmyUnit): string => {
  const counts = (of: Readonly<Record<string, number>>, sign: string) =>
    Object.entries(of).map(([id, n]) => `${n}${sign} ${bare(id)}`);
  const extras = [...counts(replace, ''), ...equipment.map(bare), ...counts(modelEquipment, 'x')];
  return extras.length > 0 ? `${bare(unit)} (${extras.join(', ')})` : bare(unit);
};

/** The units of an army as lines, equal ones that follow each other in one. */
const linesOf = (units: readonly ArmyUnit[]): string[] => {
  const lines: { text: string; count: number }[] = [];
  for (const text of units.map(textOf))
    if (lines.at(-1)?.text === text) lines.at(-1)!.count += 1;
    else lines.push({ text, count: 1 });
  return lines.map(({ text, count }) => `${count} ${text}`);
};

const SNIPERS = 'elf_infantry (3 elite_elf_infantry, enhanced_rifle, hand_grenade, camouflage, 1x sniper_rifle)';
const FOUR_PISTOLS = 'ork_pistol, ork_pistol, ork_pistol, ork_pistol';

describe('ready armies of 24 points', () => {
  it.each([
    [
      'elf-a',
      'Grove Armour',
      ['1 e34', '3 tattoo_ink', `2 ${SNIPERS}`, '1 elf_archer', '1 bear_rider', '1 eagle_rider', '1 elite_elf_scout'],
    ],
    [
      'elf-b',
      'White Claw Host',
      [
        '2 e34',
        '2 dire_polar_bear_riders',
        '1 elf_archer',
        '1 elf_infantry (4 elite_elf_infantry, at_rifle)',
        '1 elf_infantry (2 elite_elf_infantry, enhanced_rifle, hand_grenade)',
        '1 elf_scout',
      ],
    ],
    [
      'darkelf-a',
      'Court of the Queen',
      [
        '1 queen_yy',
        '1 mechanical_assault_spider',
        '1 mechanical_scorpion',
        '2 darkelf_infantry (crossbow, poison_fog_grenade)',
        '1 roboprosthetic_darkelf (3 elite_roboprosthetic_darkelf, integrated_pistol, poison_claws)',
        '1 assassin',
        '1 elite_mechanical_cavalry',
        '1 nightmare_mechanical_cavalry',
        '1 scout',
      ],
    ],
    [
      'darkelf-b',
      'Clockwork Sting',
      [
        '3 mechanical_scorpion',
        '3 mechanical_assault_spider',
        '3 roboprosthetic_darkelf (3 elite_roboprosthetic_darkelf, integrated_pistol, poison_claws, gas_mask_assault_training)',
        '1 darkelf_infantry (4 elite_darkelf_infantry, gas_mask_assault_training, hide)',
        '2 assassin',
        '1 scout',
      ],
    ],
    [
      'dwarf-a',
      'Steam Foundry',
      [
        '2 gunblasterwagon',
        '1 zap',
        '2 steampowerarmor (1 elite_dwarf_steampowerarmor, multibarreled_heavy_musket, vest_of_life_support)',
        '1 dwarf_infantry (4 elite_dwarf_infantry, heavy_musket, vest_of_life_support)',
        '1 dwarf_infantry (4 elite_dwarf_infantry, heavy_musket)',
        '1 dwarf_infantry',
        '1 dwarf_brother_in_arms',
        '1 dwarf_at_gun',
      ],
    ],
    [
      'dwarf-b',
      'Deep Fire',
      [
        '1 dw42',
        '1 gunblasterwagon',
        '1 tamed_balrog',
        '3 dwarf_infantry (blast_sticks, vest_of_life_support, trench_coat_of_resistance)',
        '1 dwarf_infantry (heavy_musket, trench_coat_of_resistance, big_blaster)',
        '1 dwarf_infantry (heavy_musket, big_blaster)',
        '1 dwarf_infantry (heavy_musket)',
      ],
    ],
    [
      'ork-a',
      'Iron Tusk',
      [
        '1 ork_char_b1',
        '2 speedhead',
        '2 warg_rider (clockwork_spear)',
        '1 warg_rider',
        `1 bioengineered_ork (4 elite_bioengineered_ork, ${FOUR_PISTOLS})`,
        `1 bioengineered_ork (${FOUR_PISTOLS})`,
        '1 ork_infantry (hand_held_cannon)',
        '1 ork_infantry (pyro)',
        '1 grunt',
      ],
    ],
    [
      'ork-b',
      'Green Flood',
      [
        '3 hammerhead',
        '2 troll',
        '4 grunt (clockwork_power_spear)',
        '2 ork_infantry (clockwork_shield, clockwork_spear)',
        '2 ork_infantry',
      ],
    ],
    [
      'gnome-a',
      'Bolt and Gear',
      [
        '2 ballista_tractor_mark_ii',
        '1 ballista_tractor_mark_iii',
        '2 gnome_infantry (4 elite_gnome_infantry, mechanical_owl, medical_armor)',
        '2 gnome_infantry (4 elite_gnome_infantry)',
        '1 quad_bike',
        '2 gnome_motorcycle',
        '1 ballista_drone',
      ],
    ],
    [
      'gnome-b',
      'Sky Tinkers',
      [
        '4 gnome_helicopter',
        '4 gnome_motorcycle',
        '1 gnome_infantry (mechanical_owl, medical_armor)',
        '1 gnome_infantry (acid_splash, medical_armor)',
        '1 gnome_infantry (acid_splash)',
        '1 gnome_infantry',
      ],
    ],
  ])('%s is %s and uses all points', (id, name, lines) => {
    const army = ARMIES.get(id)!;
    expect(army).toMatchObject({ name, kind: 'standard', points: 24 });
    expect(linesOf(army.units)).toEqual(lines);
    expect(totalOf(army)).toEqual({ ip: 24, mp: 24, cp: 24, xp: 24 });
  });
});

describe('all ready armies', () => {
  it('are two of 24 and two of 12 points for each race', () => {
    for (const race of RACES)
      expect([...ARMIES.values()].filter((army) => army.race === race).map(({ id, points }) => [id, points])).toEqual([
        [`${race}-a`, 24],
        [`${race}-b`, 24],
        [`${race}-c`, 12],
        [`${race}-d`, 12],
      ]);
  });

  it.each([...ARMIES.values()].map((army) => [army.id, army] as const))('%s is legal, and can be sent', (_, ready) => {
    const army = ArmySchema.parse({ race: ready.race, name: ready.name, units: [...ready.units] });
    expect(checkArmy(army, budgetOf('standard', ready.points), hugeIn(army))).toEqual([]);
  });

  it('are quickly set up if they are small: 3 to 5 units, none of them Huge', () => {
    for (const { id, units, points } of ARMIES.values())
      if (points === 12) {
        expect([id, units.length >= 3 && units.length <= 5]).toEqual([id, true]);
        expect([id, hugeIn({ units })]).toEqual([id, []]);
      }
  });
});

describe('the army of who does not choose one, P2', () => {
  it('has the announced Huge units and then all of army "a" that can be paid', () => {
    expect(linesOf(defaultArmy('ork', budgetOf('standard'), []).units)).toEqual(linesOf(ARMIES.get('ork-a')!.units));
    // 24 xp less 12 for the troll: three wargs have 12, so nothing with xp comes after them.
    expect(linesOf(defaultArmy('ork', budgetOf('standard'), ['ork.troll']).units)).toEqual([
      '1 troll',
      '1 ork_char_b1',
      '2 speedhead',
      '2 warg_rider (clockwork_spear)',
      '1 warg_rider',
      '1 ork_infantry (hand_held_cannon)',
      '1 grunt',
    ]);
  });

  it('is legal and has units for every race, kind of game and number of points from 8 on', () => {
    for (const race of RACES)
      for (const name of GAME_KINDS.flatMap((kind) => [...budgetsFor(kind, true), ...budgetsFor(kind, false)]))
        for (const points of [8, 9, 10, 11, 12, 18, 24, 48, 96]) {
          const budget = budgetOf(name, points);
          expect([race, name, points, checkArmy(defaultArmy(race, budget), budget, [])]).toEqual([
            race,
            name,
            points,
            [],
          ]);
        }
  });
});
