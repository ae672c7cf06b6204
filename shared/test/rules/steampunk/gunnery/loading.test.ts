import { describe, expect, it } from 'vitest';
import type { Part } from '../../../../src/rulesets/steampunk/model/steps/gunnery.ts';
import { type ArmyUnit, builtOf } from '../../../../src/rulesets/steampunk/roster/index.ts';
import {
  afterAssaultLoads,
  loadsAtStart,
  roundsLeft,
} from '../../../../src/rulesets/steampunk/rules/gunnery/weapons.ts';
import { type Placing, runStep } from '../kit.ts';
import { before, choosing, phase, refused, shoot, shot, shotsIn } from './kit.ts';

const start = (unit: ArmyUnit, option: 'all' | 'limited' = 'all') => loadsAtStart(builtOf(unit), option);

/** What `b1` has loaded after a part in which nobody is in reach. */
const loads = (
  b1: Partial<Placing> & { readonly unit: string },
  gunnery: readonly [string, string],
  part: Part = 1,
) => {
  const state = before(
    { units: { b1: { at: 'D9', ...b1, order: { gunnery } }, o1: { unit: 'ork.grunt', at: 'A1' } } },
    part,
  );
  phase(state, part);
  return state.units.b1!.loads;
};

describe('GUN-2: loading', () => {
  it('begins with everything loaded, or only what has limited uses', () => {
    expect(start({ unit: 'elf.e34' })).toEqual({ 'elf.main_tank_gun': 2 });
    expect(start({ unit: 'ork.speedhead' })).toEqual({ 'ork.flamethrower': 3, 'ork.speed_cannon': 5, 'ork.shriek': 5 });
    expect(start({ unit: 'ork.speedhead' }, 'limited')).toEqual({
      'ork.flamethrower': 3,
      'ork.speed_cannon': 0,
      'ork.shriek': 0,
    });
    expect(start({ unit: 'dwarf.dwarf_infantry', equipment: ['dwarf.big_blaster'] })).toEqual({
      'dwarf.musket': 1,
      'dwarf.big_blaster': 1,
    });
  });

  it('loads every weapon that the word matches, up to what it holds', () => {
    const empty = { 'ork.flamethrower': 1, 'ork.speed_cannon': 3, 'ork.shriek': 5 };
    expect(loads({ unit: 'ork.speedhead', speed: 'slow', loads: empty }, ['Load', 'Load'])).toEqual({
      'ork.flamethrower': 1,
      'ork.speed_cannon': 4,
      'ork.shriek': 5,
    });
    const char: Partial<Placing> & { unit: string } = {
      unit: 'ork.ork_char_b1',
      speed: 'still',
      loads: { 'ork.rotating_pop_gun': 0, 'ork.heavy_forward_gun': 0 },
    };
    expect(loads(char, ['Load(h)', 'Fire(p)'])).toEqual({ 'ork.rotating_pop_gun': 0, 'ork.heavy_forward_gun': 1 });
    expect(loads(char, ['Fire(h)', 'Load(p)'], 2)).toEqual({ 'ork.rotating_pop_gun': 1, 'ork.heavy_forward_gun': 0 });
  });

  it('loads as many tokens at once as the weapon says', () => {
    const pistols = { unit: 'ork.ork_infantry', equipment: ['ork.ork_pistol'], speed: 'still' } as const;
    const empty = { 'ork.ork_pistol': 0 };
    expect(loads({ ...pistols, equipment: ['ork.ork_pistol'], loads: empty }, ['Load(2)', '-'])).toMatchObject({
      'ork.ork_pistol': 2,
    });
  });

  it('does not fire what it loads in the same part', () => {
    const arsenal = {
      'test.gun': { ...builtOf({ unit: 'elf.elf_infantry' }).weapons[0]!, id: 'test.gun', freeFire: [1, 2] as const },
    };
    const b1: Placing = {
      unit: 'elf.elf_infantry',
      at: 'D8',
      speed: 'still',
      weapons: ['test.gun'],
      order: { gunnery: ['Load', '-'] },
    };
    const state = choosing({ units: { b1, o1: { unit: 'ork.grunt', at: 'D6' } }, arsenal });
    expect(refused(state, shoot('b1', [shot('test.gun', { target: 'o1' })]))).toMatchObject({
      code: 'just-loaded',
      rule: 'GUN-1',
    });
  });

  it('spends for one Fire of the unit once, even if some models hold their fire', () => {
    const b1: Placing = { unit: 'elf.elf_infantry', at: 'D8', speed: 'still', order: { gunnery: ['Fire', '-'] } };
    const state = before({ units: { b1, o1: { unit: 'ork.grunt', at: 'D6' } } });
    const answers = { 'shoot blue': [shoot('b1', [shot('elf.rifle', { target: 'o1', models: [2] })])] };
    const { events } = phase(state, 1, { answers, dice: [1] });
    expect(shotsIn(events)).toEqual(['b1.2 at o1: 4+ miss']);
    expect(state.units.b1!.loads).toEqual({ 'elf.rifle': 0 });
  });

  it('spends nothing while it holds its fire', () => {
    const b1: Placing = { unit: 'elf.elf_infantry', at: 'D8', speed: 'still', order: { gunnery: ['Fire', '-'] } };
    const state = before({ units: { b1, o1: { unit: 'ork.grunt', at: 'D6' } } });
    phase(state, 1, { answers: { 'shoot blue': [shoot('b1', [])] } });
    expect(state.units.b1!.loads).toEqual({ 'elf.rifle': 1 });
  });

  it('spends all five tokens of a burst at one target', () => {
    const b1: Placing = {
      unit: 'ork.speedhead',
      at: 'D5',
      speed: 'slow',
      facing: 3,
      order: { gunnery: ['Load', 'Fire'] },
    };
    const state = before({ units: { b1, o1: { unit: 'elf.elf_infantry', at: 'D3', speed: 'slow' } } }, 2);
    const { events } = phase(state, 2, { dice: Array(10).fill(1) });
    expect(shotsIn(events)).toHaveLength(10);
    expect(state.units.b1!.loads).toEqual({ 'ork.flamethrower': 3, 'ork.speed_cannon': 0, 'ork.shriek': 0 });
    expect(
      refused(
        choosing(
          { units: { b1: { ...b1, loads: { 'ork.speed_cannon': 4 } }, o1: { unit: 'elf.elf_infantry', at: 'D3' } } },
          2,
        ),
        shoot('b1', [shot('ork.speed_cannon', { target: 'o1' })]),
      ),
    ).toMatchObject({ code: 'not-loaded', rule: 'GUN-2' });
  });

  it('counts the uses of limited weapons', () => {
    const b1: Placing = { unit: 'ork.speedhead', at: 'D5', speed: 'slow' };
    const state = before({ units: { b1, o1: { unit: 'elf.elf_infantry', at: 'D4' } } });
    phase(state, 1, { dice: [1, 1, 1, 1] });
    expect(state.units.b1!.loads['ork.flamethrower']).toBe(2);
  });

  it('fires linked weapons while the other is loaded, and spends nothing for them', () => {
    const e34 = (tokens: number): Placing => ({
      unit: 'elf.e34',
      at: 'D8',
      speed: 'still',
      loads: { 'elf.main_tank_gun': tokens },
      order: { gunnery: ['-', 'Fire'] },
    });
    const o1: Placing = { unit: 'ork.grunt', at: 'D6', speed: 'slow' };
    const state = before({ units: { b1: e34(1), o1 } }, 2);
    expect(shotsIn(phase(state, 2, { dice: [1, 1, 1] }).events)).toHaveLength(3);
    expect(state.units.b1!.loads).toEqual({ 'elf.main_tank_gun': 0 });
    const empty = choosing({ units: { b1: e34(0), o1 } }, 2);
    expect(refused(empty, shoot('b1', [shot('elf.twin_rifle', { target: 'o1' })]))).toMatchObject({ rule: 'GUN-2' });
  });

  it('links a pistol to the rifle in the hands, and has it always with a weapon that needs no load', () => {
    const pistols = (more: readonly string[], loads: Record<string, number>): Placing => ({
      unit: 'darkelf.roboprosthetic_darkelf',
      equipment: ['darkelf.integrated_pistol', ...more],
      at: 'D8',
      speed: 'still',
      loads,
      order: { gunnery: more.length > 0 ? ['Fire', 'Fire'] : ['Fire', '-'] },
    });
    const o1: Placing = { unit: 'ork.grunt', at: 'D7', speed: 'slow' };
    const fired = (b1: Placing) =>
      refused(choosing({ units: { b1, o1 } }), shoot('b1', [shot('darkelf.integrated_pistol', { target: 'o1' })]));
    expect(fired(pistols([], { 'darkelf.rifle': 1 }))).toBeUndefined();
    expect(fired(pistols([], { 'darkelf.rifle': 0 }))).toMatchObject({ code: 'not-loaded' });
    expect(fired(pistols(['darkelf.smg'], {}))).toBeUndefined();
  });

  it('is loaded after an assault where the weapon does so by itself', () => {
    const axes = builtOf({ unit: 'dwarf.dwarf_infantry', equipment: ['dwarf.musket_with_springloaded_axe'] });
    expect(afterAssaultLoads(axes, { loads: { 'dwarf.musket_with_springloaded_axe': 0 } })).toEqual({
      'dwarf.musket_with_springloaded_axe': 1,
    });
    const muskets = builtOf({ unit: 'dwarf.dwarf_infantry' });
    expect(afterAssaultLoads(muskets, { loads: { 'dwarf.musket': 0 } })).toEqual({ 'dwarf.musket': 0 });
  });
});

describe('ARM-6: shared weapons', () => {
  const dwarfs = (more: Partial<Placing> = {}): Placing => ({
    unit: 'dwarf.dwarf_infantry',
    equipment: ['dwarf.big_blaster'],
    at: 'D8',
    speed: 'still',
    order: { gunnery: ['Fire', '-'] },
    ...more,
  });
  const o1: Placing = { unit: 'ork.grunt', at: 'D7', speed: 'slow' };
  const blaster = [shot('dwarf.big_blaster', { target: 'o1' })];
  const muskets = [shot('dwarf.musket', { target: 'o1' })];

  it('fires once, by the best living model, and unloads everything', () => {
    const state = before({ units: { b1: dwarfs({ replace: { 'dwarf.elite_dwarf_infantry': 1 } }), o1 } });
    const { events } = phase(state, 1, { answers: { 'shoot blue': [shoot('b1', blaster, 'shared')] }, dice: [1] });
    expect(shotsIn(events)).toEqual(['b1.3 at o1: 2+ miss']);
    expect(state.units.b1!.loads).toEqual({ 'dwarf.musket': 0, 'dwarf.big_blaster': 0 });
  });

  it('is unloaded by the normal weapons too, which fire if nothing is said', () => {
    const state = before({ units: { b1: dwarfs(), o1 } });
    expect(shotsIn(phase(state, 1, { dice: [1, 1, 1, 1] }).events)).toHaveLength(4);
    expect(state.units.b1!.loads).toEqual({ 'dwarf.musket': 0, 'dwarf.big_blaster': 0 });
  });

  it('is fired instead of them, not with them', () => {
    const state = choosing({ units: { b1: dwarfs(), o1 } });
    const not = { code: 'shared-or-normal', rule: 'ARM-6' };
    expect(refused(state, shoot('b1', muskets, 'shared'))).toMatchObject(not);
    expect(refused(state, shoot('b1', blaster))).toMatchObject(not);
    expect(refused(state, shoot('b1', blaster, 'shared'))).toBeUndefined();
  });

  it('needs as many living models as it says', () => {
    const one = choosing({ units: { b1: dwarfs({ harm: { alive: [false, false, false, true] } }), o1 } });
    expect(refused(one, shoot('b1', blaster, 'shared'))).toMatchObject({ code: 'no-shared', rule: 'ARM-6' });
    expect(refused(one, shoot('b1', muskets))).toBeUndefined();
  });
});

describe('unstable rounds', () => {
  const tank = (more: Partial<Placing> = {}): Placing => ({ unit: 'dwarf.dw42', at: 'D8', speed: 'still', ...more });
  const o1: Placing = { unit: 'ork.grunt', at: 'A1' };

  it('take the place of what is loaded, and are to be fired in the next turn', () => {
    const state = before({ units: { b1: tank({ order: { gunnery: ['Load(unstable)', '-'] } }), o1 } });
    phase(state, 1);
    expect(state.units.b1!).toMatchObject({ loads: { 'dwarf.tank_gun': 1 }, marks: ['unstable_new'] });
    runStep(state, { do: 'aftermath' });
    expect(state.units.b1!).toMatchObject({ loads: { 'dwarf.tank_gun': 1 }, marks: ['unstable'] });
  });

  it('are lost after that', () => {
    const built = builtOf({ unit: 'dwarf.dw42' });
    const { b1 } = before({ units: { b1: tank({ marks: ['unstable'] }), o1 } }).units;
    expect(roundsLeft(built, b1!)).toEqual({ loads: { 'dwarf.tank_gun': 0 }, marks: [] });
    expect(roundsLeft(built, { ...b1!, marks: [] })).toEqual({});
  });
});
