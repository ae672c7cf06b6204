import { describe, expect, it } from 'vitest';
import type { ToHitWhy } from '../../../../src/rulesets/steampunk/model/facts/gunnery.ts';
import type { State } from '../../../../src/rulesets/steampunk/model/state.ts';
import type { Part } from '../../../../src/rulesets/steampunk/model/steps/gunnery.ts';
import { builtOf } from '../../../../src/rulesets/steampunk/roster/index.ts';
import { toHit } from '../../../../src/rulesets/steampunk/rules/gunnery/to-hit.ts';
import { weaponsOf } from '../../../../src/rulesets/steampunk/rules/gunnery/weapons.ts';
import { hex } from '../ground.ts';
import { type Laying, type Placing, tableOf } from '../kit.ts';

type Needs = Readonly<Partial<Record<'needed' | ToHitWhy, number>>>;

/** What `b1` needs to hit `o1` with a weapon, and the reasons by name. */
const needs = (state: State, weapon: string, model = 0, part: Part = 1): Needs => {
  const { b1, o1 } = state.units;
  const found = weaponsOf(builtOf(b1!.bought, state.arsenal)).find(({ id }) => id === weapon)!;
  const { needed, reasons } = toHit(state, { by: b1!, model, weapon: found, target: o1!, part });
  return { needed, ...Object.fromEntries(reasons.map(({ why, add }) => [why, add])) };
};

const RIFLES: Placing = { unit: 'elf.elf_infantry', at: 'D8', speed: 'slow' };
const ORKS: Placing = { unit: 'ork.grunt', at: 'D5', speed: 'slow' };

/** A shot of a rifle at grunts three hexes away, both slow: 5+, and what a case changes. */
const rifle = (b1: Partial<Placing>, o1: Partial<Placing> = {}, laying: Partial<Laying> = {}) =>
  needs(tableOf({ ...laying, units: { b1: { ...RIFLES, ...b1 }, o1: { ...ORKS, ...o1 } } }), 'elf.rifle');

/** Runs something while figures that no unit of the roster has stand in for its own. */
const withFigures = <F extends object, T>(figures: F, instead: Partial<F>, run: () => T): T => {
  const own = { ...figures };
  Object.assign(figures, instead);
  try {
    return run();
  } finally {
    Object.assign(figures, own);
  }
};

describe('GUN-6: to-hit', () => {
  it('needs 5 when nothing helps or hinders', () => {
    expect(rifle({})).toEqual({ needed: 5 });
  });

  it.each([
    ['still', { needed: 4, still: 1 }],
    ['crawl', { needed: 4, still: 1 }],
    ['rest', { needed: 4, still: 1 }],
    ['setup', { needed: 4, still: 1 }],
    ['slow', { needed: 5 }],
    ['fast', { needed: 6, fast: -1 }],
    ['still_fly', { needed: 5, still: 1, air: -1 }],
    ['slow_fly', { needed: 6, air: -1 }],
    ['fast_fly', { needed: 7, fast: -1, air: -1 }],
  ] as const)('counts the speed of who shoots: %s', (speed, found) => {
    expect(rifle({ speed })).toEqual(found);
  });

  it.each([
    ['still', { needed: 4, target_still: 1 }],
    ['rest', { needed: 4, target_still: 1 }],
    ['fast', { needed: 6, target_fast: -1 }],
    ['still_fly', { needed: 5, target_still: 1, target_air: -1 }],
    ['slow_fly', { needed: 6, target_air: -1 }],
    ['fast_fly', { needed: 7, target_fast: -1, target_air: -1 }],
  ] as const)('counts the speed of who is shot at: %s', (speed, found) => {
    expect(rifle({}, { speed })).toEqual(found);
  });

  it.each([
    ['forest', -1],
    ['burnedForest', -1],
    ['building', -1],
    ['ruins', -1],
    ['rough', -1],
    ['dunes', -1],
    ['swamp', undefined],
    ['river', undefined],
    ['clear', undefined],
  ])('counts the terrain of the target only: %s', (terrain, add) => {
    const found = rifle({}, {}, { hexes: { D8: terrain, D5: terrain } });
    expect(found).toEqual({ needed: 5 - (add ?? 0), ...(add && { target_terrain: add }) });
  });

  it('counts smoke at both ends, besides terrain', () => {
    const markers = { D8: { smoke: 1 }, D5: { smoke: 2 } };
    expect(rifle({}, {}, { hexes: { D5: 'forest' }, markers })).toEqual({
      needed: 8,
      smoke: -1,
      target_smoke: -1,
      target_terrain: -1,
    });
  });

  it('gives neither terrain nor smoke to units in the air, TER-4', () => {
    const laying = { hexes: { D5: 'forest' }, markers: { D5: { smoke: 1 }, D8: { smoke: 1 } } };
    expect(rifle({ speed: 'slow_fly' }, { speed: 'slow_fly' }, laying)).toEqual({ needed: 7, air: -1, target_air: -1 });
  });

  it.each([
    ['D7', { needed: 4, point_blank: 1 }],
    ['D6', { needed: 5 }],
    ['D3', { needed: 5 }],
    ['D2', { needed: 7, long: -2 }],
  ])('counts the range: a target in %s', (at, found) => {
    expect(rifle({}, { at })).toEqual(found);
  });

  it('has no normal range where R is 1: 2 is long', () => {
    const units: Laying['units'] = {
      b1: { unit: 'ork.ork_infantry', equipment: ['ork.pyro'], at: 'D8', speed: 'slow' },
      o1: { unit: 'elf.elf_infantry', at: 'D6', speed: 'slow' },
    };
    expect(needs(tableOf({ units }), 'ork.pyro')).toEqual({ needed: 6, long: -2, bad_shot: -1, weapon: 2 });
  });

  it('counts the size of the target', () => {
    const state = tableOf({ units: { b1: RIFLES, o1: ORKS } });
    const tiny = () => needs(state, 'elf.rifle');
    expect(withFigures(builtOf(state.units.o1!.bought), { size: 'Tiny' }, tiny)).toEqual({
      needed: 6,
      target_tiny: -1,
    });
    expect(rifle({}, { unit: 'ork.troll' })).toEqual({ needed: 4, target_huge: 1 });
  });

  it.each([
    ['elf.elf_infantry', { replace: { 'elf.elite_elf_infantry': 1 } }, 'elf.rifle', 3, { good_shot: 1 }],
    ['darkelf.queen_yy', {}, 'darkelf.heavy_rifle', 0, { excellent_shot: 2 }],
    ['ork.ork_infantry', {}, 'ork.ork_musket', 0, { bad_shot: -1 }],
    ['ork.troll', { weapons: ['elf.rifle'] }, 'elf.rifle', 0, { terrible_shot: -2 }],
    ['gnome.gnome_infantry', { equipment: ['gnome.mechanical_owl'] }, 'gnome.gnome_gun', 0, { enhanced_accuracy: 1 }],
    ['elf.elf_infantry', { equipment: ['elf.enhanced_rifle'] }, 'elf.enhanced_rifle', 0, { enhanced_accuracy: 1 }],
    ['ork.ork_infantry', { equipment: ['ork.pyro'] }, 'ork.pyro', 0, { bad_shot: -1, weapon: 2, long: -2 }],
  ] as const)('counts the skill of the model and its weapon: %s', (unit, more, weapon, model, adds) => {
    const b1: Placing = { ...RIFLES, ...more, unit, at: 'D7', speed: 'slow' } as Placing;
    const found = needs(tableOf({ units: { b1, o1: ORKS } }), weapon, model);
    const sum = Object.values(adds).reduce((total: number, add) => total + add, 0);
    expect(found).toEqual({ needed: 5 - sum, ...adds });
  });

  it('counts the best of shots: superb', () => {
    const state = tableOf({ units: { b1: RIFLES, o1: ORKS } });
    const [model] = builtOf(state.units.b1!.bought).models;
    const found = withFigures(model!, { abilities: [{ key: 'superb_shot' }] }, () => needs(state, 'elf.rifle'));
    expect(found).toEqual({ needed: 2, superb_shot: 3 });
  });

  it('is better at hovering for who hovers well', () => {
    const heli = (speed: 'still_fly' | 'slow_fly') =>
      needs(
        tableOf({ units: { b1: { unit: 'gnome.gnome_helicopter', at: 'D8', speed }, o1: ORKS } }),
        'gnome.helicopter_gatling_gun',
      );
    expect(heli('still_fly')).toEqual({ needed: 3, still: 1, air: -1, good_shot: 2 });
    expect(heli('slow_fly')).toEqual({ needed: 5, air: -1, good_shot: 1 });
  });

  it('forgives the own speed fast to models that are used to it', () => {
    const units = { b1: { unit: 'elf.tattoo_ink', at: 'D8', speed: 'fast' }, o1: { ...ORKS, speed: 'fast' } } as const;
    expect(needs(tableOf({ units }), 'elf.pentagun')).toEqual({ needed: 6, target_fast: -1 });
  });

  it('forgives fast and air at both ends to bows', () => {
    const archers: Placing = { unit: 'elf.elf_archer', at: 'D7', speed: 'fast' };
    const bow = (b1: Partial<Placing>, o1: Partial<Placing>) =>
      needs(tableOf({ units: { b1: { ...archers, ...b1 }, o1: { ...ORKS, ...o1 } } }), 'elf.elf_bow');
    expect(bow({}, { speed: 'fast' })).toEqual({ needed: 4, enhanced_accuracy: 1 });
    expect(bow({ speed: 'fast_fly' }, { speed: 'fast_fly' })).toEqual({ needed: 4, enhanced_accuracy: 1 });
  });

  it('steadies both shooting and being shot at', () => {
    const armour: Placing = { unit: 'dwarf.steampowerarmor', at: 'D8', speed: 'slow' };
    expect(needs(tableOf({ units: { b1: armour, o1: ORKS } }), 'dwarf.heavy_musket')).toEqual({ needed: 4, steady: 1 });
    expect(rifle({}, { unit: 'dwarf.steampowerarmor' })).toEqual({ needed: 4, target_steady: 1 });
    expect(rifle({}, { unit: 'dwarf.steampowerarmor', speed: 'still' })).toEqual({ needed: 4, target_still: 1 });
  });

  it('hides who is camouflaged in its terrain', () => {
    const elves: Partial<Placing> = { unit: 'elf.elf_infantry', equipment: ['elf.camouflage'] };
    expect(rifle({}, elves, { hexes: { D5: 'forest' } })).toEqual({
      needed: 7,
      target_terrain: -1,
      target_camouflage: -1,
    });
    expect(rifle({}, elves, { hexes: { D5: 'ruins' } })).toEqual({ needed: 6, target_terrain: -1 });
    const assassin: Partial<Placing> = { unit: 'darkelf.assassin' };
    expect(rifle({}, assassin, { hexes: { D5: 'swamp' } })).toEqual({ needed: 6, target_camouflage: -1 });
  });

  it('counts taking cover and being elusive in their speeds, AB-TC', () => {
    expect(rifle({}, { unit: 'elf.elf_infantry', speed: 'still' })).toEqual({
      needed: 6,
      target_still: 1,
      target_take_cover: -2,
    });
    expect(rifle({}, { unit: 'darkelf.scout', speed: 'crawl' })).toEqual({
      needed: 7,
      target_still: 1,
      target_take_cover: -3,
    });
    expect(rifle({}, { unit: 'gnome.gnome_motorcycle', speed: 'fast' })).toEqual({
      needed: 7,
      target_fast: -1,
      target_elusive: -1,
    });
    expect(rifle({}, { unit: 'gnome.gnome_motorcycle', speed: 'slow' })).toEqual({ needed: 5 });
  });

  it('is optimal at point blank for some, at distance 1', () => {
    const wagon = (at: string) =>
      needs(
        tableOf({ units: { b1: { unit: 'dwarf.gunblasterwagon', at: 'D8', speed: 'slow' }, o1: { ...ORKS, at } } }),
        'dwarf.broadside_guns',
      );
    expect(wagon('E8')).toEqual({ needed: 3, point_blank: 1, optimal_at_point_blank: 1 });
    expect(wagon('F7')).toEqual({ needed: 5 });
  });

  it('counts critical damage at both ends, a crippled crew and a reveal', () => {
    const { b1: marked } = { b1: { harm: { criticals: ['plus_minus_1'], crippledCrew: true } } } as const;
    expect(rifle({ ...marked, marks: ['revealed'] }, marked)).toEqual({
      needed: 4,
      critical: -1,
      crippled_crew: -1,
      revealed: 2,
      target_critical: 1,
    });
  });

  it('reads what is live, not what waits in the ledger, DET-5', () => {
    expect(rifle({}, { ledger: { criticals: ['plus_minus_1'] } })).toEqual({ needed: 5 });
  });
});

describe('C09: a shot through a corner', () => {
  const shot = (unit: string, weapon: string, more: Partial<Placing> = {}) =>
    needs(
      tableOf({
        units: { b1: { unit, at: 'D5', speed: 'slow', facing: 0, ...more }, o1: { ...ORKS, at: 'E4' } },
      }),
      weapon,
    );

  it('is on edge if only one of the two sides is allowed, ANG-3', () => {
    expect(shot('elf.elf_infantry', 'elf.at_rifle', { equipment: ['elf.at_rifle'] })).toEqual({
      needed: 6,
      on_edge: -1,
    });
    expect(shot('elf.elf_infantry', 'elf.rifle')).toEqual({ needed: 5 });
    expect(shot('ork.ork_infantry', 'ork.ork_musket')).toEqual({ needed: 6, bad_shot: -1 });
  });

  it('is always on edge for fixed guns, ANG-4', () => {
    expect(shot('dwarf.zap', 'dwarf.array_of_heavy_muskets')).toEqual({ needed: 6, on_edge: -1 });
  });

  it('leaves only the front to a stuck turret, CON-5', () => {
    const stuck = { harm: { criticals: ['stuck_turret'] } } as const;
    expect(shot('elf.e34', 'elf.main_tank_gun')).toEqual({ needed: 5 });
    expect(shot('elf.e34', 'elf.main_tank_gun', stuck)).toEqual({ needed: 6, on_edge: -1 });
  });
});

describe('GUN-3: aim', () => {
  const aim = (at: string, turn: number, part: Part, word = 'Aim') => ({ word, at: hex(at), until: { turn, part } });

  it('adds 2 where the token can be used', () => {
    expect(rifle({ aim: [aim('D8', 1, 1)] })).toEqual({ needed: 3, aim: 2 });
  });

  it('lasts up to the same part of the next turn', () => {
    const at = (turn: number, part: Part) =>
      needs(tableOf({ turn, units: { b1: { ...RIFLES, aim: [aim('D8', 3, 1)] }, o1: ORKS } }), 'elf.rifle', 0, part)
        .aim;
    expect([at(2, 2), at(3, 1), at(3, 2), at(4, 1)]).toEqual([2, 2, undefined, undefined]);
  });

  it('helps only weapons that its word aims', () => {
    const units = {
      b1: { unit: 'ork.ork_char_b1', at: 'D8', speed: 'slow', aim: [aim('D8', 1, 1, 'Aim(p)')] },
      o1: { ...ORKS, at: 'D6' },
    } as const;
    expect(needs(tableOf({ units }), 'ork.rotating_pop_gun')).toEqual({ needed: 3, aim: 2 });
    expect(needs(tableOf({ units }), 'ork.heavy_forward_gun')).toEqual({ needed: 5 });
  });

  it('helps only against targets that are also seen from where the unit aimed', () => {
    const aimed = { aim: [aim('C8', 1, 1)] };
    expect(rifle(aimed).aim).toBe(2);
    expect(rifle(aimed, { at: 'D3' }, { hexes: { C6: 'forest', C5: 'forest' } }).aim).toBeUndefined();
  });

  it('is worth 4 with a sniper rifle', () => {
    const b1: Placing = {
      ...RIFLES,
      replace: { 'elf.elite_elf_infantry': 1 },
      modelEquipment: { 'elf.sniper_rifle': 1 },
      aim: [aim('D8', 1, 1)],
    };
    expect(needs(tableOf({ units: { b1, o1: ORKS } }), 'elf.sniper_rifle', 3)).toEqual({
      needed: 0,
      aim: 4,
      good_shot: 1,
    });
  });
});

describe('worked cases of to-hit', () => {
  it('C11: still, aimed, at a target in forest needs 3', () => {
    const units = {
      b1: {
        unit: 'elf.elf_infantry',
        at: 'D8',
        speed: 'still',
        aim: [{ word: 'Aim', at: hex('D8'), until: { turn: 1, part: 1 } }],
      },
      o1: { unit: 'darkelf.darkelf_infantry', at: 'D4', speed: 'slow' },
    } as const;
    expect(needs(tableOf({ units, hexes: { D4: 'forest' } }), 'elf.rifle')).toEqual({
      needed: 3,
      still: 1,
      aim: 2,
      target_terrain: -1,
    });
  });

  it('C13: a bow at a helicopter far away needs 7', () => {
    const units = {
      b1: { unit: 'elf.elf_archer', at: 'D8', speed: 'still' },
      o1: { unit: 'gnome.gnome_helicopter', at: 'D4', speed: 'slow_fly' },
    } as const;
    expect(needs(tableOf({ units }), 'elf.elf_bow')).toEqual({
      needed: 7,
      still: 1,
      enhanced_accuracy: 1,
      long: -2,
      bad_at_long_range: -2,
    });
  });
});
