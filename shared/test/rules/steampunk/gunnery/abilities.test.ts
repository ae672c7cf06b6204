import { describe, expect, it } from 'vitest';
import { hex } from '../ground.ts';
import { factsOf, type Laying, type Placing } from '../kit.ts';
import { before, choosing, phase, refused, shoot, shot, shotsIn } from './kit.ts';

const FIRE = { gunnery: ['Fire', '-'] } as const;
const one = { alive: [true, false, false, false] } as const;
const aim = (where: string, part: 1 | 2 = 1) => [{ word: 'Aim', at: hex(where), until: { turn: 1, part } }] as const;
const grunts = (at: string, more: Partial<Placing> = {}): Placing => ({
  unit: 'ork.grunt',
  at,
  speed: 'slow',
  ...more,
});

describe('sniper rifles', () => {
  const sniper = (more: Partial<Placing> = {}): Placing => ({
    unit: 'elf.elf_infantry',
    replace: { 'elf.elite_elf_infantry': 1 },
    modelEquipment: { 'elf.sniper_rifle': 1 },
    harm: { alive: [false, false, false, true] },
    at: 'D9',
    speed: 'still',
    aim: aim('D9'),
    order: FIRE,
    ...more,
  });
  const dwarfs: Placing = {
    unit: 'dwarf.dwarf_infantry',
    replace: { 'dwarf.elite_dwarf_infantry': 1 },
    at: 'D2',
    speed: 'slow',
  };

  it('do more with aim: +2 damage, and psychic and crew dice', () => {
    const o1: Placing = { unit: 'dwarf.dwarf_infantry', at: 'D2', speed: 'slow' };
    const state = before({ units: { b1: sniper(), o1 } });
    const { events } = phase(state, 1, { dice: [1, 3, 4] });
    expect(shotsIn(events)).toEqual(['b1.3 at o1: -1+ hit']);
    expect(factsOf(events, 'damage-rolled').map(({ type, result, reasons }) => [type, result, reasons])).toEqual([
      [
        'regular',
        3,
        [
          { why: 'modifier', add: -2 },
          { why: 'aim', add: 2 },
        ],
      ],
      ['psychic', 4, []],
    ]);
    expect(factsOf(events, 'spared').map(({ type }) => type)).toEqual(['crew']);
  });

  it('do nothing of that without', () => {
    const state = before({ units: { b1: sniper({ aim: [] }), o1: { ...dwarfs, replace: {} } } });
    const { events } = phase(state, 1, { dice: [6, 3] });
    expect(factsOf(events, 'damage-rolled').map(({ type, result }) => [type, result])).toEqual([['regular', 1]]);
  });

  it('choose whom they kill, the most expensive if nothing is said, P19', () => {
    const kills = (answers: Record<string, string> = {}) => {
      const state = before({ units: { b1: sniper(), o1: dwarfs } });
      const { asked } = phase(state, 1, { answers, dice: [1, 3, 1] });
      const questions = asked.filter(({ prompt }) => prompt === 'casualty');
      expect(questions).toEqual([
        { seat: 'blue', prompt: 'casualty', key: 'casualty', unit: 'o1', options: ['3', '0'] },
      ]);
      return state.units.o1!.ledger!.alive;
    };
    expect(kills()).toEqual([true, true, true, false]);
    expect(kills({ casualty: '0' })).toEqual([false, true, true, true]);
  });

  it('do not choose without aim, or on a miss', () => {
    const without = phase(before({ units: { b1: sniper({ aim: [] }), o1: dwarfs } }), 1, { dice: [6, 3] });
    expect(without.asked.map(({ prompt }) => prompt)).not.toContain('casualty');
    const far = { ...dwarfs, at: 'A1', speed: 'still', harm: {} } as const;
    const missed = phase(before({ units: { b1: sniper(), o1: far } }), 1, { dice: [1] });
    expect(missed.asked.map(({ prompt }) => prompt)).not.toContain('casualty');
  });
});

describe('weapons with more than damage', () => {
  it('acid splashes over all other units in the hex, of both sides and in the air', () => {
    const units: Laying['units'] = {
      b1: { unit: 'darkelf.queen_yy', at: 'D8', speed: 'slow', order: { gunnery: ['-', 'Fire'] } },
      b2: { unit: 'elf.eagle_rider', at: 'D6', speed: 'fast_fly' },
      o1: { unit: 'elf.e34', at: 'D6', speed: 'slow' },
      o2: grunts('D6'),
      o3: grunts('D5'),
      o4: { unit: 'darkelf.assassin', at: 'D6', hidden: true },
    };
    const state = before({ units }, 2);
    const answers = { 'shoot blue': [shoot('b1', [shot('darkelf.acid_cannon', { target: 'o1' })])] };
    phase(state, 2, { answers, dice: [6, 5, 5, 1, 1, 1, 1, 1, 1] });
    const acid = ['b2', 'o1', 'o2', 'o3', 'o4'].map((id) => {
      const { ledger, harm } = state.units[id]!;
      return [(ledger ?? harm).acid, (ledger ?? harm).minorAcid];
    });
    expect(acid).toEqual([
      [0, 1],
      [1, 0],
      [0, 1],
      [0, 0],
      [0, 0],
    ]);
  });

  it('a pop gun hurts the crew when nothing of the armour holds', () => {
    const units: Laying['units'] = {
      b1: { unit: 'ork.ork_char_b1', at: 'D8', speed: 'slow', order: { gunnery: ['Fire(p)', 'Load(h)'] } },
      o1: { unit: 'elf.e34', at: 'D6', speed: 'slow', facing: 3 },
    };
    const dice = [6, 1, 1, 1, 1, 7];
    const through = phase(before({ units }), 1, { dice });
    expect(factsOf(through.events, 'damage-rolled').map(({ type }) => type)).toEqual(['regular', 'crew']);
    const held = phase(before({ units }), 1, { dice: [6, 1, 1, 5, 6] });
    expect(factsOf(held.events, 'damage-rolled').map(({ type }) => type)).toEqual(['regular']);
  });

  it('an amplified ray slows what it hits at Apply damage, if the owner wants it', () => {
    const units: Laying['units'] = {
      b1: {
        unit: 'gnome.gnome_infantry',
        equipment: ['gnome.frost_ray'],
        harm: one,
        at: 'D8',
        speed: 'still',
        order: { gunnery: ['-', 'Fire(amp)'] },
      },
      o1: { unit: 'elf.e34', at: 'D6', speed: 'slow', facing: 3 },
    };
    const ray = (use: 'normal' | 'amp') => {
      const state = before({ units }, 2);
      const answers = { 'shoot blue': [shoot('b1', [shot('gnome.frost_ray', { target: 'o1' })], use)] };
      const { events } = phase(state, 2, { answers, dice: [6, ...Array(10).fill(5), 1] });
      return factsOf(events, 'slowed').length;
    };
    expect([ray('normal'), ray('amp')]).toEqual([0, 1]);
  });

  it('a harpoon drags a unit that is Large or smaller and lives, once', () => {
    const harpoons = (o1: Placing, dice: readonly number[]) => {
      const b1: Placing = { unit: 'ork.hammerhead', at: 'D8', speed: 'still', order: FIRE };
      const state = before({ units: { b1, o1 } });
      const { events } = phase(state, 1, { dice });
      return [factsOf(events, 'harpooned').length, state.units.o1!.draggedBy];
    };
    const elves: Placing = { unit: 'elf.elf_infantry', at: 'D5', speed: 'slow' };
    expect(harpoons(elves, [6, 1, 6, 1, 1, 1])).toEqual([1, 'b1']);
    expect(harpoons({ ...elves, unit: 'darkelf.scout' }, [6, 6])).toEqual([0, null]);
    expect(
      harpoons({ unit: 'dwarf.tamed_balrog', at: 'D5', speed: 'slow', facing: 3 }, [6, ...Array(6).fill(5), 1, 1, 1]),
    ).toEqual([0, null]);
    expect(harpoons(elves, [1, 1, 1, 1])).toEqual([0, null]);
  });

  it('a reveal adds 1 to the regular damage', () => {
    const b1: Placing = { unit: 'darkelf.assassin', at: 'D8', speed: 'still', marks: ['revealed'], order: FIRE };
    const { events } = phase(before({ units: { b1, o1: grunts('D6') } }), 1, { dice: [6, 1] });
    expect(factsOf(events, 'damage-rolled')[0]!.reasons).toEqual([
      { why: 'modifier', add: -2 },
      { why: 'revealed', add: 1 },
    ]);
  });
});

describe('unstable rounds', () => {
  const tank = (more: Partial<Placing> = {}): Placing => ({
    unit: 'dwarf.dw42',
    at: 'D8',
    speed: 'still',
    marks: ['unstable'],
    order: FIRE,
    ...more,
  });
  const elves = (at: string, alive = 2): Placing => ({
    unit: 'elf.elf_infantry',
    at,
    speed: 'slow',
    harm: { alive: [0, 1, 2, 3].map((model) => model < alive) },
  });

  it('burst on a hit: every enemy model on the ground there by 5+, AP 3, d6−2', () => {
    const state = before({ units: { b1: tank(), o1: elves('D6', 3), o2: elves('D6', 1) } });
    const { events } = phase(state, 1, { dice: [6, 1, 5, 4, 5, 3, 4] });
    expect(factsOf(events, 'area-attacked')).toMatchObject([
      {
        at: hex('D6'),
        rolls: [
          { target: 'o1', needed: 5, dice: [[5], [4]] },
          { target: 'o2', dice: [[5]] },
        ],
      },
    ]);
    expect(
      factsOf(events, 'damage-rolled').map(({ unit, reasons }) => [
        unit,
        reasons.map(({ why, add }) => `${why} ${add}`),
      ]),
    ).toEqual([
      ['o1', ['modifier 1', 'penetrated 3']],
      ['o1', ['modifier -2']],
      ['o2', ['modifier -2']],
    ]);
    expect(state.units.b1!).toMatchObject({ marks: [], loads: { 'dwarf.tank_gun': 0 } });
  });

  it('do not burst on a miss, nor without such a round', () => {
    const missed = phase(before({ units: { b1: tank(), o1: elves('D6') } }), 1, { dice: [1] });
    expect(factsOf(missed.events, 'area-attacked')).toEqual([]);
    const usual = phase(before({ units: { b1: tank({ marks: [] }), o1: elves('D6') } }), 1, { dice: [6, 1] });
    expect(factsOf(usual.events, 'area-attacked')).toEqual([]);
  });

  it('may be fired at a hex: the burst only, without a to-hit roll', () => {
    const state = before({ units: { b1: tank(), o1: elves('D6') } });
    const answers = { 'shoot blue': [shoot('b1', [shot('dwarf.tank_gun', { hex: 'D6' })])] };
    const { events } = phase(state, 1, { answers, dice: [4, 4] });
    expect(shotsIn(events)).toEqual([]);
    expect(factsOf(events, 'area-attacked')).toHaveLength(1);
    expect(state.units.b1!.loads).toEqual({ 'dwarf.tank_gun': 0 });
    const usual = choosing({ units: { b1: tank({ marks: [] }), o1: elves('D6') } });
    expect(refused(usual, shoot('b1', [shot('dwarf.tank_gun', { hex: 'D6' })]))).toMatchObject({ rule: 'GUN-8' });
  });

  it('are asked for a hex if there is nothing to shoot at, none by default, P27', () => {
    const lay = { units: { b1: tank(), o1: elves('D9') } };
    const { asked } = phase(before(lay), 1);
    const [question] = asked;
    expect(question).toMatchObject({ prompt: 'unstable', key: 'unstable b1', unit: 'b1', seat: 'blue' });
    expect(question!.options[0]).toBe('none');
    expect(question!.options).toContain(hex('D3'));
    expect(question!.options).not.toContain(hex('D9'));
    const state = before(lay);
    const { events } = phase(state, 1, { answers: { 'unstable b1': hex('D5') } });
    expect(factsOf(events, 'fire-opened')).toHaveLength(1);
    expect(state.units.b1!.marks).toEqual([]);
    const kept = before(lay);
    phase(kept, 1);
    expect(kept.units.b1!.marks).toEqual(['unstable']);
  });
});

describe('gunsmoke, P25', () => {
  const wagon = (at: string): Placing => ({
    unit: 'dwarf.gunblasterwagon',
    at,
    speed: 'still',
    facing: 0,
    order: FIRE,
  });

  it('drifts into a hex in a direction that fired, the first clockwise by default', () => {
    const lay = { units: { b1: wagon('D5'), o1: grunts('F4'), o2: grunts('B6') } };
    const run = (answers: Record<string, string> = {}) => {
      const state = before(lay);
      const { asked } = phase(state, 1, { answers, dice: [1, 1, 1, 1] });
      expect(asked.at(-1)).toMatchObject({
        prompt: 'gunsmoke',
        unit: 'b1',
        seat: 'blue',
        options: [hex('E5'), hex('C6')],
      });
      return state.markers;
    };
    const cloud = { smoke: 0, fire: 0, poison: { count: 2, die: 4, from: 5 }, acid: null };
    expect(run()).toEqual({ [hex('E5')]: cloud });
    expect(run({ 'gunsmoke b1 dwarf.broadside_guns': hex('C6') })).toEqual({ [hex('C6')]: cloud });
  });

  it('is not there for who holds fire, or where the board ends', () => {
    const held = before({ units: { b1: wagon('D5'), o1: grunts('F4') } });
    phase(held, 1, { answers: { 'shoot blue': [shoot('b1', [])] } });
    expect(held.markers).toEqual({});
  });
});

describe('reserve weapons', () => {
  const gnomes = (more: Partial<Placing> = {}): Placing => ({
    unit: 'gnome.gnome_infantry',
    replace: { 'gnome.elite_gnome_infantry': 1 },
    at: 'D8',
    speed: 'slow',
    ...more,
  });
  const weapons = (b1: Placing, o1 = grunts('D7')) => {
    for (let count = 0; count < 9; count++)
      try {
        const { events } = phase(before({ units: { b1, o1 } }), 1, { dice: Array(count).fill(1) });
        return factsOf(events, 'shot-fired').map(({ model, weapon }) => `${model} ${weapon.slice(6)}`);
      } catch (error) {
        if (!`${error}`.includes('script is over')) throw error;
      }
    throw new Error('more than eight shots');
  };

  it('are fired by Fire(res) only, one by each model', () => {
    const all = ['0 light_smg', '1 light_smg', '2 light_smg', '3 smg', '3 smg'];
    expect(weapons(gnomes({ order: { gunnery: ['Fire(res)', 'Fire(res)'] } }))).toEqual(all);
    const fires: Partial<Placing> = { speed: 'still', order: { gunnery: ['Fire', '-'] } };
    expect(weapons(gnomes(fires))).toEqual(['0 gnome_gun', '1 gnome_gun', '2 gnome_gun', '3 gnome_gun']);
  });

  it('are fired by elites in any part in which the unit does nothing, unless it is shaken', () => {
    expect(weapons(gnomes())).toEqual(['3 smg', '3 smg']);
    expect(weapons(gnomes({ speed: 'still', order: { gunnery: ['Load', '-'] } }))).toEqual([]);
    expect(weapons(gnomes({ harm: { shaken: 1 } }))).toEqual([]);
  });
});

describe('bows', () => {
  it('reach one hex farther from the air', () => {
    const archers = (speed: Placing['speed']): Placing => ({
      unit: 'elf.elf_archer',
      at: 'D8',
      harm: one,
      speed: speed!,
      order: { gunnery: ['-', '-'] },
      weapons: ['elf.flame_arrow'],
    });
    const fires = (speed: Placing['speed'], at: string) =>
      refused(
        choosing({ units: { b1: archers(speed), o1: grunts(at) } }),
        shoot('b1', [shot('elf.flame_arrow', { target: 'o1' })]),
      )?.code;
    expect([fires('slow', 'D4'), fires('slow', 'D3'), fires('slow_fly', 'D3'), fires('slow_fly', 'D2')]).toEqual([
      undefined,
      'out-of-range',
      undefined,
      undefined,
    ]);
    expect(fires('slow_fly', 'D1')).toBe('out-of-range');
  });
});
