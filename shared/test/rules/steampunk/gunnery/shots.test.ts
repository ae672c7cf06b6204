import { describe, expect, it } from 'vitest';
import { scriptedDice } from '../../../../src/dice/index.ts';
import { PUBLIC } from '../../../../src/match/index.ts';
import { openEnded } from '../../../../src/rulesets/steampunk/rules/gunnery/resolve.ts';
import { chanceOf, resultOf } from '../../../../src/rulesets/steampunk/rules/gunnery/to-hit.ts';
import { hex } from '../ground.ts';
import { factsOf, type Laying, type Placing } from '../kit.ts';
import { before, choosing, phase, refused, seenBy, shoot, shot, shotsIn } from './kit.ts';

const FIRE = { gunnery: ['Fire', '-'] } as const;
const RIFLES: Placing = { unit: 'elf.elf_infantry', at: 'D8', speed: 'still', order: FIRE };
const GRUNTS: Placing = { unit: 'ork.grunt', at: 'D5', speed: 'slow' };

describe('DET-3: the open-ended die', () => {
  const rolls = (needed: number, ...script: number[]) => {
    const dice = openEnded(scriptedDice(script), needed, 'test');
    return [dice.length, resultOf(dice)];
  };

  it('goes on after a 6 while the number is not reached, by 5 and 6', () => {
    expect(rolls(9, 6, 5, 3)).toEqual([3, 7]);
    expect(rolls(9, 6, 5, 6, 3)).toEqual([4, 8]);
    expect(rolls(8, 6, 4)).toEqual([2, 6]);
    expect(rolls(7, 6, 5)).toEqual([2, 7]);
    expect(rolls(6, 6)).toEqual([1, 6]);
    expect(rolls(7, 5)).toEqual([1, 5]);
    expect(rolls(-2, 1)).toEqual([1, 1]);
  });

  it.each([
    [-3, 1],
    [1, 1],
    [2, 5 / 6],
    [6, 1 / 6],
    [7, 1 / 18],
    [8, 1 / 54],
  ])('reaches %i by chance %d', (needed, chance) => {
    expect(chanceOf(needed)).toBeCloseTo(chance, 12);
  });
});

describe('worked cases of shots', () => {
  const one: Placing = { ...RIFLES, harm: { alive: [true, false, false, false] } };
  const aim = [{ word: 'Aim', at: hex('D8'), until: { turn: 1, part: 1 } }] as const;

  it('C11: 3 hits, 2 misses, without an extra die', () => {
    const laying: Laying = {
      units: { b1: { ...one, aim }, o1: { unit: 'darkelf.darkelf_infantry', at: 'D4', speed: 'slow' } },
      hexes: { D4: 'forest' },
    };
    expect(shotsIn(phase(before(laying), 1, { dice: [3, 1] }).events)).toEqual(['b1.0 at o1: 3+ hit']);
    expect(shotsIn(phase(before(laying), 1, { dice: [2] }).events)).toEqual(['b1.0 at o1: 3+ miss']);
  });

  it('C13: 6 and 5 hit at 7+, 6 and 4 miss, 5 misses with one die', () => {
    const laying: Laying = {
      units: {
        b1: {
          unit: 'elf.elf_archer',
          at: 'D8',
          speed: 'still',
          harm: { alive: [true, false, false, false] },
          order: { gunnery: ['Fire', 'Fire'] },
        },
        o1: { unit: 'gnome.gnome_helicopter', at: 'D4', speed: 'slow_fly' },
      },
    };
    const bow = (...dice: number[]) => shotsIn(phase(before(laying), 1, { dice }).events)[0];
    expect(bow(6, 5, 1)).toBe('b1.0 at o1: 7+ hit');
    expect(bow(6, 4)).toBe('b1.0 at o1: 7+ miss');
    expect(bow(5)).toBe('b1.0 at o1: 7+ miss');
  });

  const WAGON: Laying['units'] = {
    b1: { unit: 'dwarf.gunblasterwagon', at: 'D5', speed: 'still', facing: 0, order: FIRE },
    o1: { ...GRUNTS, at: 'D2' },
    o2: { ...GRUNTS, at: 'B4' },
    o3: { ...GRUNTS, at: 'F4' },
    o4: { ...GRUNTS, at: 'F6' },
    o5: { ...GRUNTS, at: 'E4' },
  };
  const guns = (target: string, ...models: number[]) =>
    shot('dwarf.broadside_guns', { target, ...(models.length > 0 && { models }) });

  it('C17: each gun fires through its own side, at a target of its own', () => {
    const state = choosing({ units: WAGON });
    expect(refused(state, shoot('b1', [guns('o1')]))).toMatchObject({ rule: 'ANG-3' });
    expect(refused(state, shoot('b1', [guns('o2', 0, 0)]))).toBeUndefined();
    expect(refused(state, shoot('b1', [guns('o2', 0, 0, 0)]))).toMatchObject({ code: 'no-shot-left' });
    expect(refused(state, shoot('b1', [guns('o4', 0, 0, 0)]))).toMatchObject({ code: 'no-shot-left' });
    expect(refused(state, shoot('b1', [guns('o3', 0), guns('o5', 0)]))).toBeUndefined();
    expect(refused(state, shoot('b1', [guns('o3', 0), guns('o5', 0, 0)]))).toMatchObject({ code: 'no-shot-left' });
  });

  it('C17: all guns with one order, E4 on edge', () => {
    const answers = {
      'shoot blue': [shoot('b1', [guns('o2'), guns('o3', 0), guns('o5', 0), guns('o4')])],
      'gunsmoke b1 dwarf.broadside_guns': hex('E5'),
    };
    const state = before({ units: WAGON });
    const { events } = phase(state, 1, { answers, dice: [1, 1, 1, 1, 1, 1] });
    expect(shotsIn(events).toSorted()).toEqual(
      [
        'b1.0 at o2: 4+ miss',
        'b1.0 at o2: 4+ miss',
        'b1.0 at o3: 4+ miss',
        'b1.0 at o4: 4+ miss',
        'b1.0 at o4: 4+ miss',
        'b1.0 at o5: 5+ miss',
      ].toSorted(),
    );
    const [edge] = factsOf(events, 'shot-fired').filter(({ target }) => target === 'o5');
    expect(edge!.reasons).toContainEqual({ why: 'on_edge', add: -1 });
    expect(edge!.reasons.map(({ why }) => why)).not.toContain('point_blank');
  });

  it('C19: half piercing and −1 at long range, a later hit meets what the first left in the ledger', () => {
    const units: Laying['units'] = {
      b1: { unit: 'dwarf.dwarf_at_gun', at: 'D9', speed: 'still', order: FIRE },
      b2: { unit: 'dwarf.dwarf_at_gun', at: 'D9', speed: 'still', order: FIRE },
      o1: { unit: 'dwarf.dw42', at: 'D1', speed: 'slow', facing: 3 },
    };
    const state = before({ units });
    const dice = [6, 1, 2, 3, 4, 4, 3, 2, 5, 6, 6, 1, 1, 2, 3, 4, 4, 2, 3, 4, 5];
    const { events } = phase(state, 1, { dice });
    expect(factsOf(events, 'armour-rolled').map(({ dice: rolled, result }) => [rolled.length, result])).toEqual([
      [8, 'partly'],
      [8, 'penetrated'],
    ]);
    expect(factsOf(events, 'damage-rolled').map(({ type, result }) => [type, result])).toEqual([
      ['regular', 3],
      ['regular', 8],
      ['critical', 5],
    ]);
    expect(state.units.o1!.ledger).toMatchObject({ fd: 2, criticals: ['cannot_move'] });
    expect(state.units.o1!.harm).toMatchObject({ fd: 0, criticals: [] });
  });
});

describe('ANG-2: the side that is hit', () => {
  const units: Laying['units'] = {
    b1: { ...RIFLES, at: 'D5', harm: { alive: [true, false, false, false] } },
    o1: { unit: 'elf.bear_rider', at: 'E4', speed: 'slow', facing: 3 },
  };
  const armour = (into?: number) => {
    const one = [shoot('b1', [shot('elf.rifle', { target: 'o1', ...(into !== undefined && { into }) })])];
    const dice = [6, ...Array(into === 3 ? 5 : 4).fill(6)];
    const { events } = phase(before({ units }), 1, { answers: { 'shoot blue': one }, dice });
    return factsOf(events, 'armour-rolled').map(({ angle, armour: value }) => [angle, value]);
  };

  it('C09 (e): at a corner the attacker takes 7 or 6, 6 if he says nothing', () => {
    expect(armour()).toEqual([[1, 6]]);
    expect(armour(4)).toEqual([[1, 6]]);
    expect(armour(3)).toEqual([[0, 7]]);
  });
});

describe('GUN-4: targets', () => {
  it('are chosen by each model independently', () => {
    const state = before({ units: { b1: RIFLES, o1: GRUNTS, o2: { ...GRUNTS, at: 'D3' } } });
    const split = [shot('elf.rifle', { target: 'o2', models: [0, 2] }), shot('elf.rifle', { target: 'o1' })];
    const { events } = phase(state, 1, { answers: { 'shoot blue': [shoot('b1', split)] }, dice: [1, 1, 1, 1] });
    expect(shotsIn(events).map((text) => text.slice(0, 10))).toEqual([
      'b1.0 at o2',
      'b1.1 at o1',
      'b1.2 at o2',
      'b1.3 at o1',
    ]);
  });

  it('may be split by shot, where the shots of a weapon need not go together', () => {
    const b1: Placing = {
      unit: 'darkelf.darkelf_infantry',
      equipment: ['darkelf.smg'],
      at: 'D8',
      speed: 'slow',
      harm: { alive: [true, false, false, false] },
      order: { gunnery: ['Fire', 'Fire'] },
    };
    const state = before({ units: { b1, o1: { ...GRUNTS, at: 'D6' }, o2: { ...GRUNTS, at: 'D7' } } });
    const one = [
      shoot('b1', [shot('darkelf.smg', { target: 'o1', models: [0] }), shot('darkelf.smg', { target: 'o2' })]),
    ];
    const { events } = phase(state, 1, { answers: { 'shoot blue': one }, dice: [1, 1] });
    expect(shotsIn(events)).toHaveLength(2);
  });

  it('are of no use to dead models', () => {
    const b1: Placing = { ...RIFLES, harm: { alive: [false, true, false, true] } };
    const { events } = phase(before({ units: { b1, o1: GRUNTS } }), 1, { dice: [1, 1] });
    expect(shotsIn(events).map((text) => text.slice(0, 4))).toEqual(['b1.1', 'b1.3']);
  });

  it('are fired at freely, whatever the order, but not while shaken, hidden or unconscious', () => {
    const polar = (more: Partial<Placing>): Placing => ({
      unit: 'elf.dire_polar_bear_riders',
      at: 'D8',
      speed: 'slow',
      ...more,
    });
    const fires = (more: Partial<Placing>, part: 1 | 2 = 1) =>
      shotsIn(
        phase(before({ units: { b1: polar(more), o1: GRUNTS } }, part), part, {
          dice: more.harm || more.hidden ? [] : [1],
        }).events,
      ).length;
    expect(fires({})).toBe(1);
    expect(fires({ order: { gunnery: ['-', 'Load'] } }, 2)).toBe(1);
    expect(fires({ harm: { shaken: 1 } })).toBe(0);
    expect(fires({ harm: { unconscious: true } })).toBe(0);
    expect(fires({ hidden: true })).toBe(0);
  });

  it('are asked of a side only if something could be shot at', () => {
    const asked = (units: Laying['units']) => phase(before({ units }), 1, { dice: [1, 1, 1, 1] }).asked;
    expect(asked({ b1: RIFLES, o1: GRUNTS }).map(({ key }) => key)).toEqual(['shoot blue']);
    const blind = phase(before({ units: { b1: RIFLES, o1: GRUNTS }, hexes: { D6: 'mountain' } }), 1);
    expect(blind.asked).toEqual([]);
    expect(blind.events.map(({ kind }) => kind)).toEqual(['parts-read']);
  });

  it('are chosen by both sides at once', () => {
    const o1: Placing = { unit: 'ork.ork_infantry', at: 'D6', speed: 'still', order: FIRE };
    const { asked } = phase(before({ units: { b1: RIFLES, o1 } }), 1, { dice: Array(8).fill(1) });
    expect(asked.map(({ key, prompt, seat }) => [key, prompt, seat])).toEqual([
      ['shoot blue', 'shoot', 'blue'],
      ['shoot orange', 'shoot', 'orange'],
    ]);
  });
});

describe('DET-6: the order of shots', () => {
  const bow = (at: string, more: Partial<Placing> = {}): Placing => ({
    unit: 'elf.elf_archer',
    at,
    speed: 'still',
    harm: { alive: [true, false, false, false] },
    order: { gunnery: ['Fire', 'Fire'] },
    ...more,
  });

  it('is seat 1 before seat 2, units by number, models by index, weapons as listed, DET-2', () => {
    const robots: Placing = {
      unit: 'darkelf.roboprosthetic_darkelf',
      equipment: ['darkelf.integrated_pistol'],
      at: 'D6',
      speed: 'still',
      harm: { alive: [true, true, false, false] },
      order: FIRE,
    };
    const units = { b10: bow('D7'), b2: bow('E7'), o1: robots };
    const { events } = phase(before({ units }), 1, { dice: Array(6).fill(1) });
    expect(factsOf(events, 'shot-fired').map(({ by, model, weapon }) => `${by}.${model} ${weapon}`)).toEqual([
      'b2.0 elf.elf_bow',
      'b10.0 elf.elf_bow',
      'o1.0 darkelf.rifle',
      'o1.0 darkelf.integrated_pistol',
      'o1.1 darkelf.rifle',
      'o1.1 darkelf.integrated_pistol',
    ]);
  });

  it('is by ascending priority before that', () => {
    const first = { order: { gunnery: ['Fire', 'Fire'], priority: -1 } } as const;
    const units = { b1: bow('D7'), b2: bow('E7', first), o1: { ...GRUNTS, at: 'D6' } };
    const { events } = phase(before({ units }), 1, { dice: [1, 1] });
    expect(factsOf(events, 'shot-fired').map(({ by }) => by)).toEqual(['b2', 'b1']);
  });

  it('loses shots at a unit that is destroyed in the ledger, without a die', () => {
    const o1: Placing = { unit: 'darkelf.scout', at: 'D6', speed: 'slow' };
    const state = before({ units: { b1: bow('D7'), b2: bow('E7'), o1 } });
    const { events } = phase(state, 1, { dice: [6, 6] });
    expect(shotsIn(events)).toHaveLength(1);
    expect(factsOf(events, 'shot-lost').map(({ by, target }) => [by, target])).toEqual([['b2', 'o1']]);
    expect(state.units.o1!.status).toBe('field');
  });

  it('lets units fire that are destroyed in the ledger already: all shots are simultaneous, DET-5', () => {
    const b1 = bow('D7');
    const o1: Placing = { unit: 'darkelf.scout', at: 'D6', speed: 'still', order: FIRE };
    const { events } = phase(before({ units: { b1, o1 } }), 1, { dice: [6, 6, 1] });
    expect(factsOf(events, 'shot-fired').map(({ by }) => by)).toEqual(['b1', 'o1']);
  });
});

describe('GUN-3: aiming', () => {
  const token = (where: string, turn: number, part: 1 | 2, word = 'Aim') => ({
    word,
    at: hex(where),
    until: { turn, part },
  });
  const far: Placing = { ...GRUNTS, at: 'D1' };

  it('takes a token at the end of the phase, good up to the same part of the next turn', () => {
    const state = before({ units: { b1: { ...RIFLES, order: { gunnery: ['Aim', '-'] } }, o1: GRUNTS }, turn: 4 });
    const { events } = phase(state, 1);
    expect(state.units.b1!.aim).toEqual([token('D8', 5, 1)]);
    expect(factsOf(events, 'aims-changed').map(({ units }) => units)).toEqual([['b1']]);
  });

  it('replaces an older token of the same word only', () => {
    const b1: Placing = {
      unit: 'ork.ork_char_b1',
      at: 'D8',
      speed: 'slow',
      aim: [token('D9', 1, 2, 'Aim(p)'), token('D9', 1, 2, 'Aim(h)')],
      order: { gunnery: ['Aim(p)', 'Load(h)'] },
    };
    const state = before({ units: { b1, o1: { unit: 'elf.elf_infantry', at: 'A1' } } });
    phase(state, 1);
    expect(state.units.b1!.aim).toEqual([token('D9', 1, 2, 'Aim(h)'), token('D8', 2, 1, 'Aim(p)')]);
  });

  it('is used up by a weapon that the token matches, after the phase', () => {
    const aimed: Placing = { ...RIFLES, aim: [token('D8', 1, 1)] };
    const state = before({ units: { b1: aimed, o1: GRUNTS } });
    const { events } = phase(state, 1, { dice: [1, 1, 1, 1] });
    expect(shotsIn(events).every((text) => text.includes(': 2+'))).toBe(true);
    expect(state.units.b1!.aim).toEqual([]);
  });

  it('is kept by who holds fire, or fires something else', () => {
    const held = before({ units: { b1: { ...RIFLES, aim: [token('D8', 1, 1)] }, o1: GRUNTS } });
    phase(held, 1, { answers: { 'shoot blue': [shoot('b1', [])] } });
    expect(held.units.b1!.aim).toHaveLength(1);
    const polar: Placing = { unit: 'elf.dire_polar_bear_riders', at: 'D8', speed: 'still', aim: [token('D8', 1, 1)] };
    const arrows = before({ units: { b1: polar, o1: GRUNTS } });
    phase(arrows, 1, { dice: [1] });
    expect(arrows.units.b1!.aim).toHaveLength(1);
  });

  it('is not used up by a token that is too old', () => {
    const state = before(
      { units: { b1: { ...RIFLES, order: { gunnery: ['-', 'Fire'] }, aim: [token('D8', 1, 1)] }, o1: far } },
      2,
    );
    const { events } = phase(state, 2, { dice: [1, 1, 1, 1] });
    expect(factsOf(events, 'shot-fired')[0]!.reasons.map(({ why }) => why)).not.toContain('aim');
    expect(state.units.b1!.aim).toHaveLength(1);
  });
});

describe('what all see', () => {
  it('of a shot is everything: dice, needs and reasons', () => {
    const state = before({ units: { b1: RIFLES, o1: GRUNTS } });
    const { events } = phase(state, 1, { dice: [1, 1, 1, 1] });
    const [fired] = events.filter(({ kind }) => kind === 'shot-fired');
    expect(seenBy(state, fired!, PUBLIC)).toMatchObject({ needed: 4, dice: [1], reasons: [{ why: 'still', add: 1 }] });
  });
});
