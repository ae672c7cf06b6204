import { describe, expect, it } from 'vitest';
import {
  abilityOf,
  EQUIPMENT,
  FIGURES,
  MODELS,
  orderText,
  RACES,
  UNITS,
  WEAPONS,
} from '../../../../src/rulesets/steampunk/roster/index.ts';

const unit = (id: string) => UNITS.get(id)!;
const weapon = (id: string) => WEAPONS.get(id)!;
const assaultOf = (id: string) => MODELS.get(id)!.assault;

describe('the roster as a whole', () => {
  it.each([
    ['elf', 14, 10, 9, 7],
    ['darkelf', 12, 11, 9, 7],
    ['dwarf', 13, 10, 8, 10],
    ['ork', 11, 9, 8, 7],
    ['gnome', 13, 8, 7, 5],
  ] as const)('has for %s %i weapons, %i models, %i units, %i items', (race, weapons, models, units, equipment) => {
    const figures = FIGURES[race];
    expect(figures.weapons).toHaveLength(weapons);
    expect(figures.models).toHaveLength(models);
    expect(figures.units).toHaveLength(units);
    expect(figures.equipment).toHaveLength(equipment);
    for (const list of Object.values(figures))
      for (const { id, race: own } of list) expect([id.split('.')[0], own]).toEqual([race, race]);
  });

  it('knows every entry by an id of its own', () => {
    expect([WEAPONS.size, MODELS.size, UNITS.size, EQUIPMENT.size]).toEqual([63, 48, 41, 36]);
    expect(Object.keys(FIGURES)).toEqual(RACES);
  });

  it('names only weapons and models that it has', () => {
    const links = [...WEAPONS.values()].flatMap(({ ammo, abilities }) => [
      ...(ammo.kind === 'linked' && ammo.weapon !== 'main' ? [ammo.weapon] : []),
      ...abilities.flatMap((ability) => ('weapon' in ability ? [ability.weapon] : [])),
    ]);
    const carried = [...MODELS.values()].flatMap(({ weapons }) => weapons);
    const bought = [...EQUIPMENT.values()].flatMap(({ grants }) => grants.weapon ?? []);
    expect([...links, ...carried, ...bought].filter((id) => !WEAPONS.has(id))).toEqual([]);

    const alive = [...MODELS.values()].flatMap(({ unitAbilities, replaces }) => [
      ...unitAbilities.flatMap((ability) =>
        'whileAlive' in ability && ability.whileAlive ? [ability.whileAlive] : [],
      ),
      ...(replaces ? [replaces] : []),
    ]);
    expect([...alive, ...[...UNITS.values()].map(({ model }) => model)].filter((id) => !MODELS.has(id))).toEqual([]);
  });

  it('has a default order, and no other order, for each speed of each unit, ORD-1', () => {
    for (const { id, speeds, defaults, orders } of UNITS.values()) {
      expect([id, ...Object.keys(defaults)]).toEqual([id, ...speeds]);
      for (const speed of [...Object.keys(orders.movement), ...Object.keys(orders.gunnery)])
        expect([id, speeds]).toEqual([id, expect.arrayContaining([speed])]);
      const named = Object.values(orders.movement)
        .flat(2)
        .flat()
        .join()
        .matchAll(/\[(\w+)\]/g);
      for (const [, speed] of named)
        if (speed !== 'ruins') expect([id, speeds]).toEqual([id, expect.arrayContaining([speed])]);
    }
  });

  it('has damage tables with rising rows, DMG-5', () => {
    for (const { id, tables } of UNITS.values())
      for (const table of Object.values(tables)) {
        const from = table.map((row) => row.from);
        expect([id, from]).toEqual([id, [...new Set(from)].sort((a, b) => a - b)]);
        for (const { effects } of table) expect(effects.length).toBeGreaterThan(0);
      }
  });

  it('has every assault die from 2 to 6, and deflection with a die wherever there is any', () => {
    for (const { id, assault } of MODELS.values()) {
      expect([id, assault.strengthDie >= 2 && assault.strengthDie <= 6]).toEqual([id, true]);
      expect([id, assault.deflectionDie !== null || assault.deflection.every((dice) => dice === 0)]).toEqual([
        id,
        true,
      ]);
    }
  });
});

describe('single figures', () => {
  it.each([
    ['elf.e34', { ip: 12, mp: 0, cp: 0, xp: 0 }, 'Large', 1, [10, 9, 9, 8]],
    ['elf.eagle_rider', { ip: 0, mp: 2, cp: 0, xp: 8 }, 'Medium', 1, [6, 6, 6, 6]],
    ['darkelf.queen_yy', { ip: 16, mp: 0, cp: 0, xp: 0 }, 'Large', 1, [12, 10, 8, 7]],
    ['dwarf.steampowerarmor', { ip: 2, mp: 4, cp: 2, xp: 0 }, 'Medium', 4, [7, 6, 6, 5]],
    ['dwarf.tamed_balrog', { ip: 0, mp: 0, cp: 0, xp: 24 }, 'Huge', 1, [8, 7, 7, 6]],
    ['dwarf.dwarf_at_gun', { ip: 0, mp: 2, cp: 6, xp: 4 }, 'Large', 1, [7, 0, 0, 0]],
    ['ork.troll', { ip: 0, mp: 0, cp: 2, xp: 12 }, 'Huge', 1, null],
    ['gnome.gnome_motorcycle', { ip: 0, mp: 2, cp: 4, xp: 4 }, 'Medium', 3, [4, 3, 0, 0]],
  ])('%s: cost, size, models, armour', (id, cost, size, count, armor) => {
    expect(unit(id)).toMatchObject({ cost, size, count, armor });
  });

  it('has the damage tables of a tank', () => {
    const { regular, critical, crew, light, psychic } = unit('dwarf.dw42').tables;
    expect(regular[2]).toEqual({
      from: 5,
      effects: [
        { do: 'fd', n: 1 },
        { do: 'roll', on: 'critical', die: 6, times: 1 },
      ],
    });
    expect(critical!.map(({ from }) => from)).toEqual([1, 5, 6]);
    expect(crew!.at(-1)).toEqual({ from: 13, effects: [{ do: 'destroy' }] });
    expect(light).toEqual([
      { from: 1, effects: [{ do: 'fd', n: 1 }] },
      { from: 5, effects: [{ do: 'shaken' }] },
    ]);
    expect(psychic).toBeUndefined();
  });

  it('has the rarer effects', () => {
    expect(unit('darkelf.mechanical_scorpion').tables.critical![3]!.effects).toEqual([
      { do: 'roll', on: 'light', die: 6, times: 3 },
    ]);
    expect(unit('gnome.ballista_tractor_mark_ii').tables.critical![3]!.effects).toEqual([
      { do: 'hexes', markers: [{ kind: 'smoke' }, { kind: 'poison_cloud', die: 8, n: 5 }] },
    ]);
    expect(unit('dwarf.tamed_balrog').tables.regular[2]!.effects).toContainEqual({
      do: 'crit',
      which: 'assault_minus',
      n: 3,
    });
    expect(unit('dwarf.dwarf_at_gun').tables.regular[2]!.effects[0]).toEqual({ do: 'crew_kill', n: 2 });
  });

  it('has the weapons', () => {
    expect(weapon('elf.rifle')).toMatchObject({ range: 5, ap: 2, regular: { sides: 6, plus: -2 }, shots: 1 });
    expect(weapon('dwarf.broadside_guns')).toMatchObject({ arc: [0, 2, 2, 0], fixed: true });
    expect(weapon('elf.hand_grenade')).toMatchObject({ per: 'unit', attack: { mode: 'area', n: [5, 5, 4] } });
    expect(weapon('darkelf.nightmare_breath')).toMatchObject({
      regular: null,
      extra: [{ type: 'crew', die: { sides: 8, plus: 0 } }],
      onHit: [{ token: 'poison', die: 8 }, { token: 'fire' }],
      freeFire: [2],
      ammo: { kind: 'always' },
    });
    expect(weapon('darkelf.poison_fog_grenade').attack).toEqual({
      mode: 'place',
      markers: [{ kind: 'smoke' }, { kind: 'poison_cloud', die: 6, n: 5 }],
    });
    expect(abilityOf(weapon('elf.sniper_rifle').abilities, 'improved_aim')).toMatchObject({ hit: 4, regular: 2 });
    expect(abilityOf(weapon('elf.rifle').abilities, 'sniper')).toBeUndefined();
  });

  it('has the hammerhead hit harder with its front', () => {
    const damage = assaultOf('ork.hammerhead').damage.map(({ ap, regular }) => [ap, regular]);
    const elsewhere = [2, { sides: 8, plus: 0 }];
    expect(damage).toEqual([[10, { sides: 8, plus: 3 }], elsewhere, elsewhere, elsewhere]);
  });

  it('has the orders of a helicopter', () => {
    const { movement, gunnery } = unit('gnome.gnome_helicopter').orders;
    expect(movement.still!.map(orderText)).toEqual(['A[still_fly] + 360 + -', 'A[slow_fly] + 360 + F']);
    expect(gunnery.slow_fly!.map(orderText)).toEqual(['Throw(d) + Fire', 'Load + Throw(d)', 'Throw(d) + Load']);
    expect(unit('gnome.gnome_helicopter').defaults.fast_fly).toEqual([['-'], ['-'], ['B[still]']]);
  });
});
